import { sql } from 'drizzle-orm'
import { applyCorrections } from '#domain/resumes/corrections.ts'
import { refusalMessage } from '#domain/resumes/refusals.ts'
import { transact } from '../../../db/open.ts'
import type { Surroundings } from '../../../dependencies.ts'
import { readingColumns } from '../commands/reading-columns.ts'
import { isOwn } from '../queries/own-resumes.ts'
import { resumes } from '../tables.ts'
import { goOn } from './go-on.ts'

type Resume = typeof resumes.$inferSelect

/** File to text to structured reading. A file that can't be read stops here with its reason. */
export async function parseStep({ db, files, reader, clock }: Surroundings, resume: Resume): Promise<void> {
  const own = isOwn({ id: resume.candidateId }, resume.id)
  const today = clock.now().toISOString().slice(0, 10)
  const read = await reader.readResume(await files.read(resume.filePath), today)
  if (!read.ok) {
    const failureMessage = refusalMessage(read.refusal)
    await db.update(resumes).set({ failed: true, failureMessage, updatedAt: sql`now()` }).where(own)
    return
  }
  const { reading: asRead, layout } = read
  const reading = applyCorrections(asRead, resume.corrections, today)
  await transact(db, async (tx) => {
    await tx
      .update(resumes)
      .set({
        step: 'embed',
        ...readingColumns(reading),
        asRead,
        textTitle: null,
        layout,
        updatedAt: sql`now()`,
      })
      .where(own)
    await goOn(tx, resume)
  })
}
