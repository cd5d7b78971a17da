import type { HttpBindings } from '@hono/node-server'
import type { RequestContext } from './contract.ts'

/** What the middleware leaves for those behind it; `context` only under `/api`. */
export type HttpVariables = {
  Bindings: Partial<HttpBindings> & { remoteAddress?: string }
  Variables: { requestId: string; address: string; context: RequestContext }
}
