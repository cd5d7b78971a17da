import { expect, test } from 'vitest'
import { accountMessages } from '#domain/accounts/messages.ts'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'

// A mail server is configured, so a confirmed address is asked for without any further setting.
const strict = createTestApp({ smtp: true })
const open = createTestApp({ environment: { REQUIRE_CONFIRMED_EMAIL: 'off' } })

const refusal = { code: 'forbidden', message: accountMessages.confirmFirst.description }

test('without a confirmed address nobody applies, verifies or publishes once there is a mail server', async () => {
  const employer = await signedInEmployer(strict(), { isEmailConfirmed: false })
  const job = await publishedJob(strict(), employer)
  const candidate = await signedInCandidate(strict(), { isEmailConfirmed: false })
  const { id: resumeId } = await readResumeOf(strict(), candidate)
  const applying = candidate.api.applications.applyToJob({ jobId: job.id, resumeId })
  await expect(applying).rejects.toMatchObject(refusal)
  const verifying = employer.api.companies.requestVerification({ email: 'hr@alder.example' })
  await expect(verifying).rejects.toMatchObject(refusal)
  await expect(employer.api.quizzes.startExpectations({ jobId: job.id })).rejects.toMatchObject(refusal)
})

test('after the link is used, the same person applies', async () => {
  const employer = await signedInEmployer(strict())
  const job = await publishedJob(strict(), employer)
  const candidate = await signedInCandidate(strict(), { isEmailConfirmed: false })
  const { id: resumeId } = await readResumeOf(strict(), candidate)
  await candidate.api.accounts.sendConfirmation({})
  await strict().runTasks()
  const letter = strict().smtp?.received.findLast(({ recipients }) => recipients.includes(candidate.email))
  const secret = /\/auth\/confirm\/([\w-]{43})/.exec(letter?.mail.text ?? '')?.[1] ?? ''
  await candidate.api.accounts.confirmEmail({ secret })
  expect((await candidate.api.applications.applyToJob({ jobId: job.id, resumeId })).state).toBe('submitted')
})

test('without a mail server nobody is asked to confirm', async () => {
  const employer = await signedInEmployer(open())
  const job = await publishedJob(open(), employer)
  const candidate = await signedInCandidate(open(), { isEmailConfirmed: false })
  const { id: resumeId } = await readResumeOf(open(), candidate)
  expect((await candidate.api.applications.applyToJob({ jobId: job.id, resumeId })).state).toBe('submitted')
})
