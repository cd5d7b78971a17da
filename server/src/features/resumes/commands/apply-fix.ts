import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import type { QuickFix } from '#domain/resumes/analysis-schema.ts'
import { applyEdits } from '#domain/resumes/edits.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { findAnalysis, findOpenDraft, isOwn } from '../queries.ts'
import { resumeDrafts, resumes } from '../tables.ts'

type Draft = typeof resumeDrafts.$inferSelect

/** Writes a quick win into the one open draft of the résumé; the upload is never changed (decisions.md D.20). */
export async function applyFix(
  db: Database,
  actor: Candidate,
  { id, fixId }: { id: string; fixId: string },
  now: Date,
): Promise<Result<Draft, 'not_found' | 'nothing_to_write'>> {
  return transact(db, async (tx) => {
    // Holding the résumé makes two fixes at once write one after the other into the same draft.
    const [resume] = await tx.select().from(resumes).where(isOwn(actor, id)).for('update')
    const fix = resume && (await findAnalysis(tx, actor, id))?.quickFixes.find((one) => one.id === fixId)
    if (!fix) return { ok: false, refusal: 'not_found' }
    const draft = (await findOpenDraft(tx, actor, id)) ?? (await openDraft(tx, actor, id, resume.rawText ?? '', now))
    if (draft.changes.some((change) => change.title === fix.title)) return { ok: true, value: draft }
    const body = applyEdits(draft.body, fix.edits).text
    if (body === draft.body) return { ok: false, refusal: 'nothing_to_write' }
    return { ok: true, value: await writeChange(tx, draft, fix, body) }
  })
}

async function openDraft(tx: Transaction, actor: Candidate, resumeId: string, body: string, now: Date): Promise<Draft> {
  const day = now.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' })
  const [draft] = await tx
    .insert(resumeDrafts)
    .values({ candidateId: actor.id, id: randomUUID(), resumeId, title: `Résumé, improved ${day}`, body })
    .returning()
  if (!draft) throw new Error('The draft was not written.')
  return draft
}

async function writeChange(tx: Transaction, draft: Draft, fix: QuickFix, body: string): Promise<Draft> {
  const change = {
    title: fix.title,
    source: 'Quick win',
    before: fix.beforeSnippet ?? '',
    after: fix.afterSnippet ?? '',
  }
  const [written] = await tx
    .update(resumeDrafts)
    .set({
      body,
      changes: [...draft.changes, change],
      version: sql`${resumeDrafts.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(resumeDrafts.candidateId, draft.candidateId), eq(resumeDrafts.id, draft.id)))
    .returning()
  if (!written) throw new Error('The draft was not written.')
  return written
}
