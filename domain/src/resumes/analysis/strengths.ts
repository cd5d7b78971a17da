import { levelOfTitle } from '../../taxonomy/title-words.ts'
import type { ResumeAnalysis } from '../analysis-schema.ts'
import { byRecency, roleInterval } from '../reading/years.ts'
import { type HeldRole, seniorities } from '../reading.ts'
import type { Case } from './case.ts'
import { shorten, withArticle } from './wording.ts'

type TopWins = ResumeAnalysis['topWins']

const evidenceRich = 0.6

/** True good things with the lines they come from, best first. */
export function topWins(one: Case): TopWins {
  const { reading, bullets, evidence } = one
  const strong = bullets.filter((bullet) => bullet.hasOutcome)
  const shown = reading.skills.filter((skill) => skill.shownInRole)
  const wins: (TopWins[number] | null)[] = [
    growth(one),
    strong.length >= 3 && strong.length / bullets.length >= 0.4
      ? {
          text: `${strong.length} of ${bullets.length} bullets name an outcome`,
          lines: strong.flatMap((bullet) => bullet.lines),
        }
      : strong[0]
        ? { text: `A result with a figure: “${shorten(strong[0].text, 70)}”`, lines: strong[0].lines }
        : null,
    longStay(one),
    targetFit(one),
    shown.length >= 5
      ? {
          text: `${shown.length} skills shown in use, not only listed`,
          lines: shown.slice(0, 6).flatMap((skill) => skill.lines.slice(0, 1)),
        }
      : null,
    reading.certificates.length > 0
      ? {
          text:
            reading.certificates.length === 1
              ? `A certificate: ${shorten(reading.certificates[0] ?? '', 60)}`
              : `${reading.certificates.length} certificates or licences`,
          lines: sectionLines(one, 'certificates'),
        }
      : null,
    evidence.withVerb !== null && bullets.length >= 3 && evidence.withVerb / bullets.length >= 0.8
      ? { text: 'Bullets open with a verb', lines: bullets.slice(0, 5).flatMap((bullet) => bullet.lines.slice(0, 1)) }
      : null,
    reading.languages.length >= 2
      ? {
          text: `${reading.languages.length} languages: ${reading.languages.slice(0, 4).join(', ')}`,
          lines: sectionLines(one, 'languages'),
        }
      : null,
    one.checks.contactBlock.passed
      ? { text: 'Contact details are complete', lines: one.checks.contactBlock.lines }
      : null,
    one.checks.missingStandardHeaders.passed
      ? { text: 'Every section carries its usual name', lines: one.checks.missingStandardHeaders.lines }
      : null,
    reading.education.length > 0
      ? {
          text: `Education is stated: ${shorten(reading.education[0]?.text ?? '', 60)}`,
          lines: [reading.education[0]?.lines.from ?? 0],
        }
      : null,
  ]
  return wins.filter((win) => win !== null).slice(0, 5)
}

export function badgesOf(one: Case, ats: number): ResumeAnalysis['badges'] {
  const { checks, evidence } = one
  return [
    ...(checks.parseableLayout.passed &&
    checks.weirdCharactersOrColumns.passed &&
    one.layout.hiddenRuns === 0 &&
    one.layout.recognizedPages === 0
      ? (['Clean layout'] as const)
      : []),
    ...(evidence.bullets >= 3 && evidence.withOutcome / evidence.bullets >= evidenceRich
      ? (['Evidence-rich'] as const)
      : []),
    ...(ats >= 80 ? (['ATS-ready'] as const) : []),
  ]
}

function growth(one: Case): TopWins[number] | null {
  const dated = byRecency(one.reading.roles.filter((role) => role.start !== null && role.title !== null))
  const [newest] = dated
  const oldest = dated.at(-1)
  if (!newest || !oldest || newest === oldest) return null
  const level = (role: HeldRole) => seniorities.indexOf(levelOfTitle(role.title ?? '') ?? 'mid')
  if (level(newest) <= level(oldest)) return null
  return { text: `Growth from ${oldest.title} to ${newest.title}`, lines: [oldest.lines.from, newest.lines.from] }
}

function longStay(one: Case): TopWins[number] | null {
  const stays = one.reading.roles.flatMap((role) => {
    const interval = roleInterval(role, one.today)
    return interval ? [{ role, months: interval.to - interval.from }] : []
  })
  const [longest] = stays.sort((a, b) => b.months - a.months)
  if (!longest || longest.months < 48) return null
  const years = Math.floor(longest.months / 12)
  const { employer, title } = longest.role
  return {
    text: `${years} years ${employer ? `at ${employer}` : title ? `as ${title}` : 'at one place'}`,
    lines: [longest.role.lines.from],
  }
}

function targetFit(one: Case): TopWins[number] | null {
  const target = one.targets.find((role) => role.family && role.family.skills.length >= 4)
  if (!target?.family) return null
  const wanted = new Set(target.family.skills)
  const found = one.reading.skills.filter((skill) => wanted.has(skill.name))
  if (found.length < Math.max(3, wanted.size * 0.5)) return null
  return {
    text: `${found.length} of ${wanted.size} usual skills of ${withArticle(target.family.name)} are named`,
    lines: found.flatMap((skill) => skill.lines.slice(0, 1)),
  }
}

function sectionLines(one: Case, kind: string): number[] {
  return one.reading.sections.filter((section) => section.kind === kind).map((section) => section.lines.from)
}
