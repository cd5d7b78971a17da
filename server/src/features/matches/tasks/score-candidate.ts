import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import { matchRequestLimit } from '#domain/matches/limits.ts'
import type { Surroundings } from '../../../dependencies.ts'
import { personTopic } from '../../../http/events.ts'
import { defineTask } from '../../../tasks/task.ts'
import { readLedger } from '../../reveals/queries.ts'
import { revealedKinds } from '../../reveals/view.ts'
import { scorePair } from '../commands/score-pair.ts'
import { keepOnly, type MatchRow, storeMatches } from '../commands/store-matches.ts'
import { findNearJobs, findOwnJobs } from '../queries/near-jobs.ts'
import { readScoredCandidates, type ScoredCandidate } from '../queries/scored-candidates.ts'
import { readScoredJobs } from '../queries/scored-jobs.ts'

/** From each of the three searches; what ranks below is not on anybody's first pages. */
const searchedJobs = 200
const scoredAtOnce = 25

/**
 * A candidate's list anew, after a change of résumé or preferences: the nearest twenty first, so that the page has
 * something to show, then everything worth scoring; what no longer fits leaves at the end.
 */
export const scoreCandidate = defineTask({
  name: 'matches.resume-changed',
  input: z.object({ candidateId: z.uuid(), resumeId: z.uuid() }),
  options: { concurrency: 2 },
  async run(around, { candidateId }) {
    // Whichever résumé asked, the active one counts.
    const [candidate] = await readScoredCandidates(around.db, [candidateId])
    if (!candidate) return
    const own = new Set(await findOwnJobs(around.db, candidateId))
    const first = await findNearJobs(around.db, candidate, matchRequestLimit)
    const listed = await scoreAgainst(around, candidate, { jobIds: first.slice(0, matchRequestLimit), own })
    around.bus.publish(personTopic(candidateId), { kind: 'matches' })

    const all = new Set([...(await findNearJobs(around.db, candidate, searchedJobs)), ...own])
    const rest = [...all].filter((id) => !first.slice(0, matchRequestLimit).includes(id))
    const more = await scoreAgainst(around, candidate, { jobIds: rest, own })
    await keepOnly(around.db, candidateId, [...listed, ...more])
    around.bus.publish(personTopic(candidateId), { kind: 'matches' })
  },
})

/** Scores and stores; answers the jobs that stay on the list. */
async function scoreAgainst(
  { db, clock }: Surroundings,
  candidate: ScoredCandidate,
  { jobIds, own }: { jobIds: readonly string[]; own: ReadonlySet<string> },
): Promise<string[]> {
  const listed: string[] = []
  for (let from = 0; from < jobIds.length; from += scoredAtOnce) {
    const chunk = jobIds.slice(from, from + scoredAtOnce)
    const ledger = await readLedger(db, candidate.id, chunk)
    const rows: MatchRow[] = []
    for (const job of await readScoredJobs(db, chunk)) {
      const pair = scorePair(candidate, job, { revealed: revealedKinds(ledger, job.id), now: clock.now() })
      if (pair.isWorthListing || own.has(job.id)) rows.push(pair.row)
    }
    await storeMatches(db, rows)
    listed.push(...rows.map((row) => row.jobId))
    // Requests come between the chunks: one process may do both.
    await setImmediate()
  }
  return listed
}
