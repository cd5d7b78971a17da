import type { RedFlag } from '../analysis-schema.ts'
import type { LayoutFacts } from '../layout-facts.ts'
import { findDateRanges } from '../reading/dates.ts'
import { hasPlaceholder } from '../reading/placeholders.ts'
import { monthNumber, roleInterval } from '../reading/years.ts'
import type { HeldRole, ResumeReading } from '../reading.ts'
import { tenseFlags } from './tense.ts'

const gapMonths = 6
const overlapMonths = 3
const shortStayMonths = 8
/** Older gaps explain themselves. */
const lookBackYears = 10
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export type Gap = { from: number; to: number; lines: number[] }

export function redFlags(reading: ResumeReading, layout: LayoutFacts, today: string): RedFlag[] {
  return [
    ...scanned(layout),
    ...contradictions(reading, today),
    ...findGaps(reading, today).map(gapFlag),
    ...overlaps(reading, today),
    ...shortStays(reading, today),
    ...tenseFlags(reading),
    ...personalData(reading),
    ...unfilled(reading),
    ...hidden(reading),
    ...tooLong(reading, layout),
  ].slice(0, 8)
}

export function periodName(from: number, to: number): string {
  return `${monthName(from)} to ${monthName(to)}`
}

function monthName(month: number): string {
  return `${monthNames[month % 12]} ${Math.floor(month / 12)}`
}

/** Months without a dated role between the first and the last one. */
export function findGaps(reading: ResumeReading, today: string): Gap[] {
  const dated = datedRoles(reading.roles, today).sort((a, b) => a.from - b.from)
  const oldest = monthNumber(today) - lookBackYears * 12
  const studies = studyTimes(reading)
  const gaps: Gap[] = []
  let reached: (typeof dated)[number] | null = null
  for (const one of dated) {
    if (
      reached &&
      one.from - reached.to >= gapMonths &&
      one.from > oldest &&
      !isFromYearsOnly(reached.role, one.role) &&
      !isStudied(studies, reached.to, one.from)
    )
      gaps.push({ from: reached.to, to: one.from - 1, lines: [reached.role.lines.from, one.role.lines.from] })
    if (!reached || one.to > reached.to) reached = one
  }
  return gaps
}

/** Months in which the education section says that somebody studied. */
function studyTimes(reading: ResumeReading): { from: number; to: number }[] {
  const lines = reading.sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ lines: { from, to } }) => reading.text.split('\n').slice(from, to + 1))
  return lines.flatMap((line) =>
    findDateRanges(line.replaceAll('  ', '\t')).flatMap(({ start, end }) =>
      start && end ? [{ from: monthNumber(start), to: monthNumber(end) + 12 }] : [],
    ),
  )
}

/** Half of a gap in studies explains it. */
function isStudied(studies: readonly { from: number; to: number }[], from: number, to: number): boolean {
  return studies.some((study) => Math.min(study.to, to) - Math.max(study.from, from) >= (to - from) / 2)
}

function datedRoles(roles: readonly HeldRole[], today: string) {
  return roles.flatMap((role) => {
    const interval = roleInterval(role, today)
    return interval ? [{ ...interval, role }] : []
  })
}

/** "2015–2018" and "2019–2021" leave no gap that anybody could know of. */
function isFromYearsOnly(before: HeldRole, after: HeldRole): boolean {
  const isJanuary = (month: string | null) => month?.endsWith('-01') ?? false
  return (
    isJanuary(before.end) &&
    isJanuary(after.start) &&
    monthNumber(after.start ?? '') - monthNumber(before.end ?? '') <= 12
  )
}

function gapFlag(gap: Gap): RedFlag {
  return {
    where: `A gap from ${periodName(gap.from, gap.to)}`,
    whyItMatters: 'A reader who cannot explain a gap invents a reason.',
    softFix: 'One line is enough: study, care, travel, a project, looking for the right role.',
    lines: gap.lines,
  }
}

function contradictions(reading: ResumeReading, today: string): RedFlag[] {
  return reading.roles.flatMap((role): RedFlag[] => {
    const isReversed = role.start !== null && role.end !== null && role.end < role.start
    const isAhead = role.start !== null && role.start > today.slice(0, 7)
    if (!isReversed && !isAhead) return []
    return [
      {
        where: `Dates of ${role.title ?? role.employer ?? 'a role'}`,
        whyItMatters: isReversed
          ? 'The end comes before the start, so this role counts for nothing.'
          : 'The start lies in the future.',
        softFix: 'Check the two dates.',
        lines: [role.lines.from],
      },
    ]
  })
}

/** Work that is meant to go on beside other work. */
function isBeside({ title, employer }: HeldRole): boolean {
  return /freelanc|self.?employed|volunteer|board|part.?time|consultant|own(?:er)?\b|founder/i.test(
    `${title} ${employer}`,
  )
}

