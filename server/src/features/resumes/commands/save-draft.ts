import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import type { Database } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { findDraft, isOwnDraft } from '../queries.ts'
import { resumeDrafts } from '../tables.ts'

type Draft = typeof resumeDrafts.$inferSelect

/** Writes the candidate's own words into an open draft, over the version they saw. */
export async function saveDraft(
  db: Database,
  actor: Candidate,
  { id, body, version }: { id: string; body: string; version: number },
): Promise<Result<Draft, 'not_found' | 'active' | 'changed_elsewhere'>> {
  const [written] = await db
    .update(resumeDrafts)
    .set({ body, version: sql`${resumeDrafts.version} + 1`, updatedAt: sql`now()` })
    .where(and(isOwnDraft(actor, id), isNull(resumeDrafts.activatedAt), eq(resumeDrafts.version, version)))
    .returning()
  if (written) return { ok: true, value: written }
  const draft = await findDraft(db, actor, id)
  if (!draft) return { ok: false, refusal: 'not_found' }
  if (draft.activatedAt) return { ok: false, refusal: 'active' }
  // The same words sent twice are one change.
  return draft.body === body ? { ok: true, value: draft } : { ok: false, refusal: 'changed_elsewhere' }
}
