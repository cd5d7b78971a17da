import { ApiError, decodeErrorBody } from './api-error.ts'

export type Route = readonly [method: string, path: string]

/** With `keepalive` the call outlives the page it was made on. */
type CallOptions = { signal?: AbortSignal; keepalive?: boolean }

/** Sends one request as the contract's server reads it: named parts into the path, the rest into the query or the body. */
export async function callRoute(
  [method, path]: Route,
  input: object = {},
  options: CallOptions = {},
): Promise<unknown> {
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/\{\+?(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const address = new URL(`/api${filled}`, window.location.origin)
  const init: RequestInit = { method, ...options, credentials: 'same-origin' }
  if (method === 'GET') appendQuery(address.searchParams, rest)
  else {
    // The same key on every try: a call whose answer was lost is not carried out twice.
    init.headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    init.body = JSON.stringify(rest)
  }
  const response = await send(address, init)
  const body = await readBody(response)
  if (response.ok) return body
  throw decodeErrorBody(body) ?? new ApiError({ code: 'internal', status: response.status })
}

/** A connection that broke is tried once more before the person hears of it. */
async function send(address: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (problem) {
    if (init.signal?.aborted || !navigator.onLine) throw problem
    await new Promise((resolve) => setTimeout(resolve, 500))
    return fetch(address, init)
  }
}

/** `{ modes: ['remote'], page: 2 }` becomes `modes[0]=remote&page=2`; what is not there is left out. */
function appendQuery(query: URLSearchParams, value: unknown, name = ''): void {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    query.append(name, String(value))
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) appendQuery(query, part, name ? `${name}[${key}]` : key)
  }
}

/** Null for an empty answer, and for one that is not ours, such as a proxy's page. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}
