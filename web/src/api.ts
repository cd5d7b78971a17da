import routes from 'virtual:contract-routes'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { contract } from '#domain/contract.ts'
import { decodeErrorBody } from './api-error.ts'

type Api = JsonifiedClient<ContractRouterClient<typeof contract>>

const link = new OpenAPILink(routes, {
  url: () => `${window.location.origin}/api`,
  fetch: (request, init) => fetch(request, { ...init, credentials: 'same-origin' }),
  customErrorResponseBodyDecoder: decodeErrorBody,
})

/** The one way to the server. Calls answer data or throw what `readProblem` of `api-error.ts` reads. */
export const api: Api = createORPCClient(link)
