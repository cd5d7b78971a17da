import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { accountMessages } from '#domain/accounts/messages.ts'
import { ApiError } from '../../api-error.ts'
import { type Answer, ana, openAt, refusal, signedInAs, standIn } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'
import { offerConfirmation } from '../accounts/offer-confirmation.ts'

const profile = { ...ana, headline: 'Night nurse', skills: [], desiredTitles: [], version: 3 }
const failure = refusal('internal', 500)

const server = standIn(() => ({ '/api/session': signedInAs('seeker'), 'GET /api/profile': { body: profile } }))

async function openProfile() {
  const router = await openAt('/profile')
  await screen.findByDisplayValue('Night nurse')
  return router
}

const lastToast = () => readToasts().at(-1)

test('the page is headed Profile Settings, with a summary that counts to 90', async () => {
  await openProfile()
  expect(screen.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeTruthy()
  expect(screen.getByText('11/90 characters')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/^Summary/), ' of nine years')
  expect(screen.getByText('25/90 characters')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy()
})

test('a summary is saved, or said not to be', async () => {
  await openProfile()
  server.answers['PATCH /api/profile'] = { body: { ...profile, headline: 'Cook', version: 4 } }
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Saved',
      description: 'Your professional summary has been updated.',
    }),
  )
  server.answers['PATCH /api/profile'] = failure
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(lastToast()).toMatchObject({ title: 'Error', description: 'Failed to save your summary.' }),
  )
})

test.each<[answer: Answer, title: string, description: string]>([
  [{ body: { summary: 'Charge nurse', message: null } }, 'Generated!', 'Your professional summary has been created.'],
  [{ body: { summary: null, message: 'Add a title first.' } }, 'Unable to generate', 'Add a title first.'],
  [failure, 'Error', 'Failed to generate summary. Please try again.'],
])('generating asks first; %j is told as %s', async (answer, title, description) => {
  await openProfile()
  server.answers['/api/profile/summary'] = answer
  await userEvent.click(screen.getByRole('button', { name: 'Generate from my info' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Generate professional summary?' }))
  expect(question.getByText(/from your profile, skills and experience/i)).toBeTruthy()
  expect(question.getByText(/current summary will be replaced/i)).toBeTruthy()
  expect(question.getByRole('button', { name: 'Cancel' })).toBeTruthy()
  expect(server.sent).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Generate' }))
  await waitFor(() => expect(lastToast()).toMatchObject({ title, description }))
  expect(server.sent).toEqual([{ path: '/api/profile/summary', body: { forceGenerate: true } }])
})

test('signing out ends the session, says so and leads to the sign-in page', async () => {
  const router = await openProfile()
  server.answers['/api/sign-out'] = { body: {} }
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(server.sent).toEqual([{ path: '/api/sign-out', body: {} }])
  await waitFor(() => expect(lastToast()).toMatchObject({ kind: 'success', title: 'Signed out successfully' }))
})

test('a sign-out that fails says so and stays', async () => {
  const router = await openProfile()
  server.answers['/api/sign-out'] = failure
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      kind: 'failure',
      title: 'Error',
      description: 'Failed to sign out. Please try again.',
    }),
  )
  expect(router.state.location.pathname).toBe('/profile')
  expect(screen.getByDisplayValue('Night nurse')).toBeTruthy()
})

test('a refusal for want of a confirmed address offers to send the link again', async () => {
  const refused = new ApiError({ code: 'forbidden', message: accountMessages.confirmFirst.description })
  expect(offerConfirmation(new ApiError({ code: 'forbidden', message: 'Something else.' }))).toBe(false)
  expect(offerConfirmation(refused)).toBe(true)
  expect(lastToast()?.action?.label).toBe('Send it again')
  server.answers['/api/email-confirmation'] = { body: {} }
  lastToast()?.action?.onPress()
  await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Confirmation sent' }))
  expect(server.sent).toEqual([{ path: '/api/email-confirmation', body: {} }])
})

test('an employer is not asked about hidden companies, not even while the profile is on its way', async () => {
  let asked = 0
  const asking = () => {
    asked += 1
    return refusal('forbidden', 403)
  }
  server.answers['/api/session'] = signedInAs('employer')
  delete server.answers['GET /api/profile']
  server.answers['/api/profile/hidden-companies'] = asking
  await openAt('/profile')
  await screen.findByRole('button', { name: 'Sign Out' })
  expect(asked).toBe(0)
  expect(screen.queryByRole('heading', { name: 'Hidden companies' })).toBeNull()
})
