import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { shutSentences, standingLabels } from '#domain/applications/job-standing.ts'
import { aJob } from '../../testing/a-job.ts'
import { anApplication } from '../../testing/an-application.ts'
import { openAt, signedInAs, standIn } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'

const page = `/api/job-details/${aJob.id}`
const stand = standIn(() => ({ '/api/session': signedInAs('seeker') }))

test.each(['paused', 'filled', 'closed', 'expired'] as const)(
  'a job that is %s says so, and why it takes nobody',
  async (standing) => {
    stand.answers[`GET ${page}`] = { body: { ...aJob, standing } }
    await openAt(`/job/${aJob.id}`)
    const gate = within(await screen.findByRole('region', { name: 'How this one works' }))
    expect(gate.getByText(shutSentences[standing])).toBeDefined()
    expect(within(screen.getByRole('main')).getByText(standingLabels[standing])).toBeDefined()
    await userEvent.setup().click(gate.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(readToasts()[0]?.description).toBe(shutSentences[standing]))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(stand.sent.filter((one) => one.path === '/api/applications')).toEqual([])
  },
)

test('who applied before it was filled is told so too', async () => {
  stand.answers[`GET ${page}`] = { body: { ...aJob, standing: 'filled', application: anApplication } }
  await openAt(`/job/${aJob.id}`)
  const kept = 'A fixed résumé snapshot is used. Later edits to your résumé do not change it.'
  expect(await screen.findByText(`${shutSentences.filled} ${kept}`)).toBeDefined()
})

test('an open job says nothing of the kind', async () => {
  stand.answers[`GET ${page}`] = { body: aJob }
  await openAt(`/job/${aJob.id}`)
  expect(await screen.findByText('Your résumé stays private until you apply.')).toBeDefined()
  for (const label of Object.values(standingLabels)) expect(screen.queryByText(label)).toBeNull()
})
