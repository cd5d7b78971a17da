import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aJob } from '../../testing/a-job.ts'
import { anApplication } from '../../testing/an-application.ts'
import { openAt, refusal, signedInAs, standIn } from '../../testing/stand-in.tsx'

const application = { ...anApplication, actions: [] }
const snapshot = {
  candidate: 'Ana Flores',
  isRevealed: true,
  createdAt: '2026-11-20T09:00:00.000Z',
  seniority: 'senior',
  yearsExperience: 7,
  skills: ['Triage'],
  rawText: 'Ana Flores\nKept a night ward calm.',
  headingLines: [],
  fullName: 'Ana Flores',
  email: 'ana@post.example',
  phone: null,
  originalFilename: 'ana.pdf',
}
const frozen = `/api/applications/${application.id}/snapshot`
const stand = standIn(() => ({
  '/api/session': signedInAs('seeker'),
  [`GET /api/job-details/${aJob.id}`]: { body: { ...aJob, application } },
  [frozen]: { body: snapshot },
}))

async function openSnapshot() {
  await openAt(`/job/${aJob.id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'See your snapshot' }))
  return within(await screen.findByRole('dialog', { name: 'Resume Snapshot' }))
}

test('who applied reads what was frozen, and comes back to where it was opened', async () => {
  const dialog = await openSnapshot()
  expect(await dialog.findByText(/Kept a night ward calm\./)).toBeDefined()
  for (const fact of ['ana.pdf', 'Triage', 'Frozen snapshot created at application time for fairness'])
    expect(dialog.getByText(fact)).toBeDefined()
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a snapshot that does not load says so and can be asked for again', async () => {
  stand.answers[frozen] = refusal('forbidden', 403)
  const dialog = await openSnapshot()
  expect(await dialog.findByRole('heading', { name: 'The snapshot did not load' })).toBeDefined()
  stand.answers[frozen] = { body: snapshot }
  await userEvent.click(dialog.getByRole('button', { name: /retry/i }))
  expect(await dialog.findByText(/Kept a night ward calm\./)).toBeDefined()
})
