import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { Dependencies } from './dependencies.ts'
import { mountPlainRoutes } from './features/plain-routes.ts'
import { router } from './features/router.ts'
import { accessLog } from './http/access-log.ts'
import { contractHandler } from './http/contract.ts'
import { refuseForeignNames, refuseForeignRequests } from './http/csrf.ts'
import { docsRoutes } from './http/docs-routes.ts'
import { AppError, asAppError, errorFields, errorResponse } from './http/errors.ts'
import { eventStream, personTopic } from './http/events.ts'
import { securityHeaders } from './http/headers.ts'
import { healthRoutes } from './http/health-routes.ts'
import { answerOnce } from './http/idempotency.ts'
import { loggablePath } from './http/log.ts'
import { mailStopRoutes } from './http/mail-stop-routes.ts'
import { mailboxRoutes } from './http/mailbox-routes.ts'
import { createMetrics } from './http/metrics.ts'
import { clientAddress } from './http/network.ts'
import { onlyJson } from './http/only-json.ts'
import { requestContext } from './http/request-context.ts'
import { requestId } from './http/request-id.ts'
import { limitRequests } from './http/request-limits.ts'
import { requirePerson } from './http/session.ts'
import { webFiles } from './http/static.ts'
import { unknownPathRoutes } from './http/unknown-paths.ts'
import type { HttpVariables } from './http/variables.ts'

/** A call carries what a person wrote, never a file; those come under /api/uploads/ and are counted while they arrive. */
const largestCall = 64 * 1024

export function createApp(deps: Dependencies): Hono<HttpVariables> {
  const { config, log } = deps
  const metrics = createMetrics(deps.tasks)
  const web = webFiles(config.webDist, deps.mailbox ? [] : ['/mailbox'])
  const app = new Hono<HttpVariables>()

  app.use(requestId, clientAddress(config.trustedProxies), securityHeaders(config), metrics.measure, accessLog(log))
  app.route('/', healthRoutes(deps, metrics))
  app.use(refuseForeignNames(config))

  const api = new Hono<HttpVariables>()
  api.use(requestContext(deps, report), limitRequests, refuseForeignRequests(config), limitBodies, answerOnce)
  api.route('/', docsRoutes(config.publicUrl))
  api.route('/mailbox', mailboxRoutes(deps.mailbox))
  api.route('/mail-stops', mailStopRoutes(config.publicUrl))
  api.route('/unknown-paths', unknownPathRoutes())
  api.get('/events', async (c) => eventStream(c, deps.bus, personTopic((await requirePerson(c.get('context'))).id)))
  mountPlainRoutes(api)
  const handler = contractHandler(router)
  api.all('*', onlyJson, async (c) => {
    const { matched, response } = await handler.handle(c.req.raw, { prefix: '/api', context: c.get('context') })
    if (!matched) throw new AppError('not_found')
    return response
  })
  app.route('/api', api)

  app.on(['GET', 'HEAD'], '*', (c) => {
    if (!web.knows(c.req.path)) {
      log.info({ event: 'unknown-path', path: loggablePath(c.req.path), requestId: c.get('requestId') })
    }
    return web.serve(c)
  })
  app.notFound(() => {
    throw new AppError('not_found')
  })
  app.onError((error, c) => {
    const known = asAppError(error)
    if (known.code === 'internal') report(error, c.get('requestId'))
    return errorResponse(known, c.get('requestId'))
  })
  return app

  function report(error: unknown, id: string) {
    metrics.countFailure()
    log.error({ event: 'request-failed', requestId: id, ...errorFields(error) })
  }
}

const limitCall = bodyLimit({
  maxSize: largestCall,
  onError: () => {
    throw new AppError('too_large')
  },
})

const limitBodies = createMiddleware<HttpVariables>(async (c, next) => {
  if (c.req.path.startsWith('/api/uploads/')) await next()
  else await limitCall(c, next)
})
