import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { loggablePath } from './log.ts'
import type { HttpVariables } from './variables.ts'

/** One line a request. Files of the web part and health checks are left out: nobody reads those. */
export function accessLog(log: Logger) {
  return createMiddleware<HttpVariables>(async (c, next) => {
    const started = performance.now()
    await next()
    if (!c.req.path.startsWith('/api/')) return
    log.info({
      event: 'request',
      requestId: c.get('requestId'),
      method: c.req.method,
      path: loggablePath(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    })
  })
}
