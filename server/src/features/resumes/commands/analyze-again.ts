import { transact } from '../../../db/open.ts'
import type { Surroundings } from '../../../dependencies.ts'
import type { Candidate } from '../../../http/session.ts'
import { isOwn } from '../queries/own-resumes.ts'
import { resumes } from '../tables.ts'
import { storeAnalysis } from './store-analysis.ts'

type Around = Pick<Surroundings, 'db' | 'clock' | 'model'>

/** A new analysis of what was read, with the wishes and answers of today. False where nothing was read yet. */
export async function analyzeAgain(around: Around, actor: Candidate, id: string): Promise<boolean> {
  return transact(around.db, async (tx) => {
    const [resume] = await tx.select().from(resumes).where(isOwn(actor, id)).for('update')
    if (!resume?.reading || resume.step !== 'done') return false
    await storeAnalysis(tx, resume, around)
    return true
  })
}
