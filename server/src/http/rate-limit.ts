import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { OpenDatabase } from '../db/open.ts'
import { outsideScope } from '../db/transaction-scope.ts'
import { AppError } from './errors.ts'
import { type LimitName, limits } from './limits.ts'

export type Limiter = {
  /** Counts one use and refuses with 429 when there were too many. */
  take(name: LimitName, who: string): Promise<void>
  /** Counts one use and says whether it is still within the limit. */
  allows(name: LimitName, who: string): Promise<boolean>
  /** Refuses with 429 when the limit is used up, without counting. */
  refuseWhenSpent(name: LimitName, who: string): Promise<void>
  /** Forgets what was counted, as after a successful sign-in. */
  forget(name: LimitName, who: string): Promise<void>
}

const table = 'rate_limits'
/** Counted in memory alone: so many that a row for each would cost more than they do. */
const onlyInMemory: LimitName[] = ['network', 'read', 'write']

/** Within one process in memory; where several share a server, the limits that guard accounts and mail are shared too. */
export async function createLimiter({ kind, pool }: Pick<OpenDatabase, 'kind' | 'pool'>): Promise<Limiter> {
  if (kind === 'server') {
    await pool.query(`create unlogged table if not exists ${table} (
      key varchar(255) primary key, points integer not null default 0, expire bigint)`)
  }
  const counters = new Map<string, RateLimiterAbstract>()
  for (const [name, { points, seconds }] of Object.entries(limits)) {
    const options = { keyPrefix: name, points, duration: seconds }
    const inMemory = new RateLimiterMemory(options)
    const isLocal = kind === 'embedded' || onlyInMemory.some((one) => one === name)
    const shared = { ...options, storeClient: pool, storeType: 'pool', tableName: table, tableCreated: true }
    counters.set(name, isLocal ? inMemory : new RateLimiterPostgres({ ...shared, insuranceLimiter: inMemory }))
  }

  async function consume(name: LimitName, who: string): Promise<number | null> {
    try {
      await outsideScope(async () => counters.get(name)?.consume(who))
      return null
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil((refusal.msBeforeNext ?? 1_000) / 1_000))
      throw refusal
    }
  }

  return {
    async take(name, who) {
      const retryAfterSeconds = await consume(name, who)
      if (retryAfterSeconds !== null) throw new AppError('rate_limited', undefined, { retryAfterSeconds })
    },
    allows: async (name, who) => (await consume(name, who)) === null,
    async refuseWhenSpent(name, who) {
      const counted = await outsideScope(async () => counters.get(name)?.get(who))
      if (!counted || counted.remainingPoints > 0) return
      throw new AppError('rate_limited', undefined, { retryAfterSeconds: Math.ceil(counted.msBeforeNext / 1_000) })
    },
    async forget(name, who) {
      await outsideScope(async () => counters.get(name)?.delete(who))
    },
  }
}
