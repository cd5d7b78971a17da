/**
 * What a page reads from its address, and nothing else: the router lays the answer over what stands there, so that a word
 * the page can't use would reach it all the same unless it is taken away by name.
 */
export function onlyKnown<Search extends object>(read: (search: Record<string, unknown>) => Search) {
  return (search: Record<string, unknown>): Search => {
    const nothing = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]))
    return { ...nothing, ...read(search) }
  }
}

/** What is no id names nothing. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
}

/** What a person typed to find something; a number typed there arrives as one. */
export function typedWords(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const shown = String(value).replace(/\p{Cc}/gu, '')
  return shown.trim().slice(0, most).toWellFormed() || undefined
}
