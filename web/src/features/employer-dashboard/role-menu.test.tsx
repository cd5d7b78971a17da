import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { JobState } from '#domain/jobs/schema.ts'
import { aRole } from '../../testing/a-role.ts'
import { openAt, signedInAs, standIn } from '../../testing/stand-in.tsx'

const stand = standIn(() => ({
  '/api/session': signedInAs('employer'),
  'GET /api/employer/company': { body: { company: null, contact: { fullName: 'Ottoline Marsh', phone: null } } },
}))

async function openRole(state: JobState) {
  stand.answers['GET /api/employer/jobs'] = { body: { jobs: [{ ...aRole, state }] } }
  await openAt('/dashboard')
  await screen.findByRole('article')
}

const ends = () => screen.getAllByRole('menuitem').map((item) => item.textContent)

test.each<[JobState, string[]]>([
  ['draft', ['Close role']],
  ['quiz_pending', ['Close role']],
  ['published', ['Mark as filled', 'Close role']],
  ['paused', ['Mark as filled', 'Close role']],
])('a role that is %s can be ended by: %j', async (state, words) => {
  await openRole(state)
  await userEvent.click(screen.getByRole('button', { name: 'More for Charge Nurse' }))
  expect(ends()).toEqual(words)
})

test.each<JobState>(['closed', 'filled', 'expired'])('a role that is %s is over and has no menu', async (state) => {
  await openRole(state)
  expect(screen.queryByRole('button', { name: 'More for Charge Nurse' })).toBeNull()
})

test('an unwanted draft is closed after a question that speaks of drafts', async () => {
  await openRole('draft')
  await userEvent.click(screen.getByRole('button', { name: 'More for Charge Nurse' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Close role' }))
  const question = await screen.findByRole('alertdialog', { name: 'Close this role?' })
  expect(question.textContent).toContain('Nobody has seen it yet.')
  await userEvent.click(screen.getByRole('button', { name: 'Close role' }))
  await waitFor(() => expect(stand.sent.at(-1)?.body).toMatchObject({ version: 3, to: 'closed' }))
})
