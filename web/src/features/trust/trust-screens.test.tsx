import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../query-client.ts'
import { ana, openAt, refusal, signedInAs, standIn } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'
import { InviteRows } from './invite-rows.tsx'

const trust = {
  total: 10,
  parts: { vouches: 0, employment: 0, consistency: 10 },
  evidence: 0,
  ranked: 50,
  rungs: [],
  vouches: [],
  placesTaken: 1,
  employment: [],
  currentEmployers: ['Hearth & Co'],
}
const server = standIn(() => ({
  '/api/session': signedInAs('seeker'),
  'GET /api/trust': { body: trust },
  'POST /api/trust/vouches': { body: { id: ana.id } },
}))

const told = () => readToasts().map(({ kind, title, description }) => [kind, title, description])

async function openTrustPage() {
  await openAt('/onboarding/trust')
  await screen.findByRole('heading', { level: 1, name: 'Add a Little Trust.' })
}

test('the trust screen invites by name and e-mail, counts to three, and can be skipped', async () => {
  await openTrustPage()
  expect(screen.getByLabelText('Name')).toBeTruthy()
  expect(screen.getByLabelText('Email')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Send Invitation (1/3)' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Skip for Now' }).getAttribute('href')).toBe('/onboarding/finish')
  await userEvent.click(screen.getByRole('button', { name: 'Send Invitation (1/3)' }))
  expect(told()).toEqual([['failure', 'Missing information', 'Please enter both name and email.']])
  expect(server.sent).toEqual([])
})

const usedBefore = 'You have already asked this address. Please ask somebody else.'

test.each([
  [{ body: { id: ana.id } }, 'success', "Vouch invitation sent! They'll receive an email to confirm.", undefined],
  [refusal('invalid', 422, usedBefore), 'failure', 'Failed to send vouch invitation', usedBefore],
])('an invitation answered with %j is a %s: %s', async (answer, kind, title, description) => {
  server.answers['POST /api/trust/vouches'] = answer
  await openTrustPage()
  await userEvent.type(screen.getByLabelText('Name'), 'Maren Holt')
  await userEvent.type(screen.getByLabelText('Email'), 'maren@trailhead.example')
  await userEvent.click(await screen.findByRole('button', { name: 'Send Invitation (1/3)' }))
  await vi.waitFor(() => expect(told()).toEqual([[kind, title, description]]))
})

const freeMail = 'Please use an address of the company. Free mail proves nothing about it.'

test.each([
  [{ body: { id: ana.id } }, 'success', 'Verification request sent! The verifier will receive an email.', undefined],
  [refusal('invalid', 422, freeMail), 'failure', 'Failed to send verification request', freeMail],
])('a request for verification answered with %j is a %s: %s', async (answer, kind, title, description) => {
  server.answers['POST /api/trust/employment'] = answer
  await openTrustPage()
  await userEvent.click(screen.getByRole('button', { name: 'Start Verification' }))
  const form = within(await screen.findByRole('form', { name: 'Verify past employment' }))
  await userEvent.type(form.getByLabelText('Company'), 'Trailhead')
  await userEvent.type(form.getByLabelText("Verifier's email"), 'hr@trailhead.example')
  await userEvent.click(form.getByRole('button', { name: 'Send Request' }))
  await vi.waitFor(() => expect(told()).toEqual([[kind, title, description]]))
})

test('Start Verification opens the form, which warns before the current employer is asked', async () => {
  await openTrustPage()
  expect(screen.getByRole('heading', { name: 'Verify Past Employment' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Start Verification' }))
  const form = await screen.findByRole('form', { name: 'Verify past employment' })
  expect(within(form).queryByText(/Do you still work there/)).toBeNull()
  await userEvent.type(within(form).getByLabelText('Company'), 'hearth co')
  expect(within(form).getByText(/Do you still work there/)).toBeTruthy()
})

function openRows() {
  const done = vi.fn<() => void>()
  const queryClient = makeQueryClient()
  queryClient.setQueryData(['session'], { person: ana })
  render(
    <QueryClientProvider client={queryClient}>
      <InviteRows onDone={done} />
    </QueryClientProvider>,
  )
  return done
}

test('the wizard offers three rows at most, each with the four relations, and goes on when none is filled', async () => {
  const done = openRows()
  await userEvent.click(screen.getByRole('button', { name: 'Add another person' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add another person' }))
  expect(screen.getAllByLabelText(/^Relationship/)).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Add another person' })).toBeNull()
  const choices = within(screen.getByLabelText('Relationship 1')).getAllByRole('option', { hidden: true })
  expect(choices.map((option) => option.getAttribute('value')).filter(Boolean)).toEqual([
    'manager',
    'peer',
    'client',
    'mentor',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Send Invites' }))
  expect(done).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Skip for Now' }))
  expect(done).toHaveBeenCalledTimes(2)
  expect(server.sent).toEqual([])
})

test('the wizard sends the rows that are filled, one call each, and goes on', async () => {
  const done = openRows()
  await userEvent.click(screen.getByRole('button', { name: 'Add another person' }))
  await userEvent.type(screen.getByLabelText('Name 1'), 'Maren Holt')
  await userEvent.type(screen.getByLabelText('Email 1'), 'maren@trailhead.example')
  await userEvent.selectOptions(screen.getByLabelText('Relationship 1'), 'manager')
  await userEvent.type(screen.getByLabelText('Name 2'), 'Half Filled')
  await userEvent.click(screen.getByRole('button', { name: 'Send Invites' }))
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(server.sent).toEqual([
    {
      path: '/api/trust/vouches',
      body: {
        candidateUserId: ana.id,
        voucherName: 'Maren Holt',
        voucherEmail: 'maren@trailhead.example',
        relation: 'manager',
      },
    },
  ])
  expect(told()).toEqual([['success', 'Sent 1 vouch invite(s)', undefined]])
})

test('the wizard says which invitation was not sent and why, and stays', async () => {
  server.answers['POST /api/trust/vouches'] = refusal('invalid', 422, usedBefore)
  const done = openRows()
  await userEvent.type(screen.getByLabelText('Name 1'), 'Maren Holt')
  await userEvent.type(screen.getByLabelText('Email 1'), 'maren@trailhead.example')
  await userEvent.selectOptions(screen.getByLabelText('Relationship 1'), 'manager')
  await userEvent.click(screen.getByRole('button', { name: 'Send Invites' }))
  await vi.waitFor(() => expect(told()).toEqual([['failure', 'Failed to send invites', usedBefore]]))
  expect(screen.getByText(usedBefore)).toBeTruthy()
  expect(done).not.toHaveBeenCalled()
})
