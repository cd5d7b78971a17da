/**
 * `?replace=1` keeps somebody here who has an analysed résumé already; `?view=reading` shows what was read in it;
 * `?from=wizard` refuses a file in the words of the profile wizard.
 */
export type ResumeSearch = { replace?: 1; view?: 'reading'; from?: 'wizard' }

export function readResumeSearch(search: Record<string, unknown>): ResumeSearch {
  return {
    ...(Number(search.replace) === 1 ? { replace: 1 } : {}),
    ...(search.view === 'reading' ? { view: 'reading' } : {}),
    ...(search.from === 'wizard' ? { from: 'wizard' } : {}),
  }
}
