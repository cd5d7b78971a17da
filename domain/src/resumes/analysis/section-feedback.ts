import type { ResumeAnalysis } from '../analysis-schema.ts'
import { wordCount } from '../layout/line.ts'
import { isNewestFirst, list } from './ats-checks.ts'
import type { Case } from './case.ts'
import { tellsResults } from './score.ts'
import { longestOpening, usesWornPhrases } from './summary-line.ts'
import { shorten } from './wording.ts'

/** A few lines for each section that is there or ought to be. */
export function sectionFeedback(one: Case): ResumeAnalysis['sectionFeedback'] {
  const feedback: Record<string, string[]> = {
    Contact: contactFeedback(one),
    Summary: summaryFeedback(one),
    Experience: experienceFeedback(one),
    Education:
      one.reading.education.length > 0 ? educationFeedback(one) : ['No education was found. One line is enough.'],
    Skills: skillsFeedback(one),
  }
  if (one.reading.certificates.length > 0) feedback.Certificates = certificateFeedback(one)
  if (one.reading.languages.length > 0) feedback.Languages = languageFeedback(one)
  return feedback
}

function certificateFeedback({ reading }: Case): string[] {
  const dated = reading.certificates.filter((certificate) => /\b(?:19|20)\d\d\b/.test(certificate)).length
  const count = `${reading.certificates.length} found.`
  if (dated === reading.certificates.length) return [`${count} Where one runs out, say until when it is valid.`]
  return [`${count} Give the year, and until when each is valid.`]
}

function languageFeedback({ reading }: Case): string[] {
  const lines = reading.text.split('\n')
  const told = reading.sections
    .filter(({ kind }) => kind === 'languages')
    .flatMap(({ lines: { from, to } }) => lines.slice(from + 1, to + 1))
  const levels = told.join(' ').match(levelOfLanguage)?.length ?? 0
  const named = `${list(reading.languages)}.`
  return [
    levels >= reading.languages.length
      ? `${named} How well you speak each is stated.`
      : `${named} Say how well you speak each.`,
  ]
}

const levelOfLanguage =
  /\b(?:native|fluent|bilingual|proficient|proficiency|conversational|intermediate|basic|advanced|beginner|elementary|mother tongue|[abc][12])\b|mutterspr|fließend|grundkenntnis|courant|matern|notions|nativ|básico|vloeiend|moedertaal|redelijk|goed|madrelingua|buono/gi

function contactFeedback(one: Case): string[] {
  const lines = [one.checks.contactBlock.note + '.']
  if (!one.reading.links.some((link) => /linkedin/i.test(link)))
    lines.push('A LinkedIn address helps a reader to check the rest.')
  return lines
}

function summaryFeedback(one: Case): string[] {
  const summary = one.reading.summary
  if (summary === null) return ['There is none. Two lines that say what you do and what you want are read first.']
  const words = wordCount(summary)
  const lines: string[] = []
  if (words > longestOpening) lines.push(`${words} words are too many for an opening. Keep the best three lines.`)
  if (usesWornPhrases(summary))
    lines.push('Words such as “motivated” or “team player” stand on every résumé. Say what you did instead.')
  if (!/\d/.test(summary)) lines.push('A figure in the first lines makes a reader stop.')
  return lines.length > 0 ? lines : ['Short and concrete.']
}

function experienceFeedback(one: Case): string[] {
  const { reading, evidence } = one
  if (reading.roles.length === 0)
    return ['No role with a title or employer was found. Give each role a line with title, employer and dates.']
  const lines: string[] = []
  const undated = reading.roles.filter((role) => role.start === null).length
  if (undated > 0) lines.push(`${undated} of ${reading.roles.length} roles have no dates.`)
  const unnamed = reading.roles.filter((role) => role.title === null || role.employer === null).length
  if (unnamed > 0)
    lines.push(`In ${unnamed} of ${reading.roles.length} roles we could not tell the title or the employer.`)
  if (!isNewestFirst(reading)) lines.push('Put the newest role first.')
  if (evidence.bullets >= 3) {
    const mark = tellsResults(one) ? 'that is what convinces' : 'six in ten is the mark'
    lines.push(`${evidence.withOutcome} of ${evidence.bullets} bullets name an outcome; ${mark}.`)
    if (evidence.withVerb !== null && evidence.withVerb < evidence.bullets)
      lines.push(notOpened(evidence.bullets - evidence.withVerb))
  } else lines.push('Too few bullets to grade. Three for each of your latest roles is a good number.')
  return lines
}

function notOpened(count: number): string {
  return count === 1 ? '1 bullet does not open with a verb.' : `${count} bullets do not open with a verb.`
}

function educationFeedback(one: Case): string[] {
  const found = one.reading.education.map(({ text }) => `Found: ${shorten(text, 80)}`)
  return found.slice(0, 3)
}

function skillsFeedback(one: Case): string[] {
  const { skills } = one.reading
  if (skills.length === 0) return ['No skills were found. List the ten that matter for the role you want.']
  const listed = skills.filter((skill) => !skill.shownInRole)
  const lines = [`${skills.length} found, ${skills.length - listed.length} of them shown in a dated role.`]
  if (listed.length > 0 && listed.length < skills.length)
    lines.push(`Listed but not shown in a role: ${list(listed.slice(0, 5).map((skill) => skill.written))}.`)
  if (skills.length > 45) lines.push('A shorter list is read; a long one is skipped.')
  return lines
}
