import routes from 'virtual:contract-routes'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import type { contract } from '#domain/contract.ts'
import { callRoute } from './call-route.ts'

type Api = JsonifiedClient<ContractRouterClient<typeof contract>>
type Options = { signal?: AbortSignal }

/** The one way to the server. Calls answer data or throw what `readProblem` of `api-error.ts` reads. */
export const api = Object.fromEntries(
  Object.entries(routes).map(([noun, verbs]) => [
    noun,
    Object.fromEntries(
      Object.entries(verbs).map(([verb, route]) => [
        verb,
        (input?: object, options?: Options) => callRoute(route, input, options),
      ]),
    ),
  ]),
  // The routes are written from this very contract when the browser's code is built.
) as unknown as Api
