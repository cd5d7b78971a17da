import { expect, test } from 'vitest'
import { checkGates } from '../matches/gates.ts'
import type { MatchJob } from '../matches/inputs.ts'
import { preferencesOf } from './wishes.ts'

type Wishes = NonNullable<Parameters<typeof preferencesOf>[0]>
const wishes: Wishes = {
  prefsSetAt: new Date('2026-11-02T09:00:00Z'),
  location: '97201',
  workPreference: 'onsite',
  desiredLocations: [],
  openToRelocation: false,
  employmentTypes: [],
  payMinimum: null,
  payCurrency: 'USD',
}
const job: MatchJob = {
  title: 'Charge Nurse',
  requiredSkills: [],
  seniority: null,
  embedding: null,
  workMode: 'onsite',
  place: 'Beaverton, OR',
  employmentType: null,
  pay: null,
}
const placeGate = (part: Partial<Wishes>, place: string | null = job.place) =>
  checkGates(preferencesOf({ ...wishes, ...part }), { ...job, place }).find(({ kind }) => kind === 'place')?.state

test('until preferences were saved nothing is stated, whatever the profile holds', () => {
  expect(preferencesOf({ ...wishes, prefsSetAt: null })).toMatchObject({ workPreference: null, places: [], pay: null })
  expect(preferencesOf(null)).toMatchObject({ places: [] })
})

test.each<[what: string, part: Partial<Wishes>, places: string[]]>([
  ['names no place: near home', {}, ['Portland, OR']],
  ['names no place and lives outside the larger cities: the state', { location: '97103' }, ['Oregon']],
  ['names a place: that one', { desiredLocations: ['Boise, ID'] }, ['Boise, ID']],
  ['gave no zip: nowhere in particular', { location: null }, []],
  ['gave a zip nobody knows: nowhere in particular', { location: '00000' }, []],
])('who wants to come in and %s', (_, part, places) => {
  expect(preferencesOf({ ...wishes, ...part }).places).toEqual(places)
})

test.each(['remote', 'any'] as const)('to whom %s is right is not held to the place of the zip', (workPreference) => {
  expect(preferencesOf({ ...wishes, workPreference }).places).toEqual([])
})

test('the place of a zip decides like a written one, and an unknown zip is unknown, not far', () => {
  expect(placeGate({})).toBe('pass')
  expect(placeGate({}, 'Boston, MA')).toBe('fail')
  expect(placeGate({}, null)).toBe('unknown')
  expect(placeGate({ location: '00000' }, 'Boston, MA')).toBe('pass')
})
