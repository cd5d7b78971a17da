import { describe, expect, test } from 'vitest'
import { addressKey } from './address-key.ts'
import { type CountedVouch, candidateTrust, type TrustEvidence, vouchWeight } from './candidate-trust.ts'
import { companyFits } from './company-fits.ts'
import { gatherEvidence } from './evidence.ts'
import { nextSteps, trustLadder } from './ladder.ts'
import { vouchLimits } from './limits.ts'
import { invitesSent, trustMessages } from './messages.ts'
import { shrinkTrust } from './shrink.ts'
import {
  dashboardRelations,
  defaultRelation,
  employmentStates,
  relations,
  vouchStates,
  wizardRelations,
} from './states.ts'

const nothing: TrustEvidence = {
  vouches: [],
  verifiedJobs: 0,
  isEmailConfirmed: false,
  hasContradiction: true,
  verifiedMonths: 0,
  allMonths: 0,
}
const manager: CountedVouch = { relation: 'manager', isCompanyAddress: true, yearsAgo: 0 }

test.each([
  ['manager', true, 0, 1],
  ['client', true, 0, 0.9],
  ['direct_report', true, 0, 0.8],
  ['peer', true, 0, 0.7],
  ['mentor', true, 0, 0.6],
  ['other', true, 0, 0.5],
  ['manager', false, 0, 0.6],
  ['manager', true, 5, 1],
  ['manager', true, 5.1, 0.8],
  ['peer', false, 9, 0.336],
] as const)(
  'a vouch of a %s, company address %s, %d years ago weighs %d',
  (relation, isCompanyAddress, yearsAgo, weight) => {
    expect(vouchWeight({ relation, isCompanyAddress, yearsAgo })).toBeCloseTo(weight, 10)
  },
)

test('three vouches count, the best three, for 45 points at most', () => {
  const weak = { relation: 'other', isCompanyAddress: false, yearsAgo: 9 } as const
  expect(candidateTrust({ ...nothing, vouches: [manager] }).vouches).toBe(15)
  expect(candidateTrust({ ...nothing, vouches: [weak, manager, manager, manager] }).vouches).toBe(45)
  expect(candidateTrust({ ...nothing, vouches: [manager, manager, manager, manager, manager] }).vouches).toBe(45)
})

test.each([
  [0, 0],
  [1, 20],
  [2, 30],
  [3, 35],
  [7, 35],
])('%d verified jobs bring %d points', (verifiedJobs, points) => {
  expect(candidateTrust({ ...nothing, verifiedJobs }).employment).toBe(points)
})

test.each([
  [{}, 0],
  [{ isEmailConfirmed: true }, 5],
  [{ hasContradiction: false }, 5],
  [{ verifiedMonths: 30, allMonths: 60 }, 5],
  [{ isEmailConfirmed: true, hasContradiction: false, verifiedMonths: 60, allMonths: 60 }, 20],
])('%j brings %d points of consistency', (part, points) => {
  expect(candidateTrust({ ...nothing, ...part }).consistency).toBe(points)
})

test('the parts add up to the rounded total', () => {
  const evidence = {
    ...nothing,
    vouches: [{ ...manager, isCompanyAddress: false }],
    verifiedJobs: 1,
    verifiedMonths: 1,
    allMonths: 3,
  }
  expect(candidateTrust(evidence)).toMatchObject({ vouches: 9, employment: 20, total: 32 })
})

test.each([
  [0, 0, 50],
  [80, 2, 65],
  [25, 1, 42],
])('trust %d with %d pieces of evidence ranks as %d', (trust, evidence, ranked) => {
  expect(shrinkTrust(trust, evidence)).toBe(ranked)
})

