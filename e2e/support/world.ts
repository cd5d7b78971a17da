import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectationsQuiz } from '#domain/quizzes/expectations-quiz.ts'
import { chargeNurse, chargeNurseFacts } from './charge-nurse.ts'
import { type Hirer, type Person, password } from './people.ts'

type Policy = 'application_quiz' | 'shortlist' | 'interview' | 'never'

/** A call of the product's own interface by the person whose browser this is: for what another journey walks on screen. */
export async function call<Answer>(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: object) {
  const origin = await originOf(page)
  const answer = await page.request.fetch(`/api${path}`, { method, data, headers: { origin } })
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBeLessThan(300)
  return (await answer.json()) as Answer
}

async function originOf(page: Page): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/terms')
  return new URL(page.url()).origin
}

export async function anEmployer(page: Page, { name, email, company }: Hirer): Promise<void> {
  await call(page, 'POST', '/sign-up', {
    role: 'employer',
    email,
    password,
    contact_name: name,
    company_name: company,
  })
}

/** Somebody with an account, a résumé that has been read, and preferences. */
export async function aCandidate(page: Page, { name, email }: Person): Promise<void> {
  await call(page, 'POST', '/sign-up', { role: 'seeker', email, password, full_name: name })
  const file = new URL('../../server/src/testing/fixtures/plain-resume.pdf', import.meta.url)
  const answer = await page.request.post('/api/uploads/resumes', {
    headers: { origin: await originOf(page), 'x-upload-id': randomUUID(), 'x-file-name': 'plain-resume.pdf' },
    data: readFileSync(file),
  })
  expect(answer.status()).toBe(201)
  const isRead = async () => {
    const { resume } = await call<{ resume: { step: string } | null }>(page, 'GET', '/resumes/latest')
    return resume?.step
  }
  await expect.poll(isRead, { timeout: 60_000 }).toBe('done')
  const { version } = await call<{ version: number }>(page, 'GET', '/profile')
  await call(page, 'PUT', '/profile/quick-preferences', {
    desiredTitles: [chargeNurse.title],
    workPreference: 'onsite',
    location: chargeNurse.location,
    payCurrency: 'USD',
    payMinimum: 60_000,
    version,
  })
}

/** A role of the charge nurse, waiting for its expectations quiz. */
export async function aPostedJob(page: Page, policy: Policy, change: object = {}): Promise<string> {
  const { mustHaves, niceToHaves, ...text } = chargeNurse
  const skills = [
    ...mustHaves.map((skill) => ({ skill, importance: 'must_have' })),
    ...niceToHaves.map((skill) => ({ skill, importance: 'nice' })),
  ]
  const { id } = await call<{ id: string }>(page, 'POST', '/employer/jobs', {
    ...text,
    skills,
    workMode: 'onsite',
    isAnonymous: true,
    companyDisplay: 'Confidential company',
    anonymityRevealPolicy: policy,
    applicationQuizThreshold: 70,
    confirmedLeaks: [],
    intent: 'post',
    ...change,
  })
  return id
}

type Attempt = { attempt: { id: string; questions: { id: string; prompt: string; choices: string[] }[] } }

/** Passes the expectations quiz by what the job says, and so publishes it. */
export async function publish(page: Page, jobId: string, policy: Policy, change: object = {}): Promise<void> {
  const quiz = `/employer/jobs/${jobId}/expectations-quiz`
  const { attempt } = await call<Attempt>(page, 'POST', `${quiz}/start`, {})
  const facts = { ...chargeNurseFacts, policy, ...change }
  const known = [1, 2, 3, 4, 5, 6].flatMap((number) => expectationsQuiz(facts, { seed: '', attempt: number }))
  const right = new Map(known.map(({ prompt, choices, correctChoice }) => [prompt, choices[correctChoice]]))
  const answers = Object.fromEntries(
    attempt.questions.map(({ id, prompt, choices }) => [id, choices.indexOf(right.get(prompt) ?? '')]),
  )
  await call(page, 'POST', `${quiz}/submit`, { attemptId: attempt.id, answers })
  const { state } = await call<{ state: string }>(page, 'GET', `/employer/jobs/${jobId}`)
  expect(state).toBe('published')
}

export async function aPublishedJob(page: Page, policy: Policy): Promise<string> {
  const jobId = await aPostedJob(page, policy)
  await publish(page, jobId, policy)
  return jobId
}

export async function apply(page: Page, jobId: string): Promise<string> {
  const { resumeId } = await call<{ resumeId: string }>(page, 'GET', `/job-details/${jobId}`)
  const { applicationId } = await call<{ applicationId: string }>(page, 'POST', '/applications', { jobId, resumeId })
  return applicationId
}
