import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import { matchRequestLimit } from '#domain/matches/limits.ts'
import type { Surroundings } from '../../../dependencies.ts'
import { personTopic } from '../../../http/events.ts'
import { defineTask } from '../../../tasks/task.ts'
import { readLedger } from '../../reveals/queries.ts'
import { revealedKinds } from '../../reveals/view.ts'
import { noteSearches } from '../commands/note-searches.ts'
import { scorePair } from '../commands/score-pair.ts'
import { dropUntouched, type ScoredPair, storeScores } from '../commands/store-matches.ts'
import { findOwnJobs, readNearJobs } from '../queries/near-jobs.ts'
import { readScoredCandidates, type ScoredCandidate } from '../queries/scored-candidates.ts'
import { readScoredJobs, type ScoredJob } from '../queries/scored-jobs.ts'
import { readListed } from '../queries/unchanged.ts'

/** Nearest by text, and half as many by title and by must-haves; what ranks below is not on anybody's first pages. */
const searchedJobs = 200
/** As many as one statement stores: the reads around them cost the same for fewer. */
const scoredAtOnce = 50

/**
 * A candidate's list anew, after a change of résumé or preferences and once a day: the best twenty first, so that the page
 * has something to show, then everything worth listing; what no longer fits leaves at the end.
 */
export const scoreCandidate = defineTask({
  name: 'matches.resume-changed',
  input: z.object({ candidateId: z.uuid(), resumeId: z.uuid() }),
  options: { concurrency: 2 },
  async run(around, { candidateId }) {
    const { db, bus } = around
    // Whichever résumé asked, the active one counts.
    const [candidate] = await readScoredCandidates(db, [candidateId])
    if (!candidate) return
    const before = await readListed(db, candidateId)
    const own = new Set(await findOwnJobs(db, candidateId))
    const near = await readNearJobs(db, candidate, { most: searchedJobs, now: around.clock.now() })
    const known = new Set(near.map(({ id }) => id))
    const jobs = [
      ...near,
      ...(await readScoredJobs(
        db,
        [...own].filter((id) => !known.has(id)),
      )),
    ]
    const ordered = await bestFirst(around.clock.now(), { candidate, jobs, own })

    const kept = new Set<string>()
    for (const chunk of chunksOf(ordered)) {
      for (const jobId of await storeChunk(around, { candidate, jobs: chunk, own })) kept.add(jobId)
      if (chunk[0] === ordered[0]) bus.publish(personTopic(candidateId), { kind: 'matches' })
    }
    await dropUntouched(
      db,
      candidateId,
      before.filter(({ jobId }) => !kept.has(jobId)),
    )
    await noteSearches(db, [candidateId], around.clock.now())
    bus.publish(personTopic(candidateId), { kind: 'matches' })
  },
})

type Scored = { candidate: ScoredCandidate; jobs: readonly ScoredJob[]; own: ReadonlySet<string> }

/** What is seen first is stored first. Only an order: each pair is scored with all that is known of it when it is stored. */
async function bestFirst(now: Date, { candidate, jobs, own }: Scored): Promise<ScoredJob[]> {
  const ranked: { job: ScoredJob; rank: number }[] = []
  for (const [at, job] of jobs.entries()) {
    const pair = scorePair(candidate, job, { revealed: [], isEngaged: own.has(job.id), now })
    ranked.push({ job, rank: pair.isListed && pair.row.gate !== 'fail' ? (pair.row.composite ?? 0) : -1 })
    // Requests come between: one process may do both.
    if (at % scoredAtOnce === scoredAtOnce - 1) await setImmediate()
  }
  return ranked.toSorted((one, other) => other.rank - one.rank).map(({ job }) => job)
}

/** Twenty, then as many as one statement stores. */
function chunksOf(jobs: readonly ScoredJob[]): (readonly ScoredJob[])[] {
  const chunks = [jobs.slice(0, matchRequestLimit)]
  for (let from = matchRequestLimit; from < jobs.length; from += scoredAtOnce) {
    chunks.push(jobs.slice(from, from + scoredAtOnce))
  }
  return chunks
}

/** Scores and stores; answers the jobs that stay on the list. What changed since it was read is read again. */
async function storeChunk(around: Surroundings, { candidate, jobs, own }: Scored): Promise<string[]> {
  const { db } = around
  const kept = await storeScores(db, async (stale) => {
    if (!stale) return scoreAll(around, { candidate, jobs, own })
    const [now] = await readScoredCandidates(db, [candidate.id])
    if (!now) return []
    const changed = await readScoredJobs(
      db,
      stale.map(({ row }) => row.jobId),
    )
    return scoreAll(around, { candidate: now, jobs: changed, own })
  })
  return kept.map(({ row }) => row.jobId)
}

async function scoreAll({ db, clock }: Surroundings, { candidate, jobs, own }: Scored): Promise<ScoredPair[]> {
  const ledger = await readLedger(
    db,
    candidate.id,
    jobs.map(({ id }) => id),
  )
  const now = clock.now()
  return jobs.map((job) =>
    scorePair(candidate, job, { revealed: revealedKinds(ledger, job.id), isEngaged: own.has(job.id), now }),
  )
}
