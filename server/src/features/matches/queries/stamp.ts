import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Which write a row comes from: the database numbers them itself, so that no change can be forgotten. */
export function rowStamp(table: PgTable): SQL<string> {
  return sql<string>`${table}.xmin::text`
}
