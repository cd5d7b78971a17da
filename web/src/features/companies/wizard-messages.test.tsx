import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { OwnCompanyView } from '#domain/companies/schema.ts'
import { aProfile } from '../../testing/a-profile.ts'
import { ana, openAt, refusal, standIn } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'

const company: OwnCompanyView = {
  id: '0190c0de-0000-7000-8000-0000000000c0',
  name: 'Zephyrine',
  industry: null,
  size: null,
  website: 'https://zephyrine.example',
  hqLocation: null,
  about: null,
  logoUrl: null,
  verifiedDomain: null,
  trustScore: 40,
  isTrustedEmployer: false,
  replyDays: null,
  standIn: 'Confidential company',
  version: 3,
}
const contact = { fullName: 'Ottoline Marsh', phone: null }
const employer = { ...ana, role: 'employer', fullName: contact.fullName, companyName: company.name }

const stand = standIn(() => ({
  '/api/session': { body: { session: { person: employer } } },
  'GET /api/employer/company': { body: { company, contact } },
  '/api/profile': { body: aProfile({ role: 'employer', fullName: contact.fullName }) },
}))

const openStep = (step: number) => openAt(`/onboarding/employer?step=${step}`)
const toasts = () => readToasts().map(({ kind, title, description }) => [kind, title, description])

test('contact details that could not be saved are told with the reason, and the step stays', async () => {
  stand.answers['PUT /api/employer/contact'] = refusal('unavailable', 503, 'We are busy right now.')
  await openStep(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(toasts()).toEqual([['failure', 'Failed to save progress', 'We are busy right now.']]))
  expect(screen.getByRole('heading', { level: 1, name: 'Your Info' })).toBeDefined()
})

test('a company that could not be saved is told with the reason, and nothing typed is lost', async () => {
  stand.answers['PUT /api/employer/company'] = refusal('conflict', 409, 'Your company was changed in another tab.')
  await openStep(2)
  const seat = await screen.findByLabelText<HTMLInputElement>('Headquarters Location', { exact: false })
  await userEvent.type(seat, 'Portland, OR')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const told = [['failure', 'Failed to save progress', 'Your company was changed in another tab.']]
  await waitFor(() => expect(toasts()).toEqual(told))
  expect(seat.value).toBe('Portland, OR')
})

const whole = { type: 'image/png' }

test.each([
  [
    'of another kind',
    new File(['x'], 'me.gif', { type: 'image/gif' }),
    ['Invalid file type', 'Please select a PNG or JPEG image'],
  ],
  [
    'that is too large',
    new File([new Uint8Array(2 * 1024 * 1024)], 'me.png', whole),
    ['File too large', 'Please select an image under 2MB'],
  ],
])('an employer’s photo %s is refused before it is sent', async (_, file, words) => {
  await openStep(1)
  await userEvent.upload(await screen.findByLabelText('Photo'), file, { applyAccept: false })
  await waitFor(() => expect(toasts()).toEqual([['failure', ...words]]))
  expect(stand.sent.filter(({ path }) => path.includes('avatar'))).toEqual([])
})

test('an employer’s photo that is no picture after all is told', async () => {
  await openStep(1)
  await userEvent.upload(await screen.findByLabelText('Photo'), new File(['x'], 'me.png', whole))
  const crop = await screen.findByRole('dialog', { name: 'Crop your photo' })
  const image = crop.querySelector('img')
  if (image) fireEvent.error(image)
  const words = ['failure', 'Failed to upload avatar', 'This image could not be read. Please try another one.']
  await waitFor(() => expect(toasts()).toEqual([words]))
})

test.each([
  ['of another kind', new File(['x'], 'logo.gif', { type: 'image/gif' }), 'Please select a PNG or JPEG image'],
  [
    'that is too large',
    new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }),
    'Please select an image under 2MB',
  ],
])('a logo %s is refused before it is sent', async (_, file, reason) => {
  await openStep(2)
  await userEvent.upload(await screen.findByLabelText('Logo'), file, { applyAccept: false })
  await waitFor(() => expect(toasts()).toEqual([['failure', 'Failed to upload logo', reason]]))
  expect(stand.sent.filter(({ path }) => path.includes('logo'))).toEqual([])
})

