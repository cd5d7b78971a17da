import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { OwnApplication } from '#domain/applications/schema.ts'
import { aJob } from '../../testing/a-job.ts'
import { anApplication } from '../../testing/an-application.ts'
import { openAt, refusal, signedInAs, standIn } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'

const page = `/api/job-details/${aJob.id}`
const applicationId = '0190c0de-0000-7000-8000-0000000000b1'
const stand = standIn(() => ({
  '/api/session': signedInAs('seeker'),
  '/api/resumes/latest': { body: { resume: null } },
  [`GET ${page}`]: { body: aJob },
}))

async function openJob() {
  const router = await openAt(`/job/${aJob.id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }))
  return router
}

async function apply() {
  const router = await openJob()
  await screen.findByRole('alertdialog', { name: `Apply to ${aJob.title}?` })
  await userEvent.click(screen.getAllByRole('button', { name: 'Apply' }).at(-1) ?? document.body)
  return router
}

const told = () => readToasts().map(({ kind, title, description }) => [kind, title, description])

test.each([
  ['its next step', 'The employer has 14 days to answer.', 'The employer has 14 days to answer.'],
  ['the general line where there is none', undefined, 'Your application has been submitted successfully'],
])('an application that is sent is confirmed with %s', async (_, nextStep, description) => {
  stand.answers['POST /api/applications'] = { body: { applicationId, state: 'submitted', nextStep } }
  await apply()
  await waitFor(() => expect(told()).toEqual([['success', 'Application submitted', description]]))
  expect(stand.sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/applications', { jobId: aJob.id, resumeId: aJob.resumeId }],
  ])
})

test('an application that is refused says why, in the words of the server', async () => {
  const reason = 'Your active résumé has changed since this page was opened. Reload, then apply.'
  stand.answers['POST /api/applications'] = refusal('conflict', 409, reason)
  await apply()
  await waitFor(() => expect(told()).toEqual([['failure', 'Application failed', reason]]))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

const noResume = [['failure', 'No resume found', 'Please upload a resume before applying']]

test('without a résumé a press says so, sends nothing and leads to the upload', async () => {
  stand.answers[`GET ${page}`] = { body: { ...aJob, resumeId: null } }
  const router = await openJob()
  await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/resume'))
  expect(told()).toEqual(noResume)
  expect(stand.sent).toEqual([])
})

test('a résumé that went meanwhile is told in the same words, and leads to the upload', async () => {
  stand.answers['POST /api/applications'] = refusal('conflict', 409, 'Please upload a resume before applying')
  const router = await apply()
  await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/resume'))
  expect(told()).toEqual(noResume)
})

test('a job that does not load is told, and the list of matches opens', async () => {
  stand.answers[`GET ${page}`] = refusal('forbidden', 403)
  const router = await openAt(`/job/${aJob.id}`)
  await waitFor(() => expect(router.state.location.href).toBe('/dashboard#matches'))
  expect(told()).toEqual([['failure', 'Error', 'Failed to load job details']])
})

const inQuiz: OwnApplication = {
  ...anApplication,
  state: 'quiz',
  sentAt: null,
  nextStep: 'Your application is frozen.',
  actions: ['take_quiz', 'withdraw'],
}
const standsAtQuiz = {
  job: { id: aJob.id, title: aJob.title },
  threshold: 70,
  attemptsUsed: 1,
  attemptsAllowed: 2,
  attempt: null,
  lastGrade: null,
}

test.each([
  ['not_started', null, 'Take the quiz'],
  ['may_retry', null, 'Take the quiz again'],
  ['waiting', '2126-11-21T09:00:00.000Z', 'See your answers'],
])('where the quiz is %s, the way there says so', async (status, retryAt, label) => {
  stand.answers[`GET ${page}`] = { body: { ...aJob, application: inQuiz } }
  stand.answers[`/api/jobs/${aJob.id}/quiz`] = { body: { ...standsAtQuiz, status, retryAt } }
  await openAt(`/job/${aJob.id}`)
  expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe(`/job/${aJob.id}/quiz`)
  expect(screen.queryByText(/You can try again in/) !== null).toBe(status === 'waiting')
})
