import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { EmployerTrustView, OwnCompanyView } from '#domain/companies/schema.ts'
import { openAt, signedInAs, standIn } from '../../testing/stand-in.tsx'

const company: OwnCompanyView = {
  id: '0190c0de-0000-7000-8000-0000000000c0',
  name: 'Zephyrine',
  industry: null,
  size: '11-50',
  website: null,
  hqLocation: null,
  about: null,
  logoUrl: null,
  verifiedDomain: null,
  trustScore: 30,
  isTrustedEmployer: false,
  replyDays: null,
  standIn: 'Confidential company',
  version: 3,
}
const trust: EmployerTrustView = {
  total: 30,
  parts: [
    { id: 'domain', points: 0, most: 40 },
    { id: 'replies', points: 10, most: 20 },
    { id: 'pay', points: 0, most: 10 },
    { id: 'profile', points: 0, most: 10 },
    { id: 'owner', points: 10, most: 10 },
    { id: 'reports', points: 10, most: 10 },
  ],
}

standIn(() => ({
  '/api/session': signedInAs('employer'),
  'GET /api/employer/company': { body: { company, contact: { fullName: 'Ottoline Marsh', phone: null }, trust } },
  'GET /api/employer/jobs': { body: { jobs: [] } },
}))

test('the trust beside a company’s name opens into what it is made of, and what would raise it by how much', async () => {
  await openAt('/dashboard')
  await userEvent.click(await screen.findByRole('link', { name: 'Trust 30' }))
  const counted = within(await screen.findByRole('list', { name: 'What counts' }))
  expect(counted.getAllByRole('img', { name: / of / }).map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Company domain verified: 0 of 40',
    'Answers within 14 days: 10 of 20',
    'Pay shown in every published role: 0 of 10',
    'Company details complete: 0 of 10',
    'Your e-mail address confirmed: 10 of 10',
    'No upheld report in 180 days: 10 of 10',
  ])
  const raises = screen.getByRole('heading', { name: 'What would raise this' }).parentElement
  expect(
    within(raises as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    '+40Verify your company by an e-mail address of its domain',
    '+10Show pay in each published role',
    '+10Fill in industry, size, website, headquarters and about',
  ])
  expect(screen.getByRole('meter', { name: /Trust/ }).getAttribute('aria-valuenow')).toBe('30')
})
