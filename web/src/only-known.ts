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
