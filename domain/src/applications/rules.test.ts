import { describe, expect, test } from 'vitest'
import { beforeApplying, nextStep, nextStepOf, waitsForQuiz } from './next-step.ts'
import {
  candidateActions,
  employerActions,
  isClosed,
  isOverForCandidate,
  isShortlisted,
  mayMove,
  mayReopen,
  stateShownToCandidate,
} from './rules.ts'
import { type ApplicationState, applicationStates, stageLabels, stageOf } from './states.ts'

/** Every allowed move, by actor. What is not here is refused. */
const allowed = [
  'quiz > submitted: candidate',
  'quiz > withdrawn: candidate',
  'quiz > expired: system',
  'submitted > viewed: employer',
  'submitted > shortlisted: employer',
  'submitted > interview_proposed: employer',
  'submitted > declined: employer',
  'submitted > withdrawn: candidate',
  'submitted > expired: system',
  'viewed > shortlisted: employer',
  'viewed > interview_proposed: employer',
  'viewed > declined: employer',
  'viewed > withdrawn: candidate',
  'viewed > expired: system',
  'shortlisted > interview_proposed: employer',
  'shortlisted > offer: employer',
  'shortlisted > declined: employer',
  'shortlisted > withdrawn: candidate',
  'shortlisted > expired: system',
  'interview_proposed > interview_scheduled: candidate',
  'interview_proposed > shortlisted: candidate',
  'interview_proposed > shortlisted: employer',
  'interview_proposed > withdrawn: candidate',
  'interview_proposed > expired: system',
  'interview_scheduled > interview_proposed: employer',
  'interview_scheduled > shortlisted: candidate',
  'interview_scheduled > shortlisted: employer',
  'interview_scheduled > offer: employer',
  'interview_scheduled > declined: employer',
  'interview_scheduled > withdrawn: candidate',
  'interview_scheduled > expired: system',
  'offer > hired: candidate',
  'offer > hired: employer',
  'declined > submitted: employer',
  'declined > viewed: employer',
  'declined > shortlisted: employer',
  'declined > interview_scheduled: employer',
  'declined > offer: employer',
  'declined > withdrawn: candidate',
  'offer > declined: employer',
  'offer > withdrawn: candidate',
  'offer > expired: system',
]

test('an application moves only as the table says', () => {
  const found: string[] = []
  for (const from of applicationStates)
    for (const to of applicationStates)
      for (const actor of ['candidate', 'employer', 'system'] as const)
        if (mayMove(from, to, actor)) found.push(`${from} > ${to}: ${actor}`)
  expect(found.toSorted()).toEqual(allowed.toSorted())
})

test.each<[ApplicationState, string]>([
  ['quiz', 'Applied'],
  ['submitted', 'Applied'],
  ['viewed', 'In review'],
  ['shortlisted', 'Shortlisted'],
  ['interview_proposed', 'Interview'],
  ['interview_scheduled', 'Interview'],
  ['offer', 'Offer'],
  ['hired', 'Offer'],
  ['declined', 'Closed'],
  ['withdrawn', 'Closed'],
  ['expired', 'Closed'],
])('%s is shown as %s', (state, label) => {
  expect(stageLabels[stageOf(state)]).toBe(label)
})

describe('a decline', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  test.each([
    [null, 'viewed'],
    ['2026-11-20T09:00:01Z', 'viewed'],
    ['2026-11-20T09:00:00Z', 'declined'],
  ])('to be told at %s shows as %s', (toldAt, shown) => {
    const declineToldAt = toldAt === null ? null : new Date(toldAt)
    expect(isOverForCandidate({ state: 'declined', declineToldAt }, now)).toBe(shown === 'declined' || toldAt === null)
    expect(stateShownToCandidate({ state: 'declined', stateBefore: 'viewed', declineToldAt }, now)).toBe(shown)
  })
})

test.each([
  ['before it is told', '2026-11-21T09:00:01Z', null, true],
  ['at the hour it is told', '2026-11-20T09:00:00Z', null, false],
  ['after a second look was asked for', '2026-11-19T09:00:00Z', '2026-11-20T08:00:00Z', true],
])('a decline moves again %s: %s', (_, toldAt, lookAt, may) => {
  const now = new Date('2026-11-20T09:00:00Z')
  const dates = { declineToldAt: new Date(toldAt), secondLookAt: lookAt === null ? null : new Date(lookAt) }
  expect(mayReopen({ state: 'declined', ...dates }, now)).toBe(may)
  expect(mayReopen({ state: 'viewed', ...dates }, now)).toBe(false)
})

