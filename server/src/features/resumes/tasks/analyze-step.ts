import { and, eq, ne, sql } from 'drizzle-orm'
import { transact } from '../../../db/open.ts'
import type { Surroundings } from '../../../dependencies.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { profiles } from '../../profiles/tables.ts'
import { rescoreTrust, resumeChanged } from '../../task-names.ts'
import { storeAnalysis } from '../commands/store-analysis.ts'
import { isOwn } from '../queries/own-resumes.ts'
import { resumes } from '../tables.ts'

/** The last step: the analysis is there, and from this moment the new résumé is the active one. */
export async function analyzeStep(around: Surroundings, resume: typeof resumes.$inferSelect): Promise<void> {
  const { candidateId, id } = resume
  const now = around.clock.now()
  await transact(around.db, async (tx) => {
    await storeAnalysis(tx, resume, around)
    await tx
      .update(resumes)
      .set({ isActive: false, updatedAt: sql`now()` })
      .where(and(eq(resumes.candidateId, candidateId), resumes.isActive, ne(resumes.id, id)))
    await tx
      .update(resumes)
      .set({ step: 'done', isActive: true, updatedAt: sql`now()` })
      .where(isOwn({ id: candidateId }, id))
    await tx
      .update(profiles)
      .set({ resumeUploaded: true, resumeAnalyzedAt: now, updatedAt: sql`now()` })
      .where(eq(profiles.id, candidateId))
    await enqueue(tx, resumeChanged, { candidateId, resumeId: id }, { key: candidateId })
    await enqueue(tx, rescoreTrust, { candidateId }, { key: candidateId })
  })
}
