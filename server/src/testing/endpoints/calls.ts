import type { InferContractRouterInputs } from '@orpc/contract'
import * as z from 'zod/mini'
import { contract } from '#domain/contract.ts'
import type { Side } from './side.ts'

type Inputs = InferContractRouterInputs<typeof contract>
export type Noun = keyof Inputs

/**
 * Who makes a call well: somebody without a session, anybody with one (here the candidate), or only a candidate or an
 * employer; where the company must be known it is the `known` employer, and where nothing is chosen yet the newcomer.
 */
export type Caller = 'visitor' | 'person' | 'newcomer' | 'candidate' | 'employer' | 'known'

/** How one call is made well by somebody of the scene, from what is theirs. */
export type Way<Input = unknown> = {
  by: Caller
  input: (side: Side) => Input
  /** In place of ids of the other side that anybody may use: what only the other side may. */
  othersOwn?: (other: Side) => Partial<Input>
  /** Of a call without a session: whose words it may answer, because who makes it holds their secret or their password. */
  tellsOf?: 'candidate' | 'company'
}

/** Each call of these nouns has its way, or the table does not compile. */
export type Ways<Nouns extends Noun> = {
  [Name in Nouns]: { [Asked in keyof Inputs[Name]]: Way<Inputs[Name][Asked]> }
}

export type JsonSchema = {
  type?: string | string[]
  format?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  maxLength?: number
  enum?: unknown[]
  const?: unknown
  additionalProperties?: JsonSchema | boolean
}

export type Call = { name: string; method: string; path: string; input: JsonSchema | null }

type Procedure = { '~orpc': { route: { method?: string; path?: string }; inputSchema?: z.core.$ZodType } }

/** Every call of the contract, with what its input looks like. */
export const everyCall: readonly Call[] = callsOf(contract)

function callsOf(part: object, names: string[] = []): Call[] {
  return Object.entries(part).flatMap(([key, value]: [string, object]) => {
    if (!('~orpc' in value)) return callsOf(value, [...names, key])
    const { route, inputSchema } = (value as Procedure)['~orpc']
    const input = inputSchema ? (z.toJSONSchema(inputSchema, { io: 'input' }) as JsonSchema) : null
    return [{ name: [...names, key].join('.'), method: route.method ?? 'POST', path: route.path ?? '', input }]
  })
}

/** The fields that name something by its id, wherever they stand in an input: `['jobId'], ['ids', '0']`. */
export function idFields(schema: JsonSchema | null, at: string[] = []): string[][] {
  if (!schema) return []
  if (schema.format === 'uuid') return [at]
  const within = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => idFields(part, [...at, name]))
  const listed = schema.items ? idFields(schema.items, [...at, '0']) : []
  const either = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => idFields(one, at))
  return [...within, ...listed, ...either]
}
