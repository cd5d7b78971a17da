import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountMessages } from '#domain/accounts/messages.ts'
import { ApiError } from '../../api-error.ts'
import { App } from '../../app.tsx'
import { makeQueryClient } from '../../query-client.ts'
import { makeRouter } from '../../router.ts'
import { dismissAllToasts, readToasts } from '../../ui/toast.ts'
import { offerConfirmation } from '../accounts/offer-confirmation.ts'

const person = {
  id: '0190c0de-0000-7000-8000-000000000001',
  email: 'ana@post.example',
  isEmailConfirmed: true,
  role: 'seeker',
  fullName: 'Ana Flores',
  companyName: null,
  avatarUrl: null,
}
const profile = { ...person, headline: 'Night nurse', skills: [], desiredTitles: [], version: 3 }

let made: { status: number; body: object } = { status: 200, body: {} }
let sent: { path: string; body: unknown }[] = []

beforeEach(() => {
  sent = []
  dismissAllToasts()
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), 'http://localhost'), init)
    const path = new URL(request.url).pathname
    if (path === '/api/session') return Response.json({ session: { person } })
    if (request.method === 'GET' && path === '/api/profile') return Response.json(profile)
    if (request.method === 'GET') return new Promise<never>(() => undefined)
    sent.push({ path, body: await request.json() })
    return Response.json(made.body, { status: made.status })
  })
})

const failure = { status: 500, body: { code: 'internal', message: 'No.', requestId: 'x' } }

async function openProfile() {
  const queryClient = makeQueryClient()
  const router = makeRouter(queryClient, createMemoryHistory({ initialEntries: ['/profile'] }))
  await router.load()
  render(<App router={router} queryClient={queryClient} />)
  await screen.findByDisplayValue('Night nurse')
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
  made = { status: 200, body: { ...profile, headline: 'Cook', version: 4 } }
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Saved',
      description: 'Your professional summary has been updated.',
    }),
  )
  made = failure
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(lastToast()).toMatchObject({ title: 'Error', description: 'Failed to save your summary.' }),
  )
})

test.each([
  [
    { status: 200, body: { summary: 'Charge nurse', message: null } },
    'Generated!',
    'Your professional summary has been created.',
  ],
  [{ status: 200, body: { summary: null, message: 'Add a title first.' } }, 'Unable to generate', 'Add a title first.'],
  [failure, 'Error', 'Failed to generate summary. Please try again.'],
])('generating asks first; %j is told as %s', async (answer, title, description) => {
  await openProfile()
  made = answer
  await userEvent.click(screen.getByRole('button', { name: 'Generate from my info' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Generate professional summary?' }))
  expect(question.getByText(/from your profile, skills and experience/i)).toBeTruthy()
  expect(question.getByText(/current summary will be replaced/i)).toBeTruthy()
  expect(question.getByRole('button', { name: 'Cancel' })).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Generate' }))
  await waitFor(() => expect(lastToast()).toMatchObject({ title, description }))
  expect(sent).toEqual([{ path: '/api/profile/summary', body: { forceGenerate: true } }])
})

test('a refusal for want of a confirmed address offers to send the link again', async () => {
  const refused = new ApiError({ code: 'forbidden', message: accountMessages.confirmFirst.description })
  expect(offerConfirmation(new ApiError({ code: 'forbidden', message: 'Something else.' }))).toBe(false)
  expect(offerConfirmation(refused)).toBe(true)
  expect(lastToast()?.action?.label).toBe('Send it again')
  made = { status: 200, body: {} }
  lastToast()?.action?.onPress()
  await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Confirmation sent' }))
  expect(sent).toEqual([{ path: '/api/email-confirmation', body: {} }])
})
