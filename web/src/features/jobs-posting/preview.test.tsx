import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { OwnCompanyView } from '#domain/companies/schema.ts'
import { ana, openAt, standIn } from '../../testing/stand-in.tsx'

const company: OwnCompanyView = {
  id: '0190c0de-0000-7000-8000-0000000000c0',
  name: 'Zephyrine Foods',
  industry: 'Food production',
  size: '51-200',
  website: 'https://zephyrine.example',
  hqLocation: 'Portland, OR',
  about: 'Three kitchens.',
  logoUrl: null,
  verifiedDomain: null,
  trustScore: 40,
  isTrustedEmployer: true,
  replyDays: 4,
  standIn: 'Confidential company · Food production · Oregon',
  version: 3,
}

standIn(() => ({
  '/api/session': { body: { session: { person: { ...ana, role: 'employer', companyName: company.name } } } },
  'GET /api/employer/company': { body: { company, contact: { fullName: 'Ottoline Marsh', phone: null } } },
}))

/** Loaded beforehand: how long that takes says nothing about the preview. */
async function openForm() {
  await import('./preview-dialog.tsx')
  await openAt('/post-job')
  await userEvent.type(await screen.findByLabelText('Title'), 'Night Cook')
  await userEvent.type(screen.getByLabelText('Description'), 'You cook for two wards.')
  await userEvent.click(await screen.findByRole('radio', { name: /^On shortlist/ }))
}

async function preview() {
  await userEvent.click(await screen.findByRole('button', { name: 'Preview as a candidate' }))
  return within(await screen.findByRole('dialog', { name: 'Preview as a candidate' }))
}

test('shows a hidden company as a candidate meets it: the stand-in, the gates and who sees what, and no name', async () => {
  await openForm()
  const seen = await preview()
  expect(seen.getByRole('heading', { name: 'Night Cook' })).toBeDefined()
  expect(seen.getByText('Confidential company')).toBeDefined()
  expect(seen.getByText('Food production, Oregon')).toBeDefined()
  expect(seen.getByText('Company hidden until you are shortlisted')).toBeDefined()
  expect(seen.getByText('Be shortlisted')).toBeDefined()
  expect(seen.getByRole('heading', { name: 'Who sees what' })).toBeDefined()
  expect(seen.getByText('You cook for two wards.')).toBeDefined()
  expect(screen.getByRole('dialog').textContent).not.toMatch(/Zephyrine|Replies in/)
})

test('shows a company that is not hidden with its name, its page and how fast it replies', async () => {
  await openForm()
  await userEvent.click(screen.getByRole('switch', { name: 'Hide my company at first' }))
  const seen = await preview()
  expect(seen.getByText('Zephyrine Foods')).toBeDefined()
  expect(seen.getByRole('heading', { name: 'About Zephyrine Foods' })).toBeDefined()
  expect(seen.getByText('Replies in about 4 days')).toBeDefined()
  expect(seen.queryByText(/Company hidden/)).toBeNull()
})
