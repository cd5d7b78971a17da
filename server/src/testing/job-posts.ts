import { eq } from 'drizzle-orm'
import type { CreateJobInput } from '#domain/jobs/schema.ts'
import type { OwnJobView } from '#domain/jobs/views.ts'
import { jobs } from '../features/jobs/tables.ts'
import type { TestApp } from './create-test-app.ts'
import type { SignedIn } from './factories.ts'

/** A role as its employer writes it. */
export const nurse: CreateJobInput = {
  title: 'Charge Nurse, Nights',
  description: 'Lead six nurses on an acute medical ward.\n- Answer for medication rounds\nNice to have: ACLS',
  location: 'Portland, OR',
  employmentType: 'Full-time',
  seniority: 'Senior',
  compRange: '$92,000 to $108,000',
  workMode: 'onsite',
  skills: [
    { skill: 'Triage', importance: 'must_have' },
    { skill: 'ACLS', importance: 'nice' },
  ],
  isAnonymous: true,
  companyDisplay: 'Confidential company · Healthcare · Oregon',
  anonymityRevealPolicy: 'shortlist',
  applicationQuizThreshold: 80,
  confirmedLeaks: [],
  intent: 'post',
}
export const cook = { ...nurse, title: 'Line Cook', compRange: null, skills: [], seniority: null, workMode: null }

export async function storedJob(app: TestApp, jobId: string) {
  const [row] = await app.deps.db.select().from(jobs).where(eq(jobs.id, jobId))
  if (!row) throw new Error('the job is not there')
  return row
}

export function inDays(app: TestApp, days: number) {
  return new Date(app.clock.now().getTime() + days * 24 * 60 * 60 * 1000)
}

/** A job as it stands after its quiz; how it gets there is the quizzes' own test. */
export async function publishedPost(
  app: TestApp,
  employer: SignedIn,
  input: Partial<CreateJobInput> = {},
): Promise<OwnJobView> {
  const job = await employer.api.jobs.create({ ...nurse, ...input })
  const now = app.clock.now()
  await app.deps.db
    .update(jobs)
    .set({
      state: 'published',
      expectationsPassedAt: now,
      expectationsDue: [],
      publishedAt: now,
      expiresAt: inDays(app, 60),
    })
    .where(eq(jobs.id, job.id))
  return employer.api.jobs.own({ jobId: job.id })
}

export function asUpdate(job: OwnJobView, change: Partial<CreateJobInput> = {}) {
  const { id, version, leaks, state, quizDue, isPublished, publishedAt, expiresAt, updatedAt, ...fields } = job
  return { ...fields, jobId: id, version, intent: 'post' as const, ...change }
}
