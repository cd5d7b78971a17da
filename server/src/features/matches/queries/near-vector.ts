import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * How far a stored vector lies from this one. The column holds vectors of any length, an index needs one: both are cast to
 * the length of this one, so that the rows must be narrowed to its model first.
 */
export function distance(column: AnyPgColumn, vector: readonly number[]): SQL {
  const type = sql.raw(`halfvec(${vector.length})`)
  return sql`(${column}::${type}) <=> ${`[${vector.join(',')}]`}::${type}`
}

/** Written into the statement, not bound to it: only then can the planner use an index over the rows of one model. */
export function isOfModel(column: AnyPgColumn, model: string): SQL {
  return sql`${column} = ${sql.raw(`'${model.replaceAll("'", "''")}'`)}`
}
