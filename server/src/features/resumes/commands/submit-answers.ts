import { randomUUID } from 'node:crypto'
import type { Database } from '../../../db/open.ts'
import { transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { findAnalysis, isOwn } from '../queries.ts'
import { resumeAnswers, resumes } from '../tables.ts'
import { storeAnalysis } from './store-analysis.ts'

type Answers = { id: string; answers: { questionId: string; answer: string }[] }

/** Keeps the answers to questions that were asked and analyses anew with them. False for a résumé that has no analysis. */
export async function submitAnswers(db: Database, actor: Candidate, input: Answers, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const [resume] = await tx.select().from(resumes).where(isOwn(actor, input.id))
    const analysis = resume && (await findAnalysis(tx, actor, resume.id))
    if (!analysis) return false
    for (const { id: questionId, prompt } of analysis.questions) {
      const answer = input.answers.find((one) => one.questionId === questionId)?.answer
      if (answer === undefined) continue
      await tx
        .insert(resumeAnswers)
        .values({ candidateId: actor.id, id: randomUUID(), resumeId: input.id, questionId, prompt, answer })
        .onConflictDoUpdate({
          target: [resumeAnswers.candidateId, resumeAnswers.resumeId, resumeAnswers.questionId],
          set: { answer },
        })
    }
    await storeAnalysis(tx, resume, now)
    return true
  })
}
