import type { TextEdit } from '../analysis-schema.ts'
import { datesOf } from './ats-checks.ts'
import { type Case, type DraftFix } from './case.ts'
import { fileFixes } from './file-fixes.ts'
import { mended, plainFix } from './plain-fix.ts'
import { draftSummary } from './summary-line.ts'

/** What a scanner stumbles over, each with what it would gain once mended. */
export function layoutFixes(one: Case): DraftFix[] {
  return [
    ...fileFixes(one),
    ...layoutFix(one),
    ...characterFix(one),
    ...headerFixes(one),
    ...dateFix(one),
    ...orderFix(one),
    ...contactFix(one),
    ...gapsFix(one),
  ]
}

function layoutFix(one: Case): DraftFix[] {
  const check = one.checks.parseableLayout
  if (check.passed) return []
  const { hasColumns, tableRows, textBoxes, headLines } = one.layout
  // Where the running head is all that is wrong, nothing has to be laid out anew.
  const isHeadAlone = headLines > 0 && !hasColumns && tableRows === 0 && textBoxes === 0
  return [
    plainFix(
      'layout',
      isHeadAlone ? 'Move the text of the header and footer into the page' : 'Save a version in one plain column',
      isHeadAlone ? 3 : 15,
      `${check.note}. Text, order and facts stay the same.`,
      { before: null, after: null, change: mended(one, 'parseableLayout') },
    ),
  ]
}

function characterFix(one: Case): DraftFix[] {
  const check = one.checks.weirdCharactersOrColumns
  if (check.passed) return []
  return [
    plainFix('characters', 'Replace icons and odd characters with words', 5, check.note, {
      before: null,
      after: null,
      lines: check.lines,
      change: mended(one, 'weirdCharactersOrColumns'),
    }),
  ]
}

function headerFixes(one: Case): DraftFix[] {
  const { reading } = one
  const has = (kind: string) => reading.sections.some((section) => section.kind === kind)
  const fixes: DraftFix[] = []
  const skills = reading.skills
    .filter((skill) => skill.shownInRole)
    .slice(0, 12)
    .map((skill) => skill.written)
  if (!has('skills') && skills.length >= 3) {
    const after = `Skills\n${skills.join(', ')}`
    fixes.push(
      plainFix(
        'header-skills',
        'Add a Skills section',
        3,
        'These skills are in your roles already; a list lets a scanner find them.',
        {
          before: null,
          after,
          edits: [{ before: '', after, lines: [] }],
          change: mended(one, 'missingStandardHeaders', 5),
        },
      ),
    )
  }
  const opening = has('summary') || reading.summary === null ? -1 : lineOfSummary(one)
  if (opening > 0)
    fixes.push(
      plainFix(
        'header-opening',
        'Head your opening with “Summary”',
        1,
        'A scanner looks for the word; the text is there.',
        {
          before: null,
          after: 'Summary',
          edits: [{ before: '', after: 'Summary', lines: [opening] }],
          lines: [opening],
          change: mended(one, 'missingStandardHeaders', 3),
        },
      ),
    )
  const summary = has('summary') || reading.summary !== null ? null : draftSummary(one)
  if (summary) {
    const after = `Summary\n${summary}`
    fixes.push(
      plainFix(
        'header-summary',
        'Open with a two-line summary',
        5,
        'The first lines decide whether the rest is read. Fill in the blank with what you want next.',
        {
          before: null,
          after,
          edits: [{ before: '', after, lines: firstHeading(one) }],
          change: mended(one, 'missingStandardHeaders', 3),
        },
      ),
    )
  }
  if (!has('education'))
    fixes.push(
      plainFix('header-education', 'Add an Education section', 3, 'Many systems look for it, even if it is one line.', {
        before: null,
        after: 'Education\n[Degree or certificate], [school], [year]',
        change: mended(one, 'missingStandardHeaders', 5),
      }),
    )
  if (!has('experience') && reading.roles.length > 0)
    fixes.push(
      plainFix(
        'header-experience',
        'Head your roles with “Experience”',
        1,
        'Without this word a scanner may not know where your roles begin.',
        { before: null, after: 'Experience', change: mended(one, 'missingStandardHeaders', 7) },
      ),
    )
  return fixes
}

