import { randomUUID } from 'node:crypto'
import type { Result } from '#domain/errors.ts'
import type { CreateJobInput } from '#domain/jobs/schema.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import { findOwnCompany } from '../../companies/queries.ts'
import { findIdentity, findOwnJob, type OwnJob } from '../queries.ts'
import { jobs } from '../tables.ts'
import { jobColumns } from './job-columns.ts'
import { replaceSkills } from './replace-skills.ts'

/** Writes a new job, never published: a posted one waits for the expectations quiz, whatever the request says. */
export async function createJob(
  db: Database,
  employer: Employer,
  input: CreateJobInput,
): Promise<Result<OwnJob, 'no_company'>> {
  return transact(db, async (tx) => {
    const company = await findOwnCompany(tx, employer)
    const identity = await findIdentity(tx, employer)
    if (!company || !identity) return { ok: false, refusal: 'no_company' }
    const id = randomUUID()
    const columns = jobColumns(input, identity)
    await tx.insert(jobs).values({
      id,
      companyId: company.id,
      posterId: employer.id,
      ...columns,
      state: input.intent === 'post' ? 'quiz_pending' : 'draft',
    })
    await replaceSkills(tx, id, columns.skills)
    const created = await findOwnJob(tx, employer, id)
    return created ? { ok: true, value: created } : { ok: false, refusal: 'no_company' }
  })
}
