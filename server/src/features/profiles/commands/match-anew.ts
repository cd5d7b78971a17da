import type { Transaction } from '../../../db/open.ts'
import type { Person } from '../../../http/session.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { resumeChanged } from '../../task-names.ts'
import { findActiveResumeText } from '../queries.ts'

/** What somebody wants has changed, so their jobs are scored again in the background; ten changes make one run. */
export async function matchAnew(tx: Transaction, actor: Pick<Person, 'id'>): Promise<void> {
  const resume = await findActiveResumeText(tx, actor)
  if (!resume) return
  await enqueue(tx, resumeChanged, { candidateId: actor.id, resumeId: resume.id }, { key: actor.id })
}
