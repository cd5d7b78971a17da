import type { Visitor } from '../client.ts'
import type { Call } from './calls.ts'

let asked = 0

/** A network and a browser that no limit has counted yet. */
export function fresh() {
  asked += 1
  return { from: `${11 + (asked >> 16)}.${(asked >> 8) & 255}.${asked & 255}.1`, browser: String(asked) }
}

type How = { as: Visitor | null; key?: string }

/** One call as any program could make it, with whatever input, past the typed client. */
export async function ask(fetch: Visitor['fetch'], call: Call, input: unknown, { as, key }: How): Promise<Response> {
  const { address, rest } = addressOf(call, input)
  const body = call.method === 'GET' ? undefined : JSON.stringify(rest)
  return send(fetch, { address, method: call.method, body }, { as, key })
}

type Sent = { address: string; method: string; body?: string | undefined; type?: string }

/** The same with a body that need not even be JSON. */
export async function send(fetch: Visitor['fetch'], { address, method, body, type }: Sent, { as, key }: How) {
  const { from, browser } = fresh()
  const cookies = as ? [...as.cookies].map((pair) => pair.join('=')) : []
  const headers = new Headers({ cookie: [...cookies, `browser=${browser}`].join('; ') })
  if (body !== undefined) headers.set('content-type', type ?? 'application/json')
  if (key !== undefined) headers.set('idempotency-key', key)
  return fetch(address, { method, headers, from, ...(body === undefined ? {} : { body }) })
}

/** The ids of a call go into its path, the rest into the question or the body. */
export function addressOf({ method, path }: Call, input: unknown): { address: string; rest: unknown } {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { address: `/api${path}`, rest: input }
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/\{\+?(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encoded(value)
  })
  if (method !== 'GET') return { address: `/api${filled}`, rest }
  const query = Object.entries(rest).flatMap(([name, value]) => questions(name, value))
  return { address: `/api${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`, rest }
}

function questions(name: string, value: unknown): string[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.map((one, at) => `${name}[${at}]=${encoded(one)}`)
  return [`${name}=${encoded(value)}`]
}

/** What is no text cannot stand in an address as it is. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')
  return encodeURIComponent(text.toWellFormed())
}
