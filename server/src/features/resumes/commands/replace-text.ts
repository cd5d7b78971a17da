import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { applyCorrections } from '#domain/resumes/corrections.ts'
import type { ResumeReading } from '#domain/resumes/reading.ts'
import type { Transaction } from '../../../db/open.ts'
import { isOwn, type Owner } from '../queries/own-resumes.ts'
import { resumes, resumeVersions } from '../tables.ts'
import { goOn } from '../tasks/go-on.ts'
import { readingColumns } from './reading-columns.ts'

type Resume = typeof resumes.$inferSelect
export type NewText = { title: string | null; reading: ResumeReading; layout: Resume['layout'] }

/** Gives a résumé another text: the former one is kept, and the new one is embedded, analysed and matched. */
export async function replaceText(
  tx: Transaction,
  owner: Owner,
  resume: Resume,
  { title, reading, layout }: NewText,
  now: Date,
): Promise<void> {
  await tx.insert(resumeVersions).values({
    candidateId: owner.id,
    id: randomUUID(),
    resumeId: resume.id,
    title: resume.textTitle,
    rawText: resume.rawText ?? '',
    reading: resume.asRead ?? resume.reading,
    layout: resume.layout,
    replacedAt: now,
  })
  await tx
    .update(resumes)
    .set({
      ...readingColumns(applyCorrections(reading, resume.corrections, dayOf(now))),
      asRead: reading,
      textTitle: title,
      layout,
      step: 'embed',
      failed: false,
      failureMessage: null,
      version: sql`${resumes.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(isOwn(owner, resume.id))
  await goOn(tx, { candidateId: owner.id, id: resume.id })
}

export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
