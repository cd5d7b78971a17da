import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '../features/accounts/tables.ts'
import { jobApplicants } from '../features/applications/tables.ts'
import { jobs } from '../features/jobs/tables.ts'
import { matches } from '../features/matches/tables.ts'
import { applicationQuizzes } from '../features/quizzes/tables.ts'
import { resumes } from '../features/resumes/tables.ts'
import { newVisitor } from '../testing/client.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { loadDemoWorld } from './load.ts'
import { buildDemoWorld } from './world.ts'

const app = createTestApp()

beforeAll(async () => {
  await loadDemoWorld(app().deps, buildDemoWorld({ now: app().clock.now() }))
}, 60_000)

async function signedInAs(email: string) {
  const visitor = newVisitor(app())
  await visitor.api.accounts.signIn({ email, password: demoPassword })
  return visitor
}

describe('the loaded demo', () => {
  test.each(demoAccounts)('lets $email in with the printed password', async ({ email, role }) => {
    const visitor = await signedInAs(email)
    expect(await visitor.api.accounts.session({})).toMatchObject({ session: { person: { role } } })
  })

  test('has read every résumé and kept its file', async () => {
    const rows = await app().deps.db.select().from(resumes)
    for (const row of rows) {
      expect(row.step).toBe('done')
      expect(row.reading?.emails.length).toBe(1)
      expect(await app().deps.files.exists(row.filePath)).toBe(true)
    }
  })

  test('has scored jobs of their own trade for the candidates it offers', async () => {
    const { db } = app().deps
    const nurse = await db
      .select({ title: jobs.title, composite: matches.composite, gate: matches.gate })
      .from(matches)
      .innerJoin(jobs, eq(jobs.id, matches.jobId))
      .innerJoin(users, eq(users.id, matches.candidateId))
      .where(eq(users.email, 'nurse@demo.example'))
    const open = nurse.filter((match) => match.gate !== 'fail')
    expect(open.length).toBeGreaterThan(10)
    const best = open.toSorted((x, y) => (y.composite ?? 0) - (x.composite ?? 0)).slice(0, 3)
    for (const match of best) expect(match.title).toMatch(/nurse|RN/i)
  })

  test('shows an employer the very questions that the candidates have answered', async () => {
    const [asked] = await app()
      .deps.db.select({ jobId: applicationQuizzes.jobId, questions: applicationQuizzes.questions })
      .from(applicationQuizzes)
      .innerJoin(jobs, eq(jobs.id, applicationQuizzes.jobId))
      .innerJoin(users, eq(users.id, jobs.posterId))
      .where(and(eq(users.email, 'employer@demo.example'), eq(jobs.state, 'published')))
    const employer = await signedInAs('employer@demo.example')
    const shown = await employer.api.quizzes.editor({ jobId: asked?.jobId ?? '' })
    expect(shown.questions.map(({ prompt }) => prompt)).toEqual(asked?.questions.map(({ prompt }) => prompt))
  })

  test('names nobody on an employer’s list before the reveal', async () => {
    const rows = await app().deps.db.select().from(jobApplicants)
    expect(rows.filter((row) => !row.isNameRevealed && row.revealedName !== null)).toEqual([])
    expect(rows.filter((row) => ['submitted', 'viewed'].includes(row.state) && row.isNameRevealed)).toEqual([])
    expect(new Set(rows.map((row) => row.state)).has('shortlisted')).toBe(true)
  })
})
