import { randomUUID } from 'node:crypto'
import type { AnalysisQuestion } from '#domain/resumes/analysis-schema.ts'
import { changeFromAnswer } from '#domain/resumes/answer-changes.ts'
import { type Transaction, transact } from '../../../db/open.ts'
import type { Surroundings } from '../../../dependencies.ts'
import type { Candidate } from '../../../http/session.ts'
import { findAnalysis, isOwn } from '../queries/own-resumes.ts'
import { resumeAnswers, resumes } from '../tables.ts'
import { storeAnalysis } from './store-analysis.ts'
import { writeChange } from './write-change.ts'

type Answers = { id: string; answers: { questionId: string; answer: string }[] }
type Around = Pick<Surroundings, 'db' | 'clock' | 'model'>
type Resume = typeof resumes.$inferSelect

/**
 * Keeps the answers to questions that were asked, writes them into the draft where they fit, and analyses anew with them.
 * False for a résumé that has no analysis.
 */
export async function submitAnswers(around: Around, actor: Candidate, input: Answers): Promise<boolean> {
  const now = around.clock.now()
  return transact(around.db, async (tx) => {
    const [resume] = await tx.select().from(resumes).where(isOwn(actor, input.id)).for('update')
    const analysis = resume && (await findAnalysis(tx, actor, resume.id))?.details
    if (!resume || !analysis) return false
    for (const question of analysis.questions) {
      const answer = input.answers.find((one) => one.questionId === question.id)?.answer
      if (answer === undefined) continue
      await keep(tx, actor, resume, question, answer)
      await writeAnswer(tx, actor, resume, question, answer, now)
    }
    await storeAnalysis(tx, resume, around)
    return true
  })
}

async function keep(tx: Transaction, actor: Candidate, resume: Resume, question: AnalysisQuestion, answer: string) {
  const { id: questionId, prompt } = question
  await tx
    .insert(resumeAnswers)
    .values({ candidateId: actor.id, id: randomUUID(), resumeId: resume.id, questionId, prompt, answer })
    .onConflictDoUpdate({
      target: [resumeAnswers.candidateId, resumeAnswers.resumeId, resumeAnswers.questionId],
      set: { answer },
    })
}

async function writeAnswer(
  tx: Transaction,
  actor: Candidate,
  resume: Resume,
  question: AnalysisQuestion,
  answer: string,
  now: Date,
) {
  const change = resume.reading && changeFromAnswer(resume.reading, question, answer)
  if (!change) return
  const { key, title, edit, instead } = change
  const source = 'Your answer' as const
  await writeChange(tx, actor, resume, { key, title, source, isByModel: false, edits: [edit], instead }, now)
}
