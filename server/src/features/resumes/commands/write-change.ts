import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { TextEdit } from '#domain/resumes/analysis-schema.ts'
import { applyEdits, textForEditing } from '#domain/resumes/edits.ts'
import type { DraftChange } from '#domain/resumes/schema.ts'
import type { Transaction } from '../../../db/open.ts'
import { findOpenDraft, type Owner } from '../queries/own-resumes.ts'
import { resumeDrafts, type resumes } from '../tables.ts'

export type Draft = typeof resumeDrafts.$inferSelect
type Resume = Pick<typeof resumes.$inferSelect, 'id' | 'rawText' | 'reading'>

export type Change = Omit<DraftChange, 'edits'> & {
  edits: readonly TextEdit[]
  /** What an earlier change may have put in place of the words the first edit looks for. */
  instead?: readonly string[]
}

/**
 * Writes a change into the one open draft of a résumé, which is begun with the first one; the upload is never changed
 * (decisions.md D.20). Null where the words it would change are gone. The caller holds the résumé's row.
 */
export async function writeChange(
  tx: Transaction,
  owner: Owner,
  resume: Resume,
  change: Change,
  now: Date,
): Promise<Draft | null> {
  const open = await findOpenDraft(tx, owner, resume.id)
  const text = open?.body ?? (resume.reading ? textForEditing(resume.reading) : (resume.rawText ?? ''))
  const former = open?.changes.find(({ key }) => key === change.key)
  const edits = change.edits.map(({ before, after }) => ({ before, after }))
  if (open && former && isDeepStrictEqual(former.edits, edits)) return open

  const body = changedText(text, change, former, resume.rawText ?? text)
  if (body === null) return null
  const { key, title, source, isByModel } = change
  const changes = [...(open?.changes ?? []).filter((one) => one.key !== key), { key, title, source, isByModel, edits }]
  const [written] = open
    ? await tx
        .update(resumeDrafts)
        .set({ body, changes, version: sql`${resumeDrafts.version} + 1`, updatedAt: sql`now()` })
        .where(and(eq(resumeDrafts.candidateId, owner.id), eq(resumeDrafts.id, open.id)))
        .returning()
    : await tx
        .insert(resumeDrafts)
        .values({ candidateId: owner.id, id: randomUUID(), resumeId: resume.id, title: titleOf(now), body, changes })
        .returning()
  if (!written) throw new Error('The draft was not written.')
  return written
}

/** What was written for the same place before gives way to the new words. */
function changedText(text: string, change: Change, former: DraftChange | undefined, original: string): string | null {
  const [first] = change.edits
  const taken = [former?.edits.length === 1 ? former.edits[0]?.after : undefined, ...(change.instead ?? [])]
  const attempts = [
    ...taken.flatMap((before) => (first && before ? [[{ ...first, before }]] : [])),
    ...(former ? [] : [change.edits]),
  ]
  for (const edits of attempts) {
    const { text: body } = applyEdits(text, edits, original)
    if (body !== text) return body
  }
  return null
}

function titleOf(now: Date): string {
  const day = now.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' })
  return `Résumé, improved ${day}`
}
