import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Surroundings } from '../../../dependencies.ts'
import { personTopic } from '../../../http/events.ts'
import { defineTask } from '../../../tasks/task.ts'
import { isOwn } from '../queries/own-resumes.ts'
import { resumes } from '../tables.ts'
import { analyzeStep } from './analyze-step.ts'
import { embedStep } from './embed-step.ts'
import { parseStep } from './parse-step.ts'

const couldNotFinish = 'We could not finish reading this file. Nothing is lost: please try again.'

/**
 * Takes a résumé one step further: parse, embed, analyze. Each step stores its result and starts the next one in the same
 * transaction, so that a process that dies anywhere leaves a step to be done again and nothing half done.
 */
export const advanceResume = defineTask({
  name: 'resumes.advance',
  input: z.object({ candidateId: z.uuid(), resumeId: z.uuid() }),
  options: { concurrency: 2, retries: 3, limitSeconds: 60 },
  async run(around, { candidateId, resumeId }) {
    const [resume] = await around.db
      .select()
      .from(resumes)
      .where(isOwn({ id: candidateId }, resumeId))
    if (!resume || resume.failed) return
    if (resume.step === 'parse') await parseStep(around, resume)
    else if (resume.step === 'embed') await embedStep(around, resume)
    else if (resume.step === 'analyze') await analyzeStep(around, resume)
    tellOwner(around, candidateId, resumeId)
  },
  async giveUp(around, { candidateId, resumeId }) {
    await around.db
      .update(resumes)
      .set({ failed: true, failureMessage: couldNotFinish, updatedAt: sql`now()` })
      .where(and(eq(resumes.candidateId, candidateId), eq(resumes.id, resumeId)))
    tellOwner(around, candidateId, resumeId)
  },
})

function tellOwner({ bus }: Pick<Surroundings, 'bus'>, candidateId: string, resumeId: string): void {
  bus.publish(personTopic(candidateId), { kind: 'resume', resumeId })
}
