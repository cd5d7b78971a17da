import { type Database, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { isOwn } from '../queries/own-resumes.ts'
import { resumes } from '../tables.ts'
import { storeAnalysis } from './store-analysis.ts'

/** A new analysis of what was read, with the wishes and answers of today. False where nothing was read yet. */
export async function analyzeAgain(db: Database, actor: Candidate, id: string, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const [resume] = await tx.select().from(resumes).where(isOwn(actor, id)).for('update')
    if (!resume?.reading || resume.step !== 'done') return false
    await storeAnalysis(tx, resume, now)
    return true
  })
}
