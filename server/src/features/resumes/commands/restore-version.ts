import type { Result } from '#domain/errors.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { findVersion, isOwn } from '../queries/own-resumes.ts'
import { resumes } from '../tables.ts'
import { dayOf, replaceText } from './replace-text.ts'

/** Brings a former text back. The present one becomes a former one, so that this can be taken back too. */
export async function restoreVersion(
  db: Database,
  actor: Candidate,
  { id, versionId }: { id: string; versionId: string },
  now: Date,
): Promise<Result<null, 'not_found' | 'still_reading'>> {
  return transact(db, async (tx) => {
    const [resume] = await tx.select().from(resumes).where(isOwn(actor, id)).for('update')
    const version = resume && (await findVersion(tx, actor, id, versionId))
    if (!resume || !version) return { ok: false, refusal: 'not_found' }
    if (resume.step !== 'done' && !resume.failed) return { ok: false, refusal: 'still_reading' }
    // Pressed twice, or restoring what is there: nothing to do.
    if (version.rawText === resume.rawText) return { ok: true, value: null }
    const reading = version.reading ?? readResume({ text: version.rawText, today: dayOf(now) })
    await replaceText(tx, actor, resume, { title: version.title, reading, layout: version.layout }, now)
    return { ok: true, value: null }
  })
}
