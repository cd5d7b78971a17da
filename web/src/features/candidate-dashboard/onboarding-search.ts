/** `?step=1` opens the list at the preferences, `?step=0` at the résumé. */
export type OnboardingSearch = { step?: 0 | 1 }

export function readOnboardingSearch(search: Record<string, unknown>): OnboardingSearch {
  if (search.step === undefined) return {}
  return { step: Number(search.step) === 1 ? 1 : 0 }
}
