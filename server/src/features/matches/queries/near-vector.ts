import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { unrelated, type Vector } from '#domain/matches/embedding.ts'

/**
 * How far a stored vector lies from this one. The column holds vectors of any length, an index needs one: both are cast to
 * the length of this one, so that the rows must be narrowed to its model first.
 */
export function distance(column: AnyPgColumn, vector: Vector): SQL {
  const type = sql.raw(`halfvec(${vector.length})`)
  return sql`(${column}::${type}) <=> ${written(vector)}::${type}`
}

export function written(vector: Vector): string {
  return `[${Array.prototype.join.call(vector, ',')}]`
}

/** Written into the statement, not bound to it: only then can the planner use an index over the rows of one model. */
export function isOfModel(column: AnyPgColumn, model: string): SQL {
  return sql`${column} = ${sql.raw(`'${model.replaceAll("'", "''")}'`)}`
}

/** From here on two texts have nothing in common; only a title or a skill can still speak for the pair. */
export const tooFar = 1 - unrelated
