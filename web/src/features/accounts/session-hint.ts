import type { Role } from '#domain/accounts/schema.ts'

/** What the browser keeps about being signed in: no secret, only what the first paint needs (public/theme.js reads it). */
export type SessionHint = { role: Role | null } | null

const KEY = 'gladwork.session'

/** Writing also tells the other tabs, which follow at once (see watchSessionHint). */
export function writeSessionHint(hint: SessionHint): void {
  document.documentElement.dataset.session = hint ? 'in' : 'out'
  try {
    if (hint) localStorage.setItem(KEY, hint.role ?? 'none')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the first paint shows the signed-out bar until the session is read.
  }
}

/** Runs when another tab signs in or out. */
export function watchSessionHint(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
