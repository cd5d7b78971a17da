import type { Pool } from 'pg'

/** Frozen by triggers; nothing in them is waited for. */
const frozen = new Set(['audit_log', 'reveals', 'resume_snapshots', 'application_events'])

/**
 * Lets time pass for everything that is stored: each moment moves into the past. The database's clock decides what is due, so
 * this is the same as waiting, without a clock that could be set.
 */
export async function passStoredDays(database: Pick<Pool, 'query'>, days: number): Promise<void> {
  const { rows } = await database.query<{ table: string; columns: string[] }>(`
    select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone' group by table_name`)
  const moves = rows
    .filter(({ table }) => !frozen.has(table))
    .map(({ table, columns }) => {
      const back = columns.map((column) => `"${column}" = "${column}" - interval '${days * 86_400} seconds'`)
      return `update "${table}" set ${back.join(', ')}`
    })
  // In one go: a test that lets sixty days pass waits for sixty answers, not for thousands.
  await database.query(moves.join(';'))
}
