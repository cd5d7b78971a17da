import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'

/** Beyond this many rows an index over the vectors is worth keeping, see docs/scale.md. */
const lookedThroughAtMost = 60_000
/** Jobs do not double within minutes, and either way of searching is right with a few too many. */
const staysTrueFor = 10 * 60_000

const counted = new WeakMap<Connection, { areMany: boolean; until: number }>()

/** What the planner counted last is near enough to choose a way of searching. */
export async function areManyJobs(db: Connection, now: Date): Promise<boolean> {
  const known = counted.get(db)
  if (known && now.getTime() < known.until) return known.areMany
  const { rows } = await db.execute<{ estimate: number }>(
    sql`select reltuples::float8 as estimate from pg_class where oid = 'jobs'::regclass`,
  )
  const areMany = (rows[0]?.estimate ?? 0) > lookedThroughAtMost
  counted.set(db, { areMany, until: now.getTime() + staysTrueFor })
  return areMany
}
