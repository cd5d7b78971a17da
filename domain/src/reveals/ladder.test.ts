import { expect, test } from 'vitest'
import { type LadderProgress, ladder } from './ladder.ts'
import { whoSeesWhat } from './who-sees-what.ts'

const nothingYet: LadderProgress = {
  state: null,
  hasPassedQuiz: false,
  isCompanyRevealed: false,
  isNameRevealed: false,
}
const quizJob = { isAnonymous: true, policy: 'application_quiz', quizThreshold: 70 } as const

function outline(job: Parameters<typeof ladder>[0], progress: Partial<LadderProgress>): string[] {
  return ladder(job, { ...nothingYet, ...progress }).map((step) => `${step.title}: ${step.status}`)
}

test.each<[Partial<LadderProgress>, string[]]>([
  [{}, ['Apply: now', 'Take the quiz: later', 'See the company: later']],
  [{ state: 'quiz' }, ['Apply: done', 'Take the quiz: now', 'See the company: later']],
  [
    { state: 'quiz', hasPassedQuiz: true, isCompanyRevealed: true },
    ['Apply: done', 'Take the quiz: done', 'See the company: now'],
  ],
  [
    { state: 'submitted', hasPassedQuiz: true, isCompanyRevealed: true },
    ['Apply: done', 'Take the quiz: done', 'See the company: done'],
  ],
])('with the quiz policy %j stands at %j', (progress, steps) => {
  expect(outline(quizJob, progress)).toEqual(steps)
})

test.each([
  ['shortlist', ['Apply: done', 'Be shortlisted: now', 'See the company: later']],
  ['interview', ['Apply: done', 'Get interview times: now', 'See the company: later']],
  ['never', ['Apply: done', 'See the company: now', 'Share your name: later']],
] as const)('a sent application under %s waits at %j', (policy, steps) => {
  expect(outline({ ...quizJob, policy }, { state: 'submitted' })).toEqual(steps)
})

test.each(['declined', 'withdrawn', 'expired'] as const)('once it is %s, no step comes next', (state) => {
  const steps = outline({ ...quizJob, policy: 'shortlist' }, { state })
  expect(steps).toEqual(['Apply: done', 'Be shortlisted: later', 'See the company: later'])
})

test('a job that was never anonymous has no company to uncover', () => {
  const titles = ladder({ ...quizJob, isAnonymous: false }, nothingYet).map((step) => step.title)
  expect(titles).toEqual(['Apply', 'Be shortlisted', 'Agree on a time'])
})

test('the privacy ledger says what comes next, then since when it is known', () => {
  expect(whoSeesWhat(quizJob, { isSent: false, sentAt: null, entries: [] })).toEqual([
    { when: 'Now', since: null, text: 'The employer sees nothing about you.', isHidden: false },
    { when: 'After Send', since: null, text: 'Code name, scores and snapshot.', isHidden: true },
    { when: 'On shortlist', since: null, text: 'Your name and contacts.', isHidden: false },
  ])
  const at = '2026-11-20T09:00:00.000Z'
  const entries = [
    { kind: 'company', gate: 'quiz_passed', at },
    { kind: 'candidate', gate: 'shortlist', at },
  ] as const
  expect(whoSeesWhat(quizJob, { isSent: true, sentAt: at, entries })).toEqual([
    { when: 'Since you sent it', since: at, text: 'Code name, scores and snapshot.', isHidden: true },
    { when: 'You were shortlisted', since: at, text: 'Your name and contacts.', isHidden: false },
    { when: 'You passed the quiz', since: at, text: 'You see the company.', isHidden: false },
  ])
})
