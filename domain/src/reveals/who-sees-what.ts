import type { LedgerEntry } from '../applications/ledger.ts'
import { waitsForQuiz } from '../applications/next-step.ts'
import type { RevealPolicy } from '../jobs/schema.ts'
import { gateWords } from './gate-words.ts'
import type { RevealingJob } from './gates.ts'

/** One line of the privacy ledger on the job page. `since` is set for what has already become known. */
export type LedgerLine = { when: string; since: string | null; text: string; isHidden: boolean }

const nameMoments: Record<RevealPolicy, string> = {
  application_quiz: 'On shortlist',
  shortlist: 'On shortlist',
  interview: 'With interview times',
  never: 'When you agree',
}

export type SeenSoFar = { isSent: boolean; sentAt: string | null; entries: readonly LedgerEntry[] }

/** What each side can see of the other, now and at each gate to come (decisions.md G.47). */
export function whoSeesWhat(job: RevealingJob, seen: SeenSoFar): LedgerLine[] {
  const lines: LedgerLine[] = []
  if (!seen.isSent)
    lines.push({ when: 'Now', since: null, text: 'The employer sees nothing about you.', isHidden: false })
  lines.push({
    when: seen.isSent ? 'Since you sent it' : waitsForQuiz(job) ? 'After Send' : 'When you apply',
    since: seen.sentAt,
    text: 'Code name, scores and snapshot.',
    isHidden: true,
  })
  const name = seen.entries.find((entry) => entry.kind === 'candidate')
  lines.push({
    when: name ? gateWords[name.gate] : nameMoments[job.isAnonymous ? job.policy : 'shortlist'],
    since: name?.at ?? null,
    text: 'Your name and contacts.',
    isHidden: false,
  })
  const company = seen.entries.find((entry) => entry.kind === 'company')
  if (company && company.gate !== 'not_anonymous') {
    lines.push({ when: gateWords[company.gate], since: company.at, text: 'You see the company.', isHidden: false })
  }
  return lines
}
