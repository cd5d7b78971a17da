import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { reportWords } from '#domain/applications/report.ts'
import { aJob } from '../../testing/a-job.ts'
import { openAt, refusal, signedInAs, standIn } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'

const page = `/api/job-details/${aJob.id}`
const report = `${page}/report`
const stand = standIn(() => ({
  '/api/session': signedInAs('seeker'),
  [`GET ${page}`]: { body: aJob },
  [`POST ${report}`]: { body: { reportedAt: '2026-11-20T09:00:00.000Z' } },
}))

async function openDialog() {
  await openAt(`/job/${aJob.id}`)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Report this role' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Report this role' })) }
}

const written = () => stand.sent.filter((one) => one.path === report)

test('a role is reported with a reason and a note; its place says so and has the focus', async () => {
  const { user, dialog } = await openDialog()
  expect(dialog.getByText(reportWords.promise)).toBeDefined()
  await user.click(dialog.getByRole('radio', { name: /Asks for money or private data/ }))
  await user.type(dialog.getByLabelText('What happened', { exact: false }), 'They asked for a deposit.')
  stand.answers[`GET ${page}`] = { body: { ...aJob, isReported: true } }
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  const said = await screen.findByText(reportWords.done)
  expect(written().map((one) => one.body)).toEqual([{ reason: 'asks_for_money', note: 'They asked for a deposit.' }])
  expect(readToasts().map(({ title, kind }) => [title, kind])).toEqual([['Report sent', 'success']])
  await waitFor(() => expect(document.activeElement?.textContent).toBe(said.textContent))
  expect(screen.queryByRole('button', { name: 'Report this role' })).toBeNull()
})

test('without a reason nothing is sent, and the reasons say that one is missing', async () => {
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(dialog.getByRole('group', { name: 'What is wrong?', description: 'Please choose a reason' })).toBeDefined()
  expect(written()).toEqual([])
})

test('a report that is refused says why and keeps what was written', async () => {
  stand.answers[`POST ${report}`] = refusal('rate_limited', 429, 'Too many requests.')
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: 'Something else' }))
  const note = dialog.getByLabelText<HTMLTextAreaElement>('What happened', { exact: false })
  await user.type(note, 'The ward is not there.')
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(readToasts()).toMatchObject([{ title: 'Report not sent', kind: 'failure' }]))
  expect(readToasts()[0]?.description).toBe('Too many requests.')
  expect(note.value).toBe('The ward is not there.')
})

test('a role that was reported offers no second report', async () => {
  stand.answers[`GET ${page}`] = { body: { ...aJob, isReported: true } }
  await openAt(`/job/${aJob.id}`)
  expect(await screen.findByText(reportWords.done)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Report this role' })).toBeNull()
})
