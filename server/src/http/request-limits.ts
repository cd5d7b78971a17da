import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { HttpVariables } from './variables.ts'

/**
 * The limits that hold for every call; those of single calls are taken by the features. Whoever shows a new cookie with
 * each call to be counted anew still meets the limit of the network.
 */
export const limitRequests = createMiddleware<HttpVariables>(async (c, next) => {
  const { limiter, network } = c.get('context')
  await limiter.take('network', network)
  const cookie = c.req.header('cookie')
  const caller = cookie ? createHash('sha256').update(cookie).digest('base64url') : network
  await limiter.take(limitFor(c.req.method, c.req.path), caller)
  await next()
})

function limitFor(method: string, path: string) {
  if (path.startsWith('/api/uploads/')) return 'upload'
  if (path === '/api/events') return 'events'
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write'
}
