import { sql } from 'drizzle-orm'
import type { TestApp } from './create-test-app.ts'

/** Frozen by triggers; nothing in them is waited for. */
const frozen = new Set(['audit_log', 'reveals', 'resume_snapshots', 'application_events'])

/**
 * Lets time pass for everything that is stored: each moment moves into the past. The database's clock decides what is due, so
 * this is the same as waiting, without a clock that could be set.
 */
export async function passDays(app: TestApp, days: number): Promise<void> {
  const { db } = app.deps
  const { rows } = await db.execute<{ table: string; columns: string[] }>(sql`
    select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone' group by table_name`)
  for (const { table, columns } of rows) {
    if (frozen.has(table)) continue
    const moves = columns.map(
      (column) => sql`${sql.identifier(column)} = ${sql.identifier(column)} - make_interval(secs => ${days * 86_400})`,
    )
    await db.execute(sql`update ${sql.identifier(table)} set ${sql.join(moves, sql`, `)}`)
  }
}
