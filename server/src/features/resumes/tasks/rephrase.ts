import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { truthGuard } from '#domain/resumes/analysis/truth-guard.ts'
import { modelAnswer, rephraseTask, statementsFor, withModelRewrites } from '#domain/resumes/model-suggestions.ts'
import { personTopic } from '../../../http/events.ts'
import { defineTask } from '../../../tasks/task.ts'
import { findAnalysis, findAnswers, isOwn } from '../queries/own-resumes.ts'
import { resumeAnalyses, resumes } from '../tables.ts'

/** Adds a model's rewrites to an analysis that is there and shown already. Without a usable answer it stays as it is. */
export const rephrase = defineTask({
  name: 'resumes.rephrase',
  input: z.object({ candidateId: z.uuid(), resumeId: z.uuid() }),
  options: { concurrency: 2, retries: 0, limitSeconds: 60 },
  async run({ db, model, bus }, { candidateId, resumeId }) {
    const owner = { id: candidateId }
    const [resume] = await db.select({ reading: resumes.reading }).from(resumes).where(isOwn(owner, resumeId))
    const analysis = await findAnalysis(db, owner, resumeId)
    if (!model || !resume?.reading || !analysis?.details) return
    if (analysis.details.rewriteSuggestions.some((rewrite) => rewrite.isByModel)) return
    const { reading } = resume
    const data = statementsFor(reading, analysis.details)
    if (data.statements.length === 0) return
    const answer = await model.ask({ task: rephraseTask, data, answer: modelAnswer })
    if (!answer) return
    const answers = await findAnswers(db, owner, resumeId)
    const guard = truthGuard([reading.text, ...answers.map((one) => one.answer)])
    const details = withModelRewrites(analysis.details, reading, answer, guard)
    await db
      .update(resumeAnalyses)
      .set({ details })
      .where(and(eq(resumeAnalyses.candidateId, candidateId), eq(resumeAnalyses.id, analysis.id)))
    bus.publish(personTopic(candidateId), { kind: 'resume', resumeId })
  },
})
