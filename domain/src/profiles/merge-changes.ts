import type { ProfileChanges, ProfileView } from './schema.ts'

export type ChangedField = keyof ProfileChanges
/** One field that two tabs have changed: what stood there at first does not matter any more. */
export type Clash = { field: ChangedField; mine: ProfileChanges[ChangedField]; theirs: ProfileView[ChangedField] }
export type Merged = { changes: ProfileChanges; clashes: Clash[] }

/**
 * My changes began at `base`, meanwhile the profile has become `latest`. What only I changed can be written again; what
 * both changed to the same needs nothing; the rest is for the person to decide.
 */
export function mergeChanges(base: ProfileView, latest: ProfileView, changes: ProfileChanges): Merged {
  const merged: ProfileChanges = {}
  const clashes: Clash[] = []
  for (const field of Object.keys(changes) as ChangedField[]) {
    const [mine, theirs] = [changes[field], latest[field]]
    if (isSame(mine, theirs)) continue
    if (isSame(base[field], theirs)) Object.assign(merged, { [field]: mine })
    else clashes.push({ field, mine, theirs })
  }
  return { changes: merged, clashes }
}

/** Lists in the same order, or the same value. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((value, at) => value === other[at])
}
