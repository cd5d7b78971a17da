import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { contract } from '#domain/contract.ts'
import type { ErrorBody } from '#domain/errors.ts'

export type ApiClient = JsonifiedClient<ContractRouterClient<typeof contract>>

/** Whatever takes a request to the whole application. */
export type Reachable = { fetch(path: string, init?: RequestInit & { from?: string }): Promise<Response> }

export type Visitor = {
  /** Typed calls of the contract; refused ones throw an `ORPCError` with `code`, `message` and `data`. */
  api: ApiClient
  /** Any request, with this visitor's cookies. */
  fetch(path: string, init?: RequestInit & { from?: string }): Promise<Response>
  cookies: Map<string, string>
}

/** Somebody with a browser of their own: cookies are kept between calls. */
export function newVisitor(app: Reachable, { from = '127.0.0.1' }: { from?: string } = {}): Visitor {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit & { from?: string } = {}) {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const answer = await app.fetch(path, { from, ...init, headers })
    for (const line of answer.headers.getSetCookie()) keep(line)
    return answer
  }

  function keep(line: string) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(name.length + 1)
    if (value === '' || attributes.some((one) => /^max-age=0$/i.test(one))) cookies.delete(name)
    else cookies.set(name, value)
  }

  const link = new OpenAPILink(contract, {
    url: 'http://localhost:3000/api',
    fetch: async (request) => {
      const body = request.method === 'GET' ? undefined : new Uint8Array(await request.arrayBuffer())
      return send(request.url, { method: request.method, headers: request.headers, body })
    },
    customErrorResponseBodyDecoder: (body, { status }) => {
      const { code, message, fields, requestId } = body as ErrorBody
      return new ORPCError(code, { status, message, data: { fields, requestId } })
    },
  })
  return { api: createORPCClient(link), fetch: send, cookies }
}