test('a logo that the server refuses is told with its reason', async () => {
  const reason = 'This image could not be read. Please try another.'
  stand.answers['/api/uploads/logo'] = refusal('invalid', 422, reason)
  await openStep(2)
  const file = new File(['not a picture'], 'logo.png', { type: 'image/png' })
  await userEvent.upload(await screen.findByLabelText('Logo'), file)
  await waitFor(() => expect(toasts()).toEqual([['failure', 'Failed to upload logo', reason]]))
})

test('a verifying mail is confirmed once it is on its way', async () => {
  stand.answers['POST /api/employer/company/verification'] = { body: { sentTo: 'it@zephyrine.example' } }
  await openStep(3)
  await userEvent.type(await screen.findByLabelText('Company e-mail'), 'it@zephyrine.example')
  await userEvent.click(screen.getByRole('button', { name: 'Send Verification Email' }))
  const told = [['success', 'Verification email sent! Check your inbox.', undefined]]
  await waitFor(() => expect(toasts()).toEqual(told))
  expect(screen.getByText(/A link is on its way to it@zephyrine\.example/)).toBeDefined()
})

test('a verifying mail that could not be sent is told with the reason', async () => {
  const reason = 'This address does not belong to zephyrine.example.'
  stand.answers['POST /api/employer/company/verification'] = refusal('invalid', 422, reason)
  await openStep(3)
  await userEvent.type(await screen.findByLabelText('Company e-mail'), 'it@elsewhere.example')
  await userEvent.click(screen.getByRole('button', { name: 'Send Verification Email' }))
  await waitFor(() => expect(toasts()).toEqual([['failure', 'Failed to send verification email', reason]]))
  expect(screen.queryByText(/on its way/)).toBeNull()
})

test('a text about the company that is too long says by how much, in plain words', async () => {
  await openStep(2)
  fireEvent.change(await screen.findByLabelText('About', { exact: false }), { target: { value: 'x'.repeat(2001) } })
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('At most 2000 characters')).toBeDefined()
  expect(stand.sent).toEqual([])
})

test('who confirms the company by the link of the mail is told that it is done and led on', async () => {
  stand.answers['POST /api/company-verification/use'] = { body: { domain: 'zephyrine.example' } }
  await openAt('/verify-company/secret')
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm the company' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Company confirmed' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'See your company' }).getAttribute('href')).toBe('/dashboard#company')
})

test('a link that was used before leads to where a new one is sent', async () => {
  stand.answers['POST /api/company-verification/use'] = refusal('not_found', 404, 'Not found')
  await openAt('/verify-company/secret')
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm the company' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'That link has expired or was already used. Ask for a new one.',
  )
  const again = screen.getByRole('link', { name: 'Send a new link' })
  expect(again.getAttribute('href')).toBe('/onboarding/employer?step=3')
  expect(screen.queryByRole('button', { name: 'Confirm the company' })).toBeNull()
})

test.each([
  ['https://www.zephyrine.example/jobs', false],
  ['zephyrine.example', false],
  ['https://jobs.zephyrine.example', false],
  ['https://elsewhere.example', true],
  ['', true],
])('a verified company that writes %s as its website is warned: %s', async (website, isWarned) => {
  const verified = { ...company, verifiedDomain: 'zephyrine.example' }
  stand.answers['GET /api/employer/company'] = { body: { company: verified, contact, trust: null } }
  await openStep(2)
  const field = await screen.findByLabelText('Website', { exact: false })
  fireEvent.change(field, { target: { value: website } })
  const warning = 'Another website ends the verification of zephyrine.example.'
  expect(screen.queryByText(warning) !== null).toBe(isWarned)
})

test('what was typed about a company and not saved is there again after a reload, and gone once it is saved', async () => {
  const seat = () => screen.findByLabelText<HTMLInputElement>('Headquarters Location', { exact: false })
  await openStep(2)
  await userEvent.type(await seat(), 'Portland, OR')
  cleanup()
  await openStep(2)
  expect((await seat()).value).toBe('Portland, OR')
  stand.answers['PUT /api/employer/company'] = { body: { ...company, hqLocation: 'Portland, OR', version: 4 } }
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: 'Verify' })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('gladwork.typed.'))).toEqual([])
})
