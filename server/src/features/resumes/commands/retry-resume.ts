import { and, eq, sql } from 'drizzle-orm'
import { type Database, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { isOwn } from '../queries/own-resumes.ts'
import { resumes } from '../tables.ts'
import { goOn } from '../tasks/go-on.ts'

/** Goes on from the step that failed; pressing it twice, or when nothing failed, changes nothing. */
export async function retryResume(db: Database, actor: Candidate, id: string): Promise<void> {
  await transact(db, async (tx) => {
    const again = await tx
      .update(resumes)
      .set({ failed: false, failureMessage: null, updatedAt: sql`now()` })
      .where(and(isOwn(actor, id), eq(resumes.failed, true)))
      .returning({ id: resumes.id })
    if (again.length > 0) await goOn(tx, { candidateId: actor.id, id })
  })
}