function overlaps(reading: ResumeReading, today: string): RedFlag[] {
  const dated = datedRoles(reading.roles, today)
  const pairs = dated.flatMap((one, at) =>
    dated.slice(at + 1).flatMap((other) => {
      const months = Math.min(one.to, other.to) - Math.max(one.from, other.from)
      return months >= overlapMonths &&
        one.role.employer !== other.role.employer &&
        !isBeside(one.role) &&
        !isBeside(other.role)
        ? [{ one, other, months }]
        : []
    }),
  )
  const [worst] = pairs.sort((a, b) => b.months - a.months)
  if (!worst) return []
  const name = (role: HeldRole) => role.employer ?? role.title ?? 'a role'
  return [
    {
      where: `${name(worst.one.role)} and ${name(worst.other.role)} overlap by ${worst.months} months`,
      whyItMatters: 'A reader may take it for a mistake in the dates.',
      softFix: 'If both are right, say “part-time”, “freelance” or “alongside studies”.',
      lines: [worst.one.role.lines.from, worst.other.role.lines.from],
    },
  ]
}

function shortStays(reading: ResumeReading, today: string): RedFlag[] {
  const short = datedRoles(reading.roles, today).filter(
    ({ from, to, role }) =>
      to - from < shortStayMonths &&
      !role.isCurrent &&
      from > monthNumber(today) - lookBackYears * 12 &&
      !/intern|trainee|contract|freelance|temporary|seasonal|summer|praktik|werkstudent|stag|alternance|becari|tirocin|tutor|assistant/i.test(
        role.title ?? '',
      ),
  )
  if (short.length < 2) return []
  return [
    {
      where: `${short.length} stays of less than ${shortStayMonths} months`,
      whyItMatters: 'Several short stays in a row raise the question why.',
      softFix: 'Say where it was a contract, a project or a closing company.',
      lines: short.map(({ role }) => role.lines.from),
    },
  ]
}

function unfilled(reading: ResumeReading): RedFlag[] {
  const lines = reading.text.split('\n').flatMap((line, at) => (hasPlaceholder(line) ? [at] : []))
  if (lines.length === 0) return []
  return [
    {
      where: 'Words of a template',
      whyItMatters: '“Company Name” or “City, State” shows that a line was not filled in, and hides where you worked.',
      softFix: 'Put the real names in. Where you may not name an employer, say what it does and how large it is.',
      lines: lines.slice(0, 5),
    },
  ]
}

const personal: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:date of birth|birth ?date|d\.?o\.?b\.?|born (?:on|in)|geburtsdatum|geboren am|date de naissance|née? le|fecha de nacimiento|geboortedatum|data di nascita)\b/i,
    'Your date of birth',
  ],
  [
    /\b(?:marital status|married|single|divorced|familienstand|ledig|verheiratet|situation familiale|célibataire|mariée?|estado civil|burgerlijke staat|stato civile)\s*(?::|$)/im,
    'Your marital status',
  ],
  [/\b(?:religion|konfession|caste)\s*:/i, 'Your religion'],
  [
    /\b(?:passport (?:no|number)|social security (?:no|number)|ssn|aadhaar|pan no|national id)\b/i,
    'An identity number',
  ],
  [/\b(?:father'?s name|mother'?s name|husband'?s name)\b/i, 'Names of your family'],
]

function personalData(reading: ResumeReading): RedFlag[] {
  const lines = reading.text.split('\n')
  return personal.flatMap(([pattern, name]): RedFlag[] => {
    const found = lines.flatMap((line, at) => (pattern.test(line) ? [at] : []))
    if (found.length === 0) return []
    return [
      {
        where: name,
        whyItMatters: 'Nobody needs it to judge your work, and in many countries nobody may ask for it.',
        softFix: 'Take it out.',
        lines: found.slice(0, 3),
      },
    ]
  })
}

function scanned({ recognizedPages, unreadPages }: LayoutFacts): RedFlag[] {
  if (recognizedPages === 0) return []
  const pages = recognizedPages === 1 ? 'one page' : `${recognizedPages} pages`
  return [
    {
      where: `Text recognized from ${recognizedPages === 1 ? 'a picture' : 'pictures'}`,
      whyItMatters:
        unreadPages === 0
          ? `We recognized the words on ${pages}. Single letters, above all those with accents, can come out wrong.`
          : `We recognized the words on the first ${pages}; ${unreadPages} more we did not read. Single letters, above all those with accents, can come out wrong.`,
      softFix: 'Look through “What we read”, and export a version with real text when you can.',
      lines: [],
    },
  ]
}

function hidden(reading: ResumeReading): RedFlag[] {
  if (reading.hiddenText.length === 0) return []
  return [
    {
      where: 'Text that a reader cannot see',
      whyItMatters: 'Hidden words look like a trick to any system that finds them. We left them out.',
      softFix: 'Remove them, or show them if they are true.',
      lines: [],
    },
  ]
}

function tooLong(reading: ResumeReading, layout: LayoutFacts): RedFlag[] {
  const words = reading.text.split(/\s+/).length
  if (words < 1400 && (layout.pages ?? 1) <= 3) return []
  return [
    {
      where: words >= 1400 ? `${words} words` : `${layout.pages} pages`,
      whyItMatters: 'Past two pages the first one is read less carefully.',
      softFix: 'Shorten what is older than ten years to one line a role.',
      lines: [],
    },
  ]
}