test.each([
  ['quiz', false, ['take_quiz', 'withdraw']],
  ['quiz', true, ['send', 'withdraw']],
  ['submitted', false, ['withdraw']],
  ['shortlisted', false, ['withdraw']],
  ['offer', true, ['accept_offer', 'withdraw']],
  ['declined', true, []],
  ['hired', true, []],
  ['withdrawn', false, []],
  ['expired', false, []],
] as const)('in %s, quiz passed %s, the candidate can %j', (state, hasPassedQuiz, actions) => {
  expect(candidateActions(state, hasPassedQuiz)).toEqual(actions)
})

test.each([
  ['submitted', ['shortlist', 'schedule_interview', 'decline']],
  ['viewed', ['shortlist', 'schedule_interview', 'decline']],
  ['shortlisted', ['schedule_interview', 'offer', 'decline']],
  ['interview_proposed', []],
  ['interview_scheduled', ['schedule_interview', 'offer', 'decline']],
  ['offer', ['hire', 'decline']],
  ['hired', []],
  ['declined', []],
  ['quiz', []],
  ['withdrawn', []],
] as const)('in %s the employer can %j', (state, actions) => {
  expect(employerActions(state)).toEqual(actions)
})

test('shortlisting again changes nothing at or beyond the shortlist', () => {
  expect(applicationStates.filter(isShortlisted)).toEqual([
    'shortlisted',
    'interview_proposed',
    'interview_scheduled',
    'offer',
    'hired',
  ])
  expect(applicationStates.filter(isClosed)).toEqual(['hired', 'declined', 'withdrawn', 'expired'])
})

test.each([
  [
    true,
    'application_quiz',
    'Your application is frozen. It is sent once you pass the quiz (6 questions, 80% to pass) and press Send.',
  ],
  [
    true,
    'shortlist',
    'Your application was sent. The employer has 14 days to answer. You see the company when you are shortlisted.',
  ],
  [
    true,
    'interview',
    'Your application was sent. The employer has 14 days to answer. You see the company when interview times are proposed.',
  ],
  [
    true,
    'never',
    'Your application was sent. The employer has 14 days to answer. The company stays hidden until it reveals itself or makes you an offer.',
  ],
  [false, 'application_quiz', 'Your application was sent. The employer has 14 days to answer.'],
] as const)('anonymous %s with %s says what comes next', (isAnonymous, policy, sentence) => {
  expect(nextStep({ isAnonymous, policy, quizThreshold: 80 })).toBe(sentence)
})

test('only an anonymous job has a gate to wait at', () => {
  expect(waitsForQuiz({ isAnonymous: true, policy: 'application_quiz' })).toBe(true)
  expect(waitsForQuiz({ isAnonymous: false, policy: 'application_quiz' })).toBe(false)
  expect(waitsForQuiz({ isAnonymous: true, policy: 'shortlist' })).toBe(false)
})

test.each([
  [
    true,
    'application_quiz',
    'Nothing is sent yet. First comes the quiz (6 questions, 80% to pass), then you see the company and press Send.',
  ],
  [
    true,
    'shortlist',
    'It is sent at once, under a code name. The employer has 14 days to answer. You see the company when you are shortlisted.',
  ],
  [false, 'shortlist', 'It is sent at once, under a code name. The employer has 14 days to answer.'],
] as const)('before applying, anonymous %s with %s says what will happen', (isAnonymous, policy, sentence) => {
  expect(beforeApplying({ isAnonymous, policy, quizThreshold: 80 })).toBe(sentence)
})

test('once an application was sent, nothing is said of the quiz that lies behind it', () => {
  const job = { isAnonymous: true, policy: 'application_quiz', quizThreshold: 80 } as const
  expect(nextStepOf({ submittedAt: new Date('2026-11-20T09:00:00Z') }, job)).toBe(
    'Your application was sent. The employer has 14 days to answer.',
  )
  expect(nextStepOf({ submittedAt: null }, job)).toBe(nextStep(job))
})