describe('the ladder', () => {
  test('names what is open with the points the formula itself gives, largest first', () => {
    expect(nextSteps(trustLadder({ ...nothing, allMonths: 48 }))).toEqual([
      { act: 'Have a past job verified', points: 20 },
      { act: 'Ask a former manager to vouch for you', points: 15 },
      { act: 'Confirm your e-mail address', points: 5 },
      { act: 'Verify more of the time on your résumé', points: 5 },
      { act: 'Settle the job whose dates do not match', points: 5 },
    ])
  })

  test('asks for no further vouch when all places are taken, and says what the best of those asked would bring', () => {
    const peer: CountedVouch = { relation: 'peer', isCompanyAddress: true, yearsAgo: 0 }
    const one = { ...nothing, vouches: [manager] }
    const next = (asked: CountedVouch[]) => trustLadder(one, asked).find(({ id }) => id === 'vouches')?.next
    expect(next([])).toEqual({ act: 'Ask a second person to vouch', points: 15 })
    expect(next([peer])).toEqual({ act: 'Ask a third person to vouch', points: 15 })
    const brought = candidateTrust({ ...one, vouches: [manager, peer] }).total - candidateTrust(one).total
    expect(next([{ ...peer, isCompanyAddress: false }, peer])).toEqual({
      act: 'A vouch you have asked for, once it counts',
      points: brought,
    })
  })

  test('is at its end at 100', () => {
    const full = {
      ...nothing,
      vouches: [manager, manager, manager],
      verifiedJobs: 3,
      isEmailConfirmed: true,
      hasContradiction: false,
      verifiedMonths: 9,
      allMonths: 9,
    }
    const rungs = trustLadder(full)
    expect(nextSteps(rungs)).toEqual([])
    expect(rungs.map(({ earned, most }) => [earned, most])).toEqual([
      [5, 5],
      [45, 45],
      [35, 35],
      [10, 10],
      [5, 5],
    ])
  })
})

test('months that overlap count once, and dates that differ by more than a season contradict', () => {
  const roles = [
    { employer: 'Hearth', start: '2020-01', end: '2020-12', isCurrent: false },
    { employer: 'Alder', start: '2020-07', end: '2021-06', isCurrent: false },
  ]
  const employment = (endDate: string) => [
    { status: 'verified' as const, company: 'HEARTH', startDate: '2020-01-01', endDate },
  ]
  const facts = { vouches: [], roles, isEmailConfirmed: true, today: '2026-11-01' }
  expect(gatherEvidence({ ...facts, employment: employment('2020-12-31') })).toMatchObject({
    verifiedMonths: 12,
    allMonths: 18,
    hasContradiction: false,
  })
  expect(gatherEvidence({ ...facts, employment: employment('2020-06-30') }).hasContradiction).toBe(true)
})

test.each([
  ['Ana.Flores+x@GoogleMail.com', 'anaflores@gmail.com'],
  ['ana-x@yahoo.com', 'ana@yahoo.com'],
  ['boss@ana.fastmail.com', 'ana@fastmail.com'],
  ['ana.flores@work.example', 'ana.flores@work.example'],
])('%s is the mailbox %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test.each([
  ['Columbia Ridge Hospital', 'columbiaridge.example', true],
  ['Alder & Finch Ltd', 'alderfinch.example', true],
  ['International Business Machines', 'ibm.example', true],
  ['Hearth', 'hearth-hq.example', true],
  ['Hearth', 'hearth-verify.example', false],
  ['Hearth', 'myhearth.example', false],
  ['Hearth', 'ashes.example', false],
])('%s at %s fits: %s', (company, domain, fits) => {
  expect(companyFits(company, domain)).toBe(fits)
})

test('relations and states are those of the product, and each screen has its own list', () => {
  expect(relations).toEqual(['manager', 'peer', 'direct_report', 'client', 'mentor', 'other'])
  expect(wizardRelations).toEqual(['manager', 'peer', 'client', 'mentor'])
  expect(dashboardRelations).toEqual(['manager', 'peer', 'direct_report', 'client', 'other'])
  expect(defaultRelation).toBe('peer')
  expect(vouchStates).toEqual([
    'invited',
    'opened',
    'confirmed',
    'declined',
    'unknown_person',
    'expired',
    'held',
    'withdrawn',
  ])
  expect(employmentStates).toEqual([
    'requested',
    'verified',
    'corrected',
    'disputed',
    'no_record',
    'declined',
    'expired',
    'revoked',
  ])
  expect(vouchLimits.places).toBe(3)
})

test.each([
  [trustMessages.missingInformation, 'failure', 'Missing information', 'Please enter both name and email.'],
  [trustMessages.inviteFailed, 'failure', 'Failed to send vouch invitation', undefined],
  [trustMessages.inviteSent, 'success', "Vouch invitation sent! They'll receive an email to confirm.", undefined],
  [trustMessages.invitesFailed, 'failure', 'Failed to send invites', undefined],
  [trustMessages.verificationFailed, 'failure', 'Failed to send verification request', undefined],
  [
    trustMessages.verificationSent,
    'success',
    'Verification request sent! The verifier will receive an email.',
    undefined,
  ],
  [invitesSent(2), 'success', 'Sent 2 vouch invite(s)', undefined],
] as const)('%j is worded as specified', (message, kind, title, description) => {
  expect(message).toEqual({ kind, title, description })
})
