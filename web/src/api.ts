import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import type { contract } from '#domain/contract.ts'
import { callRoute } from './call-route.ts'

type Api = JsonifiedClient<ContractRouterClient<typeof contract>>
type Options = { signal?: AbortSignal }

/** On its way from the start, beside the page's own code, which does not wait for addresses that it may never call. */
const routes = import('virtual:contract-routes')

/** The one way to the server. Calls answer data or throw what `readProblem` of `api-error.ts` reads. */
export const api = answering(
  (noun) => answering((verb) => (input?: object, options?: Options) => call(noun, verb, input, options)),
  // The routes are written from this very contract when the browser's code is built.
) as Api

async function call(noun: string, verb: string, input?: object, options?: Options): Promise<unknown> {
  const route = (await routes).default[noun]?.[verb]
  if (!route) throw new Error(`The contract has no call ${noun}.${verb}.`)
  return callRoute(route, input, options)
}

/** An object that has whatever is asked of it. */
function answering(answer: (name: string) => unknown): unknown {
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? answer(name) : undefined) })
}
