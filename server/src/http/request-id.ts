import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { HttpVariables } from './variables.ts'

/** Ours, never the caller's: it goes into logs and onto error pages, and must not be something that somebody wrote. */
export const requestId = createMiddleware<HttpVariables>(async (c, next) => {
  c.set('requestId', randomUUID())
  await next()
  c.header('x-request-id', c.get('requestId'))
})
