import { sql } from 'drizzle-orm'
import { readLayoutFacts } from '#domain/resumes/layout-facts.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import { refusalMessage } from '#domain/resumes/refusals.ts'
import { transact } from '../../../db/open.ts'
import type { Surroundings } from '../../../dependencies.ts'
import { isOwn } from '../queries.ts'
import { resumes } from '../tables.ts'
import { goOn } from './go-on.ts'

type Resume = typeof resumes.$inferSelect

/** File to text to structured reading. A file that can't be read stops here with its reason. */
export async function parseStep({ db, files, reader, clock }: Surroundings, resume: Resume): Promise<void> {
  const own = isOwn({ id: resume.candidateId }, resume.id)
  const decoded = await reader.read(await files.read(resume.filePath))
  if (!decoded.ok) {
    const failureMessage = refusalMessage(decoded.refusal)
    await db.update(resumes).set({ failed: true, failureMessage, updatedAt: sql`now()` }).where(own)
    return
  }
  const reading = readResume({ document: decoded.document, today: clock.now().toISOString().slice(0, 10) })
  await transact(db, async (tx) => {
    await tx
      .update(resumes)
      .set({
        step: 'embed',
        rawText: reading.text,
        reading,
        layout: readLayoutFacts(decoded.document),
        yearsExperience: reading.yearsExperience,
        skills: reading.skills.map((skill) => skill.name),
        seniority: reading.seniority,
        locations: reading.places,
        updatedAt: sql`now()`,
      })
      .where(own)
    await goOn(tx, resume)
  })
}
