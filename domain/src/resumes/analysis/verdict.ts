import type { QuickFix } from '../analysis-schema.ts'
import type { Case } from './case.ts'

/** One line for the head of the page: what stands out, and what would help most. */
export function oneLineSummary(one: Case, fixes: readonly QuickFix[]): string {
  return `${strongPoint(one)} ${nextStep(one, fixes)}`
}

function strongPoint(one: Case): string {
  const { reading, evidence } = one
  const years = Math.floor(reading.yearsExperience ?? 0)
  if (evidence.bullets >= 3 && evidence.withOutcome / evidence.bullets >= 0.6)
    return 'Strong results, told with figures.'
  if (years >= 5) return `${years} years of experience come through.`
  if (reading.skills.filter((skill) => skill.shownInRole).length >= 8) return 'Your skills are shown at work.'
  if (evidence.ats >= 80) return 'Clean and easy to read.'
  if (reading.roles.length > 0) return 'Your experience is there.'
  return 'A start is made.'
}

function nextStep(one: Case, fixes: readonly QuickFix[]): string {
  if (one.layout.recognizedPages > 0) return 'Send real text, not a scan.'
  if (one.layout.hiddenRuns > 0) return 'Take out the hidden text first.'
  const { evidence } = one
  if (evidence.bullets < 3) return 'Say what you did in each role.'
  if (evidence.withOutcome / evidence.bullets < 0.4) return 'Let the results speak.'
  const [first] = fixes
  if (!first) return 'Little is left to improve.'
  return (
    {
      dates: 'Write the dates one way.',
      layout: 'Make it easier to scan.',
      verbs: 'Open with verbs.',
      contact: 'Complete the contact block.',
      order: 'Bring the sections into order.',
    }[first.id] ?? 'A few edits would lift it.'
  )
}

/** Two or three sentences under the headline. */
export function summaryText(one: Case): string {
  const { reading, evidence, checks } = one
  const sentences: string[] = []
  if (one.layout.recognizedPages > 0) sentences.push('This file is a scan: we recognized its words from the picture.')
  const roles = reading.roles.length
  const years = reading.yearsExperience
  if (roles > 0)
    sentences.push(
      years === null
        ? `We read ${count(roles, 'role')}, but no dates.`
        : `We read ${count(roles, 'role')} over ${years} ${years === 1 ? 'year' : 'years'} and ${count(reading.skills.length, 'skill')}.`,
    )
  else sentences.push('We could not find a role with a title or employer.')
  if (evidence.bullets >= 3)
    sentences.push(
      evidence.withOutcome / evidence.bullets >= 0.6
        ? 'Most bullets name an outcome.'
        : `${evidence.bullets - evidence.withOutcome} of ${evidence.bullets} bullets name a duty and stop before the outcome.`,
    )
  const weak = Object.values(checks)
    .filter((check) => !check.passed)
    .sort((a, b) => a.points / a.outOf - b.points / b.outOf)[0]
  const missing = weak && /^Not found: (.+)$/.exec(weak.note)?.[1]
  if (missing) sentences.push(`${weak.label}: we found no ${missing}.`)
  else if (weak) sentences.push(`${weak.label}: ${weak.note.charAt(0).toLowerCase()}${weak.note.slice(1)}.`)
  return sentences.join(' ')
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
