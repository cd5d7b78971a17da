import { sql } from 'drizzle-orm'
import { textForMatching } from '#domain/matches/text-for-matching.ts'
import { transact } from '../../../db/open.ts'
import type { Surroundings } from '../../../dependencies.ts'
import { isOwn } from '../queries/own-resumes.ts'
import { resumes } from '../tables.ts'
import { goOn } from './go-on.ts'

/** Where no vector comes the next steps go on without: matching knows titles and skills, and the vector is made later. */
export async function embedStep({ db, embedder }: Surroundings, resume: typeof resumes.$inferSelect): Promise<void> {
  const embedding = resume.reading && (await embedder.embed(textForMatching(resume.reading)))
  const embeddingModel = embedding && embedder.model
  await transact(db, async (tx) => {
    await tx
      .update(resumes)
      .set({ step: 'analyze', embedding, embeddingModel, updatedAt: sql`now()` })
      .where(isOwn({ id: resume.candidateId }, resume.id))
    await goOn(tx, resume)
  })
}
