import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../features/accounts/tables.ts'
import { applications, resumeSnapshots } from '../features/applications/tables.ts'
import { companies } from '../features/companies/tables.ts'
import { profiles } from '../features/profiles/tables.ts'
import { settableClock } from '../outside/clock.ts'
import { publishedJob, readResumeOf } from '../testing/application-factories.ts'
import { useDatabase } from '../testing/test-database.ts'
import { frozenRow, violates } from './errors.ts'

const database = useDatabase()
const run = (query: ReturnType<typeof sql>) => database().db.execute(query)

async function addAuditLine() {
  const id = randomUUID()
  await run(sql`insert into audit_log (id, action) values (${id}, 'tested')`)
  return id
}

test.each(['audit_log', 'resume_snapshots', 'application_events', 'reveals'])(
  '%s refuses to be emptied',
  async (table) => {
    const attempt = run(sql.raw(`truncate ${table} cascade`))
    await expect(attempt).rejects.toSatisfy((error) => violates(error, frozenRow))
  },
)

test('a line of the audit log can be neither changed nor removed', async () => {
  const id = await addAuditLine()
  await expect(run(sql`update audit_log set action = 'x' where id = ${id}`)).rejects.toSatisfy((error) =>
    violates(error, frozenRow),
  )
  await expect(run(sql`delete from audit_log where id = ${id}`)).rejects.toSatisfy((error) =>
    violates(error, frozenRow),
  )
})

describe('a frozen snapshot', () => {
  const stub = sql`full_name = null, email = null, phone = null, original_filename = null, seniority = null,
    years_experience = null, skills = '{}', raw_text = null, reading = null`

  async function frozenSnapshot() {
    const { db } = database()
    const [candidateId, employerId, companyId] = [randomUUID(), randomUUID(), randomUUID()]
    await db.insert(users).values([
      { id: candidateId, name: 'Ana Flores', email: `${candidateId}@post.example`, role: 'seeker' },
      { id: employerId, name: 'Maren Okafor', email: `${employerId}@post.example`, role: 'employer' },
    ])
    await db.insert(profiles).values({ id: candidateId, fullName: 'Ana Flores' })
    await db.insert(companies).values({ id: companyId, ownerUserId: employerId, name: 'Tidewater Power' })
    const ground = { deps: { db }, clock: settableClock() }
    const { id: jobId } = await publishedJob(ground, { id: employerId, companyId })
    const { id: resumeId } = await readResumeOf(ground, { id: candidateId, name: 'Ana Flores' })
    const application = { candidateId, id: randomUUID(), jobId, resumeId, state: 'quiz' as const }
    await db.insert(applications).values(application)
    await db
      .insert(resumeSnapshots)
      .values({ candidateId, id: randomUUID(), jobId, applicationId: application.id, fullName: 'Ana', rawText: 'Text' })
    return candidateId
  }

  const asErasure = (query: ReturnType<typeof sql>) =>
    database().db.transaction(async (tx) => {
      await tx.execute(sql`set local role gladwork_erasure`)
      await tx.execute(query)
    })

  const textOf = async (candidateId: string) =>
    (await run(sql`select full_name, raw_text from resume_snapshots where candidate_id = ${candidateId}`)).rows

  test('is emptied to its stub by the role of the erasure and by nobody else', async () => {
    const candidateId = await frozenSnapshot()
    const emptying = sql`update resume_snapshots set ${stub} where candidate_id = ${candidateId}`
    await expect(run(emptying)).rejects.toSatisfy((error) => violates(error, frozenRow))
    expect(await textOf(candidateId)).toEqual([{ full_name: 'Ana', raw_text: 'Text' }])
    await asErasure(emptying)
    expect(await textOf(candidateId)).toEqual([{ full_name: null, raw_text: null }])
  })

  test.each([
    ['written into', sql`update resume_snapshots set raw_text = 'Other'`, frozenRow],
    ['emptied by half', sql`update resume_snapshots set raw_text = null`, frozenRow],
    ['moved', sql`update resume_snapshots set ${stub}, job_id = gen_random_uuid()`, frozenRow],
    ['removed', sql`delete from resume_snapshots`, '42501'],
  ])('is not %s, not even by the role of the erasure', async (_what, change, code) => {
    const candidateId = await frozenSnapshot()
    await expect(asErasure(sql`${change} where candidate_id = ${candidateId}`)).rejects.toSatisfy((error) =>
      violates(error, code),
    )
    expect(await textOf(candidateId)).toEqual([{ full_name: 'Ana', raw_text: 'Text' }])
  })
})

test("the erasure role can't touch the audit log it has to write to", async () => {
  const { db } = database()
  const id = await addAuditLine()
  const erasing = db.transaction(async (tx) => {
    await tx.execute(sql`set local role gladwork_erasure`)
    await tx.execute(sql`delete from audit_log where id = ${id}`)
  })
  await expect(erasing).rejects.toSatisfy((error) => violates(error, '42501'))
})
