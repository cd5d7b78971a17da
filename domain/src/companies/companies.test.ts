import { expect, test } from 'vitest'
import { companyInput, contactInput } from './schema.ts'
import { companyStandIn, regionOf } from './stand-in.ts'
import {
  employerTrust,
  employerTrustMost,
  employerTrustParts,
  employerTrustPoints,
  isTrustedEmployer,
} from './trust.ts'

const company = { name: 'Alder & Finch', industry: null, size: null, website: null, hqLocation: null, about: null }

test.each([
  [{ name: 'A' }, 'Company name must be at least 2 characters'],
  [{ name: 'A'.repeat(121) }, 'Company name must be less than 120 characters'],
  [{ website: 'not an address' }, 'Please enter a web address, such as example.com'],
  [{ website: 'javascript:alert(1)' }, 'Please enter a web address, such as example.com'],
])('a company with %j is refused with its own sentence', (change, message) => {
  expect(companyInput.safeParse({ ...company, ...change }).error?.issues[0]?.message).toBe(message)
})

test.each([
  [{ website: 'alder.example' }, { website: 'https://alder.example' }],
  [{ website: ' http://alder.example/jobs ' }, { website: 'http://alder.example/jobs' }],
  [
    { website: '', industry: ' ', about: '' },
    { website: null, industry: null, about: null },
  ],
  [{ name: '  Alder & Finch ' }, {}],
])('%j is kept as %j', (change, kept) => {
  expect(companyInput.parse({ ...company, ...change })).toEqual({ ...company, ...kept })
})

test.each([['1-12'], [''], ['huge']])('the size %j is none of the six', (size) => {
  expect(companyInput.safeParse({ ...company, size }).success).toBe(false)
})

test.each([
  ['', null],
  ['+1 (503) 555-0142', '+1 (503) 555-0142'],
])('the phone %j is kept as %j', (phone, kept) => {
  expect(contactInput.parse({ fullName: 'Ana Flores', phone }).phone).toBe(kept)
})

test.each([
  [{ industry: null, size: null, region: null }, 'Confidential company'],
  [
    { industry: 'Healthcare', size: '51-200', region: 'Oregon' },
    'Confidential company · Healthcare · 51–200 people · Oregon',
  ],
  [{ industry: null, size: '1000+', region: '' }, 'Confidential company · 1000+ people'],
] as const)('in place of a company with %j candidates see "%s"', (traits, words) => {
  expect(companyStandIn(traits)).toBe(words)
})

const nothing = {
  isDomainVerified: false,
  isPayShown: false,
  isProfileComplete: false,
  isOwnerConfirmed: false,
  repliesInTime: 0,
  repliesDue: 0,
  upheldReports: 0,
}
const everything = {
  isDomainVerified: true,
  isPayShown: true,
  isProfileComplete: true,
  isOwnerConfirmed: true,
  repliesInTime: 8,
  repliesDue: 8,
  upheldReports: 0,
}

test.each([
  [nothing, 20],
  [everything, 98],
  [{ ...everything, upheldReports: 1 }, 63],
  [{ ...nothing, upheldReports: 3 }, 0],
  [{ ...nothing, repliesDue: 8 }, 12],
])('an employer with %j has a trust of %i', (evidence, trust) => {
  expect(employerTrust(evidence)).toBe(trust)
})

test('no part of an employer’s trust brings more than is said of it, and together they bring 100', () => {
  const best = employerTrustPoints({ ...everything, repliesInTime: 1_000_000, repliesDue: 1_000_000 })
  for (const part of employerTrustParts) expect(best[part]).toBeCloseTo(employerTrustMost[part], 3)
  expect(Object.values(employerTrustMost).reduce((sum, most) => sum + most, 0)).toBe(100)
})

test.each([
  [{ isDomainVerified: false, repliesInTime: 8, repliesDue: 8, upheldReports: 0 }, false],
  [{ isDomainVerified: true, repliesInTime: 0, repliesDue: 2, upheldReports: 0 }, true],
  [{ isDomainVerified: true, repliesInTime: 2, repliesDue: 4, upheldReports: 0 }, false],
  [{ isDomainVerified: true, repliesInTime: 6, repliesDue: 10, upheldReports: 0 }, true],
  [{ isDomainVerified: true, repliesInTime: 6, repliesDue: 6, upheldReports: 1 }, false],
])('%j makes a Trusted Employer: %s', (evidence, trusted) => {
  expect(isTrustedEmployer(evidence)).toBe(trusted)
})

test.each([
  ['Portland, OR', 'Oregon'],
  ['Toronto, ON', 'ON'],
  ['somewhere nice', null],
  [null, null],
])('of a seat in %s candidates learn no more than %s', (place, region) => {
  expect(regionOf(place)).toBe(region)
})
