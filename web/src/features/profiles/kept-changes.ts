import type { ProfileChanges } from '#domain/profiles/schema.ts'

/** In this tab only, and by person: a reload while the server can't be reached loses nothing. */
function keyOf(personId: string): string {
  return `gladwork.profile-changes.${personId}`
}

export function readKeptChanges(personId: string): ProfileChanges {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(personId)) ?? '{}') as ProfileChanges
  } catch {
    return {}
  }
}

export function keepChanges(personId: string, changes: ProfileChanges): void {
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(keyOf(personId))
    else sessionStorage.setItem(keyOf(personId), JSON.stringify(changes))
  } catch {
    // Without storage a reload loses what the server does not have yet.
  }
}
