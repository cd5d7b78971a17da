import { expect, test } from 'vitest'
import type { CandidatePreferences } from '../matches/inputs.ts'
import { type JobTerms, termExpectations } from './term-expectations.ts'

const job: JobTerms = {
  workMode: 'onsite',
  location: 'Portland, OR',
  employmentType: 'Full-time',
  employmentTypeRead: 'full-time',
  compRange: '$88k to $101k',
  pay: { minimum: 88_000, maximum: 101_000, currency: 'USD', period: 'year' },
}
const wishes: CandidatePreferences = {
  workPreference: 'onsite',
  places: ['Portland, OR'],
  isOpenToRelocation: false,
  employmentTypes: ['full-time'],
  pay: { minimum: 90_000, currency: 'USD' },
}

function verdicts(jobChange: Partial<JobTerms>, wishChange: Partial<CandidatePreferences> = {}): string {
  const rows = termExpectations({ ...job, ...jobChange }, { ...wishes, ...wishChange })
  return rows.map((row) => row.verdict).join(' ')
}

test.each<[Partial<JobTerms>, Partial<CandidatePreferences>, string]>([
  [{}, {}, 'met met met met'],
  [{}, { pay: { minimum: 110_000, currency: 'USD' } }, 'gap met met met'],
  [{}, { pay: null }, 'unknown met met met'],
  [{}, { pay: { minimum: 90_000, currency: 'EUR' } }, 'unknown met met met'],
  [{ pay: { minimum: 40, maximum: 45, currency: 'USD', period: 'hour' } }, {}, 'met met met met'],
  [{ pay: { minimum: null, maximum: 30, currency: 'USD', period: 'hour' } }, {}, 'gap met met met'],
  [{ compRange: null, pay: null }, {}, 'unknown met met met'],
  [{ compRange: 'Competitive', pay: null }, {}, 'unknown met met met'],
  [{}, { workPreference: 'any' }, 'met met met met'],
  [{}, { workPreference: 'remote' }, 'met gap met met'],
  [{}, { workPreference: null }, 'met unknown met met'],
  [{ workMode: 'remote' }, { workPreference: 'hybrid' }, 'met met met'],
  [{ workMode: null }, {}, 'met unknown met met'],
  [{ workMode: 'remote' }, { workPreference: 'remote' }, 'met met met'],
  [{}, { places: ['Boston, MA'] }, 'met met gap met'],
  [{}, { places: ['Boston, MA'], isOpenToRelocation: true }, 'met met met met'],
  [{}, { places: [] }, 'met met unknown met'],
  [{}, { employmentTypes: ['part-time'] }, 'met met met gap'],
  [{}, { employmentTypes: ['any'] }, 'met met met met'],
  [{}, { employmentTypes: [] }, 'met met met unknown'],
  [{ employmentType: null }, {}, 'met met met'],
])('a job with %j and a candidate with %j: %s', (jobChange, wishChange, expected) => {
  expect(verdicts(jobChange, wishChange)).toBe(expected)
})

test('what is not said is said to be missing', () => {
  const rows = termExpectations({ ...job, compRange: null, pay: null, workMode: null }, wishes)
  expect(rows.slice(0, 2).map((row) => `${row.ask}: ${row.have}`)).toEqual([
    'Pay: The posting does not say',
    'Way of working: The posting does not say',
  ])
})
