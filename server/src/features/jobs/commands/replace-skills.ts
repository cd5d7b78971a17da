import { randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { JobSkill } from '#domain/jobs/schema.ts'
import { findSkill, skillKey } from '#domain/taxonomy/skills.ts'
import type { Transaction } from '../../../db/open.ts'
import { jobSkills, jobs } from '../tables.ts'

/** Skills are kept under their own name, so that "RN care" and "Patient care" meet; one we do not know stays as typed. */
export async function replaceSkills(tx: Transaction, jobId: string, skills: readonly JobSkill[]): Promise<void> {
  await tx.delete(jobSkills).where(eq(jobSkills.jobId, jobId))
  const named = new Map<string, JobSkill>()
  for (const { skill, importance } of skills) {
    const name = findSkill(skill)?.name ?? skill
    const known = named.get(skillKey(name))
    if (!known || importance === 'must_have') named.set(skillKey(name), { skill: name, importance })
  }
  if (named.size === 0) return
  const rows = [...named.values()].map((one, position) => ({
    jobId,
    id: randomUUID(),
    ...one,
    position,
    foundAs: foundAsOf(jobId),
  }))
  await tx.insert(jobSkills).values(rows)
}

/** What a new row of skills says of its job; from then on the database keeps it. */
export function foundAsOf(jobId: string): SQL<string> {
  return sql<string>`(select ${jobs.foundAs} from ${jobs} where ${jobs.id} = ${jobId}::uuid)`
}
