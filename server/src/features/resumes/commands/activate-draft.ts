import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { findDraft, isOwn, isOwnDraft } from '../queries.ts'
import { resumeDrafts, resumes, resumeVersions } from '../tables.ts'
import { goOn } from '../tasks/go-on.ts'
import { readingColumns } from './reading-columns.ts'

type Draft = typeof resumeDrafts.$inferSelect

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

    const reading = readResume({ text: draft.body, today: now.toISOString().slice(0, 10) })
    await tx.insert(resumeVersions).values({
      candidateId: actor.id,
      id: randomUUID(),
      resumeId: resume.id,
      rawText: resume.rawText ?? '',
      replacedAt: now,
    })
    await tx
      .update(resumes)
      .set({
        ...readingColumns(reading),
        // The layout was the file's; this text has none.
        layout: null,
        step: 'embed',
        failed: false,
        failureMessage: null,
        version: sql`${resumes.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(isOwn(actor, resume.id))
    const [activated] = await tx
      .update(resumeDrafts)
      .set({ activatedAt: now, version: sql`${resumeDrafts.version} + 1`, updatedAt: sql`now()` })
      .where(isOwnDraft(actor, id))
      .returning()
    if (!activated) throw new Error('The draft was not activated.')
    await goOn(tx, { candidateId: actor.id, id: resume.id })
    return { ok: true, value: activated }
  })
}
