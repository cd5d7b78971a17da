import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import type { DraftChange } from '#domain/resumes/schema.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { isOwnDraft } from '../queries/own-resumes.ts'
import { resumeDrafts } from '../tables.ts'
import type { Draft } from './write-change.ts'

const ownWords: DraftChange = {
  key: 'own-words',
  title: 'Your edits of the text',
  source: 'Your own words',
  isByModel: false,
  edits: [],
}

/** Writes the candidate's own words into an open draft, over the version they saw. */
export async function saveDraft(
  db: Database,
  actor: Candidate,
  { id, body, version }: { id: string; body: string; version: number },
): Promise<Result<Draft, 'not_found' | 'active' | 'changed_elsewhere'>> {
  return transact(db, async (tx) => {
    // Held, so that the same words sent twice at once are one change as well.
    const [draft] = await tx.select().from(resumeDrafts).where(isOwnDraft(actor, id)).for('update')
    if (!draft) return { ok: false, refusal: 'not_found' }
    if (draft.activatedAt) return { ok: false, refusal: 'active' }
    if (draft.body === body) return { ok: true, value: draft }
    const changes = [...draft.changes.filter(({ key }) => key !== ownWords.key), ownWords]
    const [written] = await tx
      .update(resumeDrafts)
      .set({ body, changes, version: sql`${resumeDrafts.version} + 1`, updatedAt: sql`now()` })
      .where(and(isOwnDraft(actor, id), isNull(resumeDrafts.activatedAt), eq(resumeDrafts.version, version)))
      .returning()
    return written ? { ok: true, value: written } : { ok: false, refusal: 'changed_elsewhere' }
  })
}
