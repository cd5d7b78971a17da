import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ana, openAt, standIn } from '../../testing/stand-in.tsx'

const company = { id: '0190c0de-0000-7000-8000-0000000000c0', name: 'Zephyrine', standIn: 'Confidential company' }
const employer = { ...ana, role: 'employer', companyName: company.name }

const stand = standIn(() => ({
  '/api/session': { body: { session: { person: employer } } },
  'GET /api/employer/company': { body: { company, contact: { fullName: 'Ottoline Marsh', phone: null } } },
}))

async function openForm() {
  cleanup()
  await openAt('/post-job')
  return screen.findByLabelText<HTMLInputElement>('Title')
}

/** What a tab keeps for itself is gone with it. */
async function openInANewTab() {
  sessionStorage.clear()
  return openForm()
}

test('a role that was never saved is there again in a new tab, for this person only', async () => {
  await userEvent.type(await openForm(), 'Charge Nurse')
  expect(await screen.findByText('Kept on this device as you type.')).toBeDefined()
  expect((await openInANewTab()).value).toBe('Charge Nurse')
  expect(screen.getByText('What you typed before and did not save is still here.')).toBeDefined()

  stand.answers['/api/session'] = { body: { session: { person: { ...employer, id: ana.id.replace(/1$/, '2') } } } }
  expect((await openInANewTab()).value).toBe('')
})

test('whoever starts over has an empty form, and the former one back with Undo', async () => {
  await userEvent.type(await openForm(), 'Charge Nurse')
  await openInANewTab()
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('')
  expect(screen.queryByText(/is still here/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Charge Nurse'))
  expect((await openInANewTab()).value).toBe('Charge Nurse')
})
