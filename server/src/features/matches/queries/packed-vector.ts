import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Two 16-bit numbers before the values: how many there are, and nothing. */
const headBytes = 4

/** A vector as its bytes: a quarter of what its numbers take as text, and nothing to parse. */
export function packed(column: AnyPgColumn): SQL<string | null> {
  return sql<string | null>`encode(halfvec_send(${column}), 'base64')`
}

/** The bytes come in network order. */
export function unpack(bytes: string): Float16Array {
  const values = Uint8Array.from(Buffer.from(bytes, 'base64').subarray(headBytes))
  Buffer.from(values.buffer).swap16()
  return new Float16Array(values.buffer)
}
