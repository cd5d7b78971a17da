import { sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { findDraft, isOwn, isOwnDraft } from '../queries/own-resumes.ts'
import { resumeDrafts, resumes } from '../tables.ts'
import { dayOf, replaceText } from './replace-text.ts'
import type { Draft } from './write-change.ts'

/**
 * Makes the draft's text the résumé's text: reads it anew, keeps the former text, and has it embedded, analysed and matched
 * (decisions.md D.20). The file and snapshots stay. A second press answers the same and changes nothing.
 */
export async function activateDraft(
  db: Database,
  actor: Candidate,
  id: string,
  now: Date,
): Promise<Result<Draft, 'not_found' | 'still_reading'>> {
  return transact(db, async (tx) => {
    const found = await findDraft(tx, actor, id)
    if (!found) return { ok: false, refusal: 'not_found' }
    // The résumé is held before its draft, as applying a fix does: two at once wait instead of blocking each other.
    const [resume] = await tx.select().from(resumes).where(isOwn(actor, found.resumeId)).for('update')
    const [draft] = await tx.select().from(resumeDrafts).where(isOwnDraft(actor, id)).for('update')
    if (!resume || !draft) return { ok: false, refusal: 'not_found' }
    if (draft.activatedAt) return { ok: true, value: draft }
    if (resume.step !== 'done' && !resume.failed) return { ok: false, refusal: 'still_reading' }

    const reading = readResume({ text: draft.body, today: dayOf(now) })
    // The layout was the file's; this text has none.
    await replaceText(tx, actor, resume, { title: draft.title, reading, layout: null }, now)
    const [activated] = await tx
      .update(resumeDrafts)
      .set({ activatedAt: now, version: sql`${resumeDrafts.version} + 1`, updatedAt: sql`now()` })
      .where(isOwnDraft(actor, id))
      .returning()
    if (!activated) throw new Error('The draft was not activated.')
    return { ok: true, value: activated }
  })
}
