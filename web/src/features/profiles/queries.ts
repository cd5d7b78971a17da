import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  PreferencesInput,
  ProfileUpdateInput,
  ProfileView,
  QuickPreferencesInput,
  SuggestionKind,
} from '#domain/profiles/schema.ts'
import { api } from '../../api.ts'
import { callRoute } from '../../call-route.ts'

export const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: () => api.profiles.mine() })

export const titleSuggestionsQuery = queryOptions({
  queryKey: ['profile', 'title-suggestions'],
  queryFn: async () => (await api.profiles.titleSuggestions()).fromResume,
})

export const trustCountsQuery = queryOptions({
  queryKey: ['profile', 'trust-counts'],
  queryFn: () => api.profiles.trustCounts(),
})

export function suggestionsQuery(kind: SuggestionKind, typed: string) {
  return queryOptions({
    queryKey: ['suggestions', kind, typed],
    queryFn: async () => (await api.profiles.suggest({ kind, typed })).suggestions,
    enabled: typed !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const saveQuickPreferencesMutation = mutationOptions({
  mutationFn: (input: QuickPreferencesInput) => api.profiles.saveQuickPreferences(input),
})
export const skipQuickPreferencesMutation = mutationOptions({ mutationFn: () => api.profiles.skipQuickPreferences({}) })
export const savePreferencesMutation = mutationOptions({
  mutationFn: (input: PreferencesInput) => api.profiles.savePreferences(input),
})
export const updateProfileMutation = mutationOptions({
  mutationFn: (input: ProfileUpdateInput) => api.profiles.update(input),
})
/** The same write as the page goes away: it outlives the page, and nobody waits for its answer. */
export function updateProfileOnLeaving(input: ProfileUpdateInput): void {
  callRoute(['PATCH', '/profile'], input, { keepalive: true }).catch(() => undefined)
}

export const hiddenCompaniesQuery = queryOptions({
  queryKey: ['profile', 'hidden-companies'],
  queryFn: () => api.profiles.hiddenCompanies(),
})
export const hideCompanyMutation = mutationOptions({
  mutationFn: (name: string) => api.profiles.hideCompany({ name }),
})
export const showCompanyMutation = mutationOptions({
  mutationFn: ({ id }: { id: string; name: string }) => api.profiles.showCompany({ id }),
})

export const completeExperienceMutation = mutationOptions({ mutationFn: () => api.profiles.completeExperience({}) })
export const resumeHintsQuery = queryOptions({
  queryKey: ['profile', 'resume-hints'],
  queryFn: () => api.profiles.resumeHints(),
})
export const generateSummaryMutation = mutationOptions({
  mutationFn: () => api.profiles.generateSummary({ forceGenerate: true }),
})
export const completeOnboardingMutation = mutationOptions({ mutationFn: () => api.profiles.completeOnboarding({}) })

/** What a save answers is the profile as it now stands; matches follow in the background. */
export function keepProfile(queryClient: QueryClient, profile: ProfileView): void {
  queryClient.setQueryData(profileQuery.queryKey, profile)
  void queryClient.invalidateQueries({ queryKey: ['matches'] })
}

/** On leaving the Experience step: a first summary, where there is none yet. Nobody waits for it, and nothing depends on it. */
export async function writeFirstSummary(queryClient: QueryClient): Promise<void> {
  try {
    const { summary } = await api.profiles.generateSummary({})
    if (summary !== null) await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey, exact: true })
  } catch {
    // The profile is as good without it; "Generate from my info" stays.
  }
}
