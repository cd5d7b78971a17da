import { describe, expect, test } from 'vitest'
import { changedPromises, expiryOf, mayBecome, mayBecomeByHand, mayEdit } from './rules.ts'
import { createJobInput, jobStates } from './schema.ts'

const allowed = [
  'draft → quiz_pending',
  'draft → closed',
  'quiz_pending → published',
  'quiz_pending → closed',
  'published → quiz_pending',
  'published → paused',
  'published → filled',
  'published → closed',
  'published → expired',
  'paused → quiz_pending',
  'paused → published',
  'paused → filled',
  'paused → closed',
  'paused → expired',
]

test('a job goes these ways and no other', () => {
  const ways = jobStates.flatMap((from) => jobStates.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`))
  expect(ways).toEqual(allowed)
})

test.each([
  ['quiz_pending', 'published', false],
  ['draft', 'published', false],
  ['paused', 'published', true],
  ['published', 'paused', true],
  ['published', 'filled', true],
  ['draft', 'closed', true],
  ['closed', 'published', false],
  ['expired', 'published', false],
] as const)('by hand %s becomes %s: %s', (from, to, may) => {
  expect(mayBecomeByHand(from, to)).toBe(may)
})

test('what is over is not edited', () => {
  expect(jobStates.filter(mayEdit)).toEqual(['draft', 'quiz_pending', 'published', 'paused'])
})

test('a job expires 60 days after it was published', () => {
  expect(expiryOf(new Date('2026-01-01T10:00:00Z')).toISOString()).toBe('2026-03-02T10:00:00.000Z')
})

const nurse = {
  skills: [
    { skill: 'Triage', importance: 'must_have' },
    { skill: 'ACLS', importance: 'nice' },
  ],
  pay: { minimum: 92_000, maximum: 108_000, currency: 'USD', period: 'year' },
} as const

describe('a change is asked about again', () => {
  test.each([
    ['nothing', {}, []],
    ['the order of skills', { skills: nurse.skills.toReversed() }, []],
    ['the case of a skill', { skills: [{ skill: 'TRIAGE', importance: 'must_have' }] }, []],
    ['a nice-to-have', { skills: [nurse.skills[0]] }, []],
    ['a must-have', { skills: [{ skill: 'ACLS', importance: 'must_have' }] }, ['must_have']],
    ['the pay', { pay: { ...nurse.pay, minimum: 80_000 } }, ['pay']],
    ['pay taken out', { pay: null }, ['pay']],
    ['both', { skills: [], pay: null }, ['must_have', 'pay']],
  ] as const)('%s', (_what, change, topics) => {
    expect(changedPromises(nurse, { ...nurse, ...change })).toEqual(topics)
  })
})

const input = {
  title: 'Line Cook',
  description: 'Cook for the evening service.',
  location: null,
  employmentType: null,
  seniority: null,
  compRange: null,
  workMode: null,
  skills: [],
  isAnonymous: true,
  companyDisplay: 'Confidential company',
  anonymityRevealPolicy: 'application_quiz',
  applicationQuizThreshold: 70,
  confirmedLeaks: [],
  intent: 'post',
}
const nine = Array.from({ length: 9 }, (_, at) => ({ skill: `Skill ${at}`, importance: 'must_have' }))

describe('job input', () => {
  test.each([
    [{ title: '  ' }, 'Please enter a title'],
    [{ title: 'a'.repeat(201) }, 'At most 200 characters'],
    [{ title: 'Cook\nnow' }, 'Please keep this on one line'],
    [{ description: '' }, 'Please enter a description'],
    [{ compRange: 'a'.repeat(121) }, 'At most 120 characters'],
    [{ applicationQuizThreshold: 45 }, 'At least 50%'],
    [{ applicationQuizThreshold: 95 }, 'At most 90%'],
    [{ companyDisplay: ' ' }, 'Please say what candidates see'],
    [{ skills: nine }, 'At most 8 must-haves'],
    [{ skills: [nine[0], { skill: 'skill 0', importance: 'nice' }] }, 'Each skill only once, please'],
  ])('refuses %j with its own sentence', (change, message) => {
    const result = createJobInput.safeParse({ ...input, ...change })
    expect(result.error?.issues[0]?.message).toBe(message)
  })

  test('needs a title and a description and nothing else in words', () => {
    expect(createJobInput.parse({ ...input, location: '  ', compRange: ' 60k ' })).toMatchObject({
      location: null,
      compRange: '60k',
    })
  })

  test('knows no field that would publish', () => {
    expect(createJobInput.parse({ ...input, isPublished: true, state: 'published' })).toEqual(input)
  })
})
