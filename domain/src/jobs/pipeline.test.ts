import { expect, test } from 'vitest'
import { mostStopAt } from './pipeline.ts'

const counts = {
  matched: 128,
  applied: 100,
  quizPassed: 24,
  shortlisted: 20,
  interview: 15,
  waiting: 0,
  overdue: 0,
  oldestWaitingSince: null,
  firstReplyDays: null,
}

test.each([
  [{}, 'The quiz'],
  [{ applied: 20, quizPassed: 18 }, 'Applying'],
  [{ quizPassed: null, shortlisted: 5, interview: 5 }, 'Your shortlist'],
  [{ quizPassed: 90, shortlisted: 80, interview: 1 }, 'The interview'],
  [{ matched: 4, applied: 1, quizPassed: 0, shortlisted: 0, interview: 0 }, null],
])('with %j most people stop at %s', (change, words) => {
  expect(mostStopAt({ ...counts, ...change })).toBe(words)
})
