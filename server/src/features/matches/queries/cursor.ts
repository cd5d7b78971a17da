import type * as z from 'zod/mini'

/** Where a list goes on: the sort values of the last row, sealed only against typing errors, never trusted as a permission. */
export function writeCursor(place: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Null for a cursor that is not of this list. */
export function readCursor<Place>(schema: z.ZodMiniType<Place>, cursor: string): Place | null {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}
