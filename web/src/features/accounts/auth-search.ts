import { roles } from '#domain/accounts/roles.ts'
import type { Role } from '#domain/accounts/schema.ts'

export type AuthSearch = { role?: Role; tab?: 'signin' | 'signup'; next?: string }

const KEY = 'gladwork.role'

export function readAuthSearch(search: Record<string, unknown>): AuthSearch {
  return {
    role: roles.find((role) => role === search.role),
    tab: search.tab === 'signup' ? 'signup' : search.tab === 'signin' ? 'signin' : undefined,
    next: typeof search.next === 'string' ? search.next : undefined,
  }
}

/** The role picked last time on this machine. */
export function storedRole(): Role | undefined {
  try {
    const stored = localStorage.getItem(KEY)
    return roles.find((role) => role === stored)
  } catch {
    return undefined
  }
}

export function storeRole(role: Role): void {
  try {
    localStorage.setItem(KEY, role)
  } catch {
    // Without storage the role lives in the address alone.
  }
}
