import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ana, openAt, refusal, standIn } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'

const company = {
  id: '0190c0de-0000-7000-8000-0000000000c0',
  name: 'Zephyrine',
  standIn: 'Confidential company',
  version: 3,
}
const employer = { ...ana, role: 'employer', companyName: company.name }

const stand = standIn(() => ({
  '/api/session': { body: { session: { person: employer } } },
  'GET /api/employer/company': { body: { company, contact: { fullName: 'Ottoline Marsh', phone: null } } },
  'GET /api/employer/jobs': { body: { jobs: [] } },
}))

const toasts = () => readToasts().map(({ kind, title, description }) => [kind, title, description])

async function fillAndPost() {
  const router = await openAt('/post-job')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Title'), 'Charge Nurse')
  await user.type(
    screen.getByLabelText('Description'),
    'You lead care for a medical ward of twenty-four beds at night.',
  )
  await user.click(await screen.findByRole('button', { name: 'Post Job' }))
  return router
}

test('a role that is posted is confirmed with the hint to the quiz, and the dashboard opens', async () => {
  stand.answers['POST /api/employer/jobs'] = { body: { id: '0190c0de-0000-7000-8000-0000000000d0' } }
  const router = await fillAndPost()
  const told = ['success', 'Job posted! Complete the expectations quiz to publish.', undefined]
  await waitFor(() => expect(toasts()).toContainEqual(told))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test.each([
  [
    'its reason',
    'Something in this role may give your company away.',
    'Something in this role may give your company away.',
  ],
  ['the general line where there is none', '', 'Error posting job'],
])('a role that could not be posted is told with %s, and stays in the form', async (_, reason, title) => {
  stand.answers['POST /api/employer/jobs'] = refusal('invalid', 422, reason)
  const router = await fillAndPost()
  await waitFor(() => expect(toasts()).toContainEqual(['failure', title, undefined]))
  expect(router.state.location.pathname).toBe('/post-job')
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Charge Nurse')
})
