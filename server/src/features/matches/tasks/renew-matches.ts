import { setImmediate } from 'node:timers/promises'
import { and, eq, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { algorithmVersion } from '#domain/matches/algorithm-version.ts'
import { textForMatching } from '#domain/matches/text-for-matching.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Surroundings } from '../../../dependencies.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { defineTask } from '../../../tasks/task.ts'
import { jobs } from '../../jobs/tables.ts'
import { embedJob } from '../../jobs/tasks/embed-job.ts'
import { resumes } from '../../resumes/tables.ts'
import { matches } from '../tables.ts'
import { scoreCandidate } from './score-candidate.ts'

/** A quarter of an hour's worth: what people do comes first, and a full batch asks for the next at once. */
const renewedAtOnce = 100

/**
 * Brings up to date what an earlier version of the product embedded or scored: vectors of another model are made anew, since
 * vectors of two models are never compared, and lists of another algorithm are scored again.
 */
export const renewMatches = defineTask({
  name: 'matches.renew',
  input: z.object({}),
  schedules: [{ cron: '*/15 * * * *', input: {} }],
  async run({ db, embedder }) {
    const isAnswering = (await embedder.embed('Is anybody there?')) !== null
    const renewed = isAnswering ? [await renewResumes(db, embedder), await renewJobs(db, embedder)] : []
    const found = [...renewed, await renewLists(db)]
    if (found.some((count) => count === renewedAtOnce)) {
      await transact(db, (tx) => enqueue(tx, { name: 'matches.renew' }, {}, { key: 'next' }))
    }
  },
})

async function renewResumes(db: Database, embedder: Surroundings['embedder']): Promise<number> {
  const stale = await db
    .select({ candidateId: resumes.candidateId, id: resumes.id, reading: resumes.reading })
    .from(resumes)
    .where(
      and(
        eq(resumes.isActive, true),
        eq(resumes.step, 'done'),
        isOtherModel(resumes, embedder),
        sql`${resumes.reading} is not null`,
      ),
    )
    .limit(renewedAtOnce)
  for (const { candidateId, id, reading } of stale) {
    if (!reading) continue
    const embedding = await embedder.embed(textForMatching(reading))
    if (!embedding) return 0
    await transact(db, async (tx) => {
      await tx
        .update(resumes)
        .set({ embedding, embeddingModel: embedder.model })
        .where(and(eq(resumes.candidateId, candidateId), eq(resumes.id, id), isOtherModel(resumes, embedder)))
      await enqueue(tx, scoreCandidate, { candidateId, resumeId: id }, { key: candidateId })
    })
    await setImmediate()
  }
  return stale.length
}

async function renewJobs(db: Database, embedder: Surroundings['embedder']): Promise<number> {
  const stale = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.state, 'published'), isOtherModel(jobs, embedder)))
    .limit(renewedAtOnce)
  await transact(db, async (tx) => {
    for (const { id } of stale) await enqueue(tx, embedJob, { jobId: id }, { key: id })
  })
  return stale.length
}

async function renewLists(db: Database): Promise<number> {
  const stale = await db
    .selectDistinct({ candidateId: matches.candidateId, resumeId: matches.resumeId })
    .from(matches)
    .where(and(eq(matches.isListed, true), ne(matches.algorithmVersion, algorithmVersion)))
    .limit(renewedAtOnce)
  await transact(db, async (tx) => {
    for (const one of stale) await enqueue(tx, scoreCandidate, one, { key: one.candidateId })
  })
  return stale.length
}

function isOtherModel(table: typeof resumes | typeof jobs, { model }: Surroundings['embedder']) {
  return sql`${table.embeddingModel} is distinct from ${model}`
}
