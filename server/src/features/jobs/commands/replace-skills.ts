import { randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { JobSkill } from '#domain/jobs/schema.ts'
import type { Transaction } from '../../../db/open.ts'
import { jobSkills, jobs } from '../tables.ts'

/** What the job says it asks for, one by one, so that it is found by each. */
export async function replaceSkills(tx: Transaction, jobId: string, skills: readonly JobSkill[]): Promise<void> {
  await tx.delete(jobSkills).where(eq(jobSkills.jobId, jobId))
  if (skills.length === 0) return
  await tx
    .insert(jobSkills)
    .values(skills.map((one) => ({ jobId, id: randomUUID(), ...one, foundAs: foundAsOf(jobId) })))
}

/** What a new row of skills says of its job; from then on the database keeps it. */
export function foundAsOf(jobId: string): SQL<string> {
  return sql<string>`(select ${jobs.foundAs} from ${jobs} where ${jobs.id} = ${jobId}::uuid)`
}
