import { createMiddleware } from 'hono/factory'
import { oneClickPath } from '../tasks/mail-stops.ts'
import { AppError } from './errors.ts'
import { isLocalHost, ownOrigins } from './origins.ts'
import type { HttpVariables } from './variables.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A request that changes something must come from our own pages: the origin must be ours, and where the browser also says
 * from which site the request comes, that must agree. One of the two alone can be missing or wrong in some browser. Only the
 * one click of a mail program comes from nowhere; it carries a secret of its own and looks at no session (RFC 8058).
 */
export function refuseForeignRequests(config: { publicUrl: string; port: number }) {
  const origins = ownOrigins(config)
  return createMiddleware<HttpVariables>(async (c, next) => {
    if (!safeMethods.has(c.req.method) && !c.req.path.startsWith(oneClickPath)) {
      const origin = c.req.header('origin')
      const site = c.req.header('sec-fetch-site')
      if (origin === undefined || !origins.has(origin) || (site !== undefined && site !== 'same-origin')) {
        throw new AppError('forbidden', 'This request did not come from our pages, so we did not carry it out.')
      }
    }
    await next()
  })
}

/** A copy on somebody's own machine answers only to its own name, so that no foreign name can be pointed at it. */
export function refuseForeignNames(config: { publicUrl: string }) {
  const isLocal = isLocalHost(new URL(config.publicUrl).hostname)
  return createMiddleware<HttpVariables>(async (c, next) => {
    const name = (c.req.header('host') ?? 'localhost').replace(/:\d+$/, '')
    if (isLocal && !isLocalHost(name)) {
      throw new AppError(
        'forbidden',
        'This copy answers only as localhost. Set PUBLIC_URL to the address that people use.',
      )
    }
    await next()
  })
}
