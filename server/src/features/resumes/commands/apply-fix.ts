import type { Result } from '#domain/errors.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { findAnalysis, isOwn } from '../queries/own-resumes.ts'
import { resumes } from '../tables.ts'
import { type Draft, writeChange } from './write-change.ts'

type Refusal = 'not_found' | 'nothing_to_write'

/** Writes a quick win into the draft. Applying it twice is applying it once. */
export async function applyFix(
  db: Database,
  actor: Candidate,
  { id, fixId }: { id: string; fixId: string },
  now: Date,
): Promise<Result<Draft, Refusal>> {
  return transact(db, async (tx) => {
    // Holding the résumé makes two fixes at once write one after the other into the same draft.
    const [resume] = await tx.select().from(resumes).where(isOwn(actor, id)).for('update')
    const fix = resume && (await findAnalysis(tx, actor, id))?.details?.quickFixes.find((one) => one.id === fixId)
    if (!fix) return { ok: false, refusal: 'not_found' }
    const { title, isByModel, edits } = fix
    const change = { key: fixId, title, source: 'Quick win' as const, isByModel, edits }
    const draft = await writeChange(tx, actor, resume, change, now)
    return draft ? { ok: true, value: draft } : { ok: false, refusal: 'nothing_to_write' }
  })
}

/** Writes a deep-dive rewrite into the same draft. */
export async function acceptRewrite(
  db: Database,
  actor: Candidate,
  { id, rewriteId }: { id: string; rewriteId: string },
  now: Date,
): Promise<Result<Draft, Refusal>> {
  return transact(db, async (tx) => {
    const [resume] = await tx.select().from(resumes).where(isOwn(actor, id)).for('update')
    const analysis = resume && (await findAnalysis(tx, actor, id))?.details
    const rewrite = analysis?.rewriteSuggestions.find((one) => one.id === rewriteId)
    if (!resume || !rewrite) return { ok: false, refusal: 'not_found' }
    const { section, isByModel, edits } = rewrite
    const change = { key: rewriteId, title: `Rewritten: ${section}`, source: 'Rewrite' as const, isByModel, edits }
    const draft = await writeChange(tx, actor, resume, change, now)
    return draft ? { ok: true, value: draft } : { ok: false, refusal: 'nothing_to_write' }
  })
}
