import { isIP } from 'node:net'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from './errors.ts'
import type { Metrics } from './metrics.ts'
import type { HttpVariables } from './variables.ts'

const patience = 3_000

/** For whoever runs the server: is it alive, may it get requests, how is it doing. */
export function healthRoutes({ db, database }: Dependencies, metrics: Metrics) {
  return new Hono<HttpVariables>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      await within(patience, db.execute(sql`select 1`))
      return c.json({ status: 'ready', database: database.kind, durability: durabilityOf(database.kind) })
    })
    .get('/metrics', async (c) => {
      if (!isNear(c.get('address'))) throw new AppError('not_found')
      return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType })
    })
}

export function durabilityOf(kind: 'embedded' | 'server') {
  return kind === 'embedded' ? 'process-crash only' : 'as the PostgreSQL server is set'
}

function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('unavailable')), milliseconds)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/** Figures are for one's own network: this machine and private addresses. */
function isNear(address: string) {
  if (isIP(address) === 6) return address === '::1' || /^f[cd]/i.test(address)
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address)
}
