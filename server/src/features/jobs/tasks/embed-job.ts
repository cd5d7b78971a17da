import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { transact } from '../../../db/open.ts'
import { defineTask } from '../../../tasks/task.ts'
import { tellJobChanged } from '../commands/tell-job-changed.ts'
import { type OwnJob, readJob } from '../queries.ts'
import { jobs } from '../tables.ts'

/** Stores the vector of a job's text, then has the job scored with it; without a vector it is found by title and skills. */
export const embedJob = defineTask({
  name: 'jobs.embed',
  input: z.object({ jobId: z.uuid() }),
  async run({ db, embedder }, { jobId }) {
    const own = await readJob(db, jobId)
    if (!own) return
    const embedding = await embedder.embed(textOf(own))
    const embeddingModel = embedding && embedder.model
    await transact(db, async (tx) => {
      await tx.update(jobs).set({ embedding, embeddingModel }).where(eq(jobs.id, jobId))
      await tellJobChanged(tx, jobId)
    })
  },
})

/** The title on a line of its own, where the embedder looks for one; nothing of the company. */
function textOf({ job }: OwnJob): string {
  return [job.title, job.description, ...job.skills.map((skill) => skill.skill)].join('\n')
}
