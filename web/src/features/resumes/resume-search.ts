/** `?replace=1` keeps somebody here who has an analysed résumé already. */
export type ResumeSearch = { replace?: 1 }

export function readResumeSearch(search: Record<string, unknown>): ResumeSearch {
  return Number(search.replace) === 1 ? { replace: 1 } : {}
}
