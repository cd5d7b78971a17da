import { Hono } from 'hono'
import * as z from 'zod/mini'
import { AppError } from './errors.ts'
import { loggablePath } from './log.ts'
import type { HttpVariables } from './variables.ts'

const report = z.object({ path: z.string().check(z.maxLength(4_000)) })

/** The 404 page tells which address it stood for: cut, on one line, without ids, and not often. */
export function unknownPathRoutes() {
  return new Hono<HttpVariables>().post('/', async (c) => {
    const { limiter, network, log } = c.get('context')
    await limiter.take('unknownPath', network)
    const read = report.safeParse(await c.req.json().catch(() => null))
    if (!read.success) throw new AppError('invalid')
    log.info({ event: 'unknown-path', path: loggablePath(read.data.path), requestId: c.get('requestId') })
    return c.json({})
  })
}