/** Where the contact block ends. */
/** Where the paragraph begins that was read as the summary. */
function lineOfSummary({ reading }: Case): number {
  return reading.text.split('\n').findIndex((line) => line.length > 20 && reading.summary?.startsWith(line))
}

function firstHeading(one: Case): number[] {
  const section = one.reading.sections.find((candidate) => candidate.heading !== null && candidate.kind !== 'contact')
  return section ? [section.lines.from] : []
}

const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function dateFix(one: Case): DraftFix[] {
  const dates = datesOf(one.reading)
  const styles = new Set(dates.map((date) => date.style))
  if (styles.size < 2) return []
  const edits = dates.flatMap((date): TextEdit[] => {
    const after = date.style === 'numeric' ? inWords(date.text) : date.text
    return after === date.text ? [] : [{ before: date.text, after, lines: [date.at] }]
  })
  const odd = dates.find((date) => date.style === 'year') ?? dates[0]
  const [first] = edits
  return [
    plainFix(
      'dates',
      'Write every date the same way',
      Math.max(2, Math.ceil(dates.length / 2)),
      'Month and year in words is safest.',
      {
        before: first?.before ?? odd?.text ?? null,
        after: first?.after ?? (odd ? `[month] ${odd.text}` : null),
        edits,
        lines: one.checks.dateFormatConsistency.lines,
        change: mended(one, 'dateFormatConsistency'),
      },
    ),
  ]
}

/** "03/2019 – 05/2021" → "Mar 2019 – May 2021": the same facts in another form. */
function inWords(text: string): string {
  const name = (month: string) => shortMonths[Number(month) - 1] ?? month
  return text
    .replace(
      /\b((?:19|20)\d\d)[-./](\d{1,2})(?:[-./]\d{1,2})?\b/g,
      (_, year: string, month: string) => `${name(month)} ${year}`,
    )
    .replace(
      /\b(?:\d{1,2}\.)?(0?[1-9]|1[0-2])[/.-]((?:19|20)\d\d)\b/g,
      (_, month: string, year: string) => `${name(month)} ${year}`,
    )
}

function orderFix(one: Case): DraftFix[] {
  const check = one.checks.sectionOrderHint
  if (check.passed) return []
  const now = one.reading.sections.flatMap((section) => section.heading ?? [])
  return [
    plainFix(
      'order',
      'Put the sections in the usual order',
      3,
      `${check.note}. Recruiters look in the first third of page one.`,
      {
        before: now.join(' · '),
        after: usualOrder(one).join(' · '),
        lines: check.lines,
        change: mended(one, 'sectionOrderHint'),
      },
    ),
  ]
}

const usual = [
  'contact',
  'summary',
  'experience',
  'projects',
  'education',
  'certificates',
  'skills',
  'languages',
  'other',
]

function usualOrder(one: Case): string[] {
  return one.reading.sections
    .toSorted((a, b) => usual.indexOf(a.kind) - usual.indexOf(b.kind))
    .flatMap((section) => section.heading ?? [])
}

function contactFix(one: Case): DraftFix[] {
  const check = one.checks.contactBlock
  if (check.passed) return []
  const missing = [
    one.reading.emails.length === 0 ? '[e-mail]' : null,
    one.reading.phones.length === 0 ? '[phone number]' : null,
    one.reading.location === null ? '[city, state or country]' : null,
  ].filter((part) => part !== null)
  return [
    plainFix('contact', 'Complete your contact block', 1, `${check.note}.`, {
      before: null,
      after: missing.join(' | '),
      lines: check.lines,
      change: mended(one, 'contactBlock'),
    }),
  ]
}

function gapsFix(one: Case): DraftFix[] {
  const bare = one.reading.roles.slice(0, 2).filter((role) => role.bullets.length === 0)
  const [first] = bare
  if (!first) return []
  const name = first.title ?? first.employer ?? 'your latest role'
  return [
    plainFix(
      'bare-role',
      `Say what you did as ${name}`,
      8,
      'Your latest roles carry the most weight, and this one has no text.',
      {
        before: null,
        after: '• [Verb] [what you did], [result with a number]',
        lines: [first.lines.from],
        change: (evidence) => ({ ...evidence, complete: Math.min(1, evidence.complete + 0.1) }),
      },
    ),
  ]
}
