/** `?mail=` is the mail that is open. */
export function readMailboxSearch(search: Record<string, unknown>): { mail?: string } {
  return typeof search.mail === 'string' ? { mail: search.mail } : {}
}
