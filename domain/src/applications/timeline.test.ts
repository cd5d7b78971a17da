import { expect, test } from 'vitest'
import type { ApplicationState } from './states.ts'
import { eventLabel, toldEvents } from './timeline.ts'

const start = new Date('2026-11-01T09:00:00Z')
const steps = (...all: [ApplicationState, number][]) =>
  all.map(([toState, hours], at) => ({
    fromState: all[at - 1]?.[0] ?? null,
    toState,
    at: new Date(start.getTime() + hours * 3_600_000),
  }))

test.each<[string, ReturnType<typeof steps>, number, string[]]>([
  ['a fresh decline', steps(['submitted', 0], ['declined', 5]), 28, ['Applied']],
  ['a told decline', steps(['submitted', 0], ['declined', 5]), 29, ['Applied', 'Not selected']],
  ['one undone in time', steps(['viewed', 0], ['declined', 5], ['viewed', 6]), 99, ['Applied']],
  [
    'one undone in time, then a step',
    steps(['viewed', 0], ['declined', 5], ['viewed', 6], ['shortlisted', 7]),
    99,
    ['Applied', 'Shortlisted'],
  ],
  [
    'one turned over by a second look',
    steps(['viewed', 0], ['declined', 5], ['viewed', 60]),
    99,
    ['Applied', 'Not selected', 'Opened again'],
  ],
  [
    'a withdrawal while a decline waited to be told',
    steps(['viewed', 0], ['declined', 5], ['withdrawn', 6]),
    99,
    ['Applied', 'Withdrawn by you'],
  ],
])('%s shows as it was told', (_, events, hoursLater, labels) => {
  const now = new Date(start.getTime() + hoursLater * 3_600_000)
  expect(toldEvents(events, now).map(eventLabel)).toEqual(labels)
})
