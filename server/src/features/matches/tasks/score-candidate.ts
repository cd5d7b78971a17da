import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import { matchRequestLimit } from '#domain/matches/limits.ts'
import type { Surroundings } from '../../../dependencies.ts'
import { personTopic } from '../../../http/events.ts'
import { defineTask } from '../../../tasks/task.ts'
import { readLedger } from '../../reveals/queries.ts'
import { revealedKinds } from '../../reveals/view.ts'
import { scorePair } from '../commands/score-pair.ts'
import { dropUntouched, storeScores } from '../commands/store-matches.ts'
import { findNearJobs, findOwnJobs } from '../queries/near-jobs.ts'
import { readScoredCandidates } from '../queries/scored-candidates.ts'
import { readScoredJobs } from '../queries/scored-jobs.ts'
import { readListed } from '../queries/unchanged.ts'

/** From each of the three searches; what ranks below is not on anybody's first pages. */
const searchedJobs = 200
/** As many as one statement stores: the reads around them cost the same for fewer. */
const scoredAtOnce = 50

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
    const before = await readListed(around.db, candidateId)
    const own = new Set(await findOwnJobs(around.db, candidateId))
    const first = await findNearJobs(around.db, candidate, matchRequestLimit)
    const listed = await scoreAgainst(around, candidateId, { jobIds: first.slice(0, matchRequestLimit), own })
    around.bus.publish(personTopic(candidateId), { kind: 'matches' })

    const all = new Set([...(await findNearJobs(around.db, candidate, searchedJobs)), ...own])
    const rest = [...all].filter((id) => !first.slice(0, matchRequestLimit).includes(id))
    const more = await scoreAgainst(around, candidateId, { jobIds: rest, own })
    const kept = new Set([...listed, ...more])
    await dropUntouched(
      around.db,
      candidateId,
      before.filter(({ jobId }) => !kept.has(jobId)),
    )
    around.bus.publish(personTopic(candidateId), { kind: 'matches' })
  },
})

/** Scores and stores; answers the jobs that stay on the list. */
async function scoreAgainst(
  { db, clock }: Surroundings,
  candidateId: string,
  { jobIds, own }: { jobIds: readonly string[]; own: ReadonlySet<string> },
): Promise<string[]> {
  const listed: string[] = []
  for (let from = 0; from < jobIds.length; from += scoredAtOnce) {
    const chunk = jobIds.slice(from, from + scoredAtOnce)
    const kept = await storeScores(db, async (stale) => {
      const ids = stale?.map(({ row }) => row.jobId) ?? chunk
      const [candidate] = await readScoredCandidates(db, [candidateId])
      if (!candidate) return []
      const ledger = await readLedger(db, candidateId, ids)
      return (await readScoredJobs(db, ids)).map((job) =>
        scorePair(candidate, job, {
          revealed: revealedKinds(ledger, job.id),
          isEngaged: own.has(job.id),
          now: clock.now(),
        }),
      )
    })
    listed.push(...kept.map(({ row }) => row.jobId))
    // Requests come between the chunks: one process may do both.
    await setImmediate()
  }
  return listed
}
