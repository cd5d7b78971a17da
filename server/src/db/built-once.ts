import type { Connection } from './open.ts'

/** Given as a name it makes a statement that the database keeps nothing of: the embedded one has one session for all. */
export const unnamed = ''

const kept = new WeakMap<Connection, Map<string, unknown>>()

/** Statements of a page that is read all the time: to put one together takes longer than to run it. */
export function builtOnce<Built>(db: Connection, name: string, build: () => Built): Built {
  const ofDatabase = kept.get(db) ?? new Map<string, unknown>()
  kept.set(db, ofDatabase)
  const known = ofDatabase.get(name)
  if (known !== undefined) return known as Built
  const built = build()
  ofDatabase.set(name, built)
  return built
}
