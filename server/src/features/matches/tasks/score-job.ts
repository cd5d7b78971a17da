import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import { personTopic } from '../../../http/events.ts'
import { defineTask } from '../../../tasks/task.ts'
import { readKnowing } from '../../reveals/queries.ts'
import { scorePair } from '../commands/score-pair.ts'
import { storeScores, unlistJob } from '../commands/store-matches.ts'
import { readEngaged } from '../queries/engaged.ts'
import { findNearCandidates } from '../queries/near-candidates.ts'
import { readScoredCandidates } from '../queries/scored-candidates.ts'
import { readScoredJobs } from '../queries/scored-jobs.ts'

const searchedCandidates = 500
/** As many as one statement stores: the reads around them cost the same for fewer. */
const scoredAtOnce = 50

/** A job as it now stands: scored for everybody it may be for, or taken off all lists. */
export const scoreJob = defineTask({
  name: 'matches.job-changed',
  input: z.object({ jobId: z.uuid() }),
  async run({ db, clock, bus }, { jobId }) {
    const [job] = await readScoredJobs(db, [jobId])
    if (!job) return unlistJob(db, jobId)
    const candidateIds = await findNearCandidates(db, job, searchedCandidates)
    for (let from = 0; from < candidateIds.length; from += scoredAtOnce) {
      const chunk = candidateIds.slice(from, from + scoredAtOnce)
      const listed = await storeScores(db, async (stale) => {
        const ids = stale?.map(({ row }) => row.candidateId) ?? chunk
        const [now] = await readScoredJobs(db, [jobId])
        if (!now) return []
        const knowing = new Set(await readKnowing(db, jobId, ids))
        const engaged = await readEngaged(db, jobId, ids)
        return (await readScoredCandidates(db, ids)).map((candidate) =>
          scorePair(candidate, now, {
            revealed: knowing.has(candidate.id) ? ['company'] : [],
            isEngaged: engaged.has(candidate.id),
            now: clock.now(),
          }),
        )
      })
      for (const { row } of listed) bus.publish(personTopic(row.candidateId), { kind: 'matches' })
      await setImmediate()
    }
  },
})
