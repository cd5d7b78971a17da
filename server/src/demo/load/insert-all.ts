import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/open.ts'

/** A statement carries at most 65,535 values; the widest table has about forty columns. */
const rowsAtOnce = 500

export async function insertAll<Table extends PgTable>(tx: Transaction, table: Table, rows: PgInsertValue<Table>[]) {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await tx.insert(table).values(rows.slice(at, at + rowsAtOnce))
  }
}
