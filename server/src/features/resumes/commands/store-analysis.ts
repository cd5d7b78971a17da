import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { analyzeResume } from '#domain/resumes/analyze-resume.ts'
import { layoutFacts, plainTextLayout } from '#domain/resumes/layout-facts.ts'
import type { Transaction } from '../../../db/open.ts'
import type { Surroundings } from '../../../dependencies.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { profiles } from '../../profiles/tables.ts'
import { findAnswers } from '../queries/own-resumes.ts'
import { resumeAnalyses, type resumes } from '../tables.ts'

/** The task by its name: it works on what is stored here. */
const rephrase = { name: 'resumes.rephrase' }

/** Analyses a résumé that has been read, with what its owner wants and has answered; the newest analysis counts. */
export async function storeAnalysis(
  tx: Transaction,
  { candidateId, id, reading, layout }: Pick<typeof resumes.$inferSelect, 'candidateId' | 'id' | 'reading' | 'layout'>,
  { clock, model }: Pick<Surroundings, 'clock' | 'model'>,
): Promise<void> {
  const now = clock.now()
  if (!reading) throw new Error('A résumé is analysed after it has been read.')
  const [profile] = await tx
    .select({ desiredTitles: profiles.desiredTitles })
    .from(profiles)
    .where(eq(profiles.id, candidateId))
  const analysis = analyzeResume({
    reading,
    layout: layout ? layoutFacts.parse(layout) : plainTextLayout,
    desiredTitles: profile?.desiredTitles ?? [],
    answers: await findAnswers(tx, { id: candidateId }, id),
    today: now.toISOString().slice(0, 10),
  })
  if (model) await enqueue(tx, rephrase, { candidateId, resumeId: id }, { key: id })
  await tx.insert(resumeAnalyses).values({
    candidateId,
    id: randomUUID(),
    resumeId: id,
    overallScore: analysis.overallScore,
    atsReadiness: analysis.atsReadiness,
    details: analysis,
    createdAt: now,
  })
}
