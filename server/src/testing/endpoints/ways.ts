import type { Visitor } from '../client.ts'
import { type Call, type Caller, everyCall, type Way } from './calls.ts'
import type { Side } from './side.ts'
import { waysOfCandidates } from './ways-of-candidates.ts'
import { waysOfPeople } from './ways-of-people.ts'
import { waysOfRoles } from './ways-of-roles.ts'

type Table = Record<string, Record<string, Way>>

/** Every call of the contract with the way to make it; a call without one is an error before any test runs. */
export const everyWay: readonly (Call & { way: Way })[] = everyCall.map((call) => {
  const [noun = '', name = ''] = call.name.split('.')
  const table: Table = { ...waysOfPeople, ...waysOfCandidates, ...waysOfRoles }
  const way = table[noun]?.[name]
  if (!way) throw new Error(`${call.name} has no way to be made in server/src/testing/endpoints.`)
  return { ...call, way }
})

export function callerOf(by: Caller, side: Side): Visitor | null {
  if (by === 'visitor') return null
  return by === 'person' ? side.candidate : side[by]
}
