import { sql } from 'drizzle-orm'
import { builtInModel, embedResume, embedText } from '#domain/matches/embedding.ts'
import { transact } from '../../../db/open.ts'
import type { Surroundings } from '../../../dependencies.ts'
import { isOwn } from '../queries/own-resumes.ts'
import { resumes } from '../tables.ts'
import { goOn } from './go-on.ts'

export async function embedStep({ db }: Surroundings, resume: typeof resumes.$inferSelect): Promise<void> {
  const embedding = resume.reading ? embedResume(resume.reading) : embedText(resume.rawText ?? '')
  await transact(db, async (tx) => {
    await tx
      .update(resumes)
      .set({ step: 'analyze', embedding, embeddingModel: builtInModel, updatedAt: sql`now()` })
      .where(isOwn({ id: resume.candidateId }, resume.id))
    await goOn(tx, resume)
  })
}
