import { expect, test } from 'vitest'
import { candidateGroups, readGroup } from './candidate-groups.ts'
import { statesOfGroup } from './group-states.ts'
import { applicationStates } from './states.ts'

test('everybody whom an employer may see is in exactly one group beside "all"', () => {
  const grouped = candidateGroups.filter((group) => group !== 'all').flatMap(statesOfGroup)
  expect(grouped.toSorted()).toEqual(
    applicationStates.filter((state) => !['quiz', 'withdrawn', 'expired'].includes(state)).toSorted(),
  )
  expect(statesOfGroup('all').toSorted()).toEqual(grouped.toSorted())
})

test.each([
  ['declined', 'declined'],
  ['withdrawn', 'all'],
  [undefined, 'all'],
])('%s in an address is %s', (value, group) => {
  expect(readGroup(value)).toBe(group)
})
