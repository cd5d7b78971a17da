import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '../features/jobs/tables.ts'
import { publishedJob } from '../testing/application-factories.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { signedInEmployer } from '../testing/factories.ts'

const app = createTestApp()
const db = () => app().deps.db

async function apply(name: string) {
  const text = await readFile(new URL(`./migrations/${name}.sql`, import.meta.url), 'utf8')
  for (const statement of text.split('--> statement-breakpoint')) await db().execute(sql.raw(statement))
}

test('a job of an earlier version has what it asks for beside it, in order', async () => {
  const employer = await signedInEmployer(app())
  const { id: asking } = await publishedJob(app(), employer, { skills: [] })
  const { id: open } = await publishedJob(app(), employer, { skills: [] })
  await db().execute(sql`alter table job_skills add column position integer not null default 0`)
  await db().execute(sql`alter table jobs drop column skills`)
  const asked = [
    ['Telemetry', 'nice', 1],
    ['Triage', 'must_have', 0],
  ] as const
  for (const [skill, importance, position] of asked) {
    await db().execute(sql`insert into job_skills (job_id, id, skill, importance, position, found_as)
      values (${asking}::uuid, ${randomUUID()}::uuid, ${skill}, ${importance}, ${position}::int, 'onsite')`)
  }
  await apply('0014_skills_of_a_job')
  const skillsOf = async (id: string) => (await db().select().from(jobs).where(eq(jobs.id, id)))[0]?.skills
  expect(await skillsOf(asking)).toEqual([
    { skill: 'Triage', importance: 'must_have' },
    { skill: 'Telemetry', importance: 'nice' },
  ])
  expect(await skillsOf(open)).toEqual([])
})
