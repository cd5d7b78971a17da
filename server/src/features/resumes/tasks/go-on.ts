import type { Transaction } from '../../../db/open.ts'
import { enqueue } from '../../../tasks/enqueue.ts'

/** The task by its name: the steps and the task that runs them need each other. */
const advanceResume = { name: 'resumes.advance' }

export async function goOn(tx: Transaction, { candidateId, id }: { candidateId: string; id: string }): Promise<void> {
  await enqueue(tx, advanceResume, { candidateId, resumeId: id }, { key: id })
}
