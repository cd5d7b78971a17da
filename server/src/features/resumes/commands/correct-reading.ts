import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { applyCorrections, correctionsFrom } from '#domain/resumes/corrections.ts'
import type { CorrectReadingInput } from '#domain/resumes/schema.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { isOwn } from '../queries/own-resumes.ts'
import { resumes } from '../tables.ts'
import { goOn } from '../tasks/go-on.ts'
import { readingColumns } from './reading-columns.ts'
import { dayOf } from './replace-text.ts'

/** Keeps what the person corrects in what we read, and has the résumé embedded, analysed and matched with it (decisions.md D.17). */
export async function correctReading(
  db: Database,
  actor: Candidate,
  { id, form, version }: CorrectReadingInput,
  now: Date,
): Promise<Result<null, 'not_found' | 'still_reading' | 'changed_elsewhere'>> {
  return transact(db, async (tx) => {
    const [resume] = await tx.select().from(resumes).where(isOwn(actor, id)).for('update')
    const asRead = resume?.asRead ?? resume?.reading
    if (!resume || !asRead) return { ok: false, refusal: 'not_found' }
    const corrections = correctionsFrom(asRead, form)
    // The same corrections sent twice are one change.
    if (isDeepStrictEqual(corrections, resume.corrections)) return { ok: true, value: null }
    if (resume.version !== version) return { ok: false, refusal: 'changed_elsewhere' }
    if (resume.step !== 'done' && !resume.failed) return { ok: false, refusal: 'still_reading' }
    await tx
      .update(resumes)
      .set({
        ...readingColumns(applyCorrections(asRead, corrections, dayOf(now))),
        asRead,
        corrections,
        step: 'embed',
        failed: false,
        failureMessage: null,
        version: sql`${resumes.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(isOwn(actor, id))
    await goOn(tx, { candidateId: actor.id, id })
    return { ok: true, value: null }
  })
}
