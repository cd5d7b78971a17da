import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import {
  hiddenCompanyList,
  hideCompanyInput,
  preferencesInput,
  profileUpdateInput,
  profileView,
  quickPreferencesInput,
  resumeHints,
  suggestionKind,
} from './schema.ts'

const nothing = z.object({})

export const profilesContract = {
  mine: oc.route({ method: 'GET', path: '/profile' }).output(profileView),
  /** What the trust step tells: confirmed vouches and verified jobs. */
  trustCounts: oc
    .route({ method: 'GET', path: '/profile/trust-counts' })
    .output(z.object({ vouches: z.int(), verifiedJobs: z.int() })),
  titleSuggestions: oc
    .route({ method: 'GET', path: '/profile/title-suggestions' })
    .output(z.object({ fromResume: z.array(z.string()) })),
  saveQuickPreferences: oc
    .route({ method: 'PUT', path: '/profile/quick-preferences' })
    .input(quickPreferencesInput)
    .output(profileView),
  savePreferences: oc
    .route({ method: 'PUT', path: '/profile/preferences' })
    .input(preferencesInput)
    .output(profileView),
  update: oc.route({ method: 'PATCH', path: '/profile' }).input(profileUpdateInput).output(profileView),
  /** Leaving the Experience step: what it needs is there, and from now on matches are aimed by it. */
  completeExperience: oc
    .route({ method: 'POST', path: '/profile/experience/complete' })
    .input(nothing)
    .output(profileView),
  resumeHints: oc.route({ method: 'GET', path: '/profile/resume-hints' }).output(resumeHints),
  hiddenCompanies: oc.route({ method: 'GET', path: '/profile/hidden-companies' }).output(hiddenCompanyList),
  hideCompany: oc
    .route({ method: 'POST', path: '/profile/hidden-companies' })
    .input(hideCompanyInput)
    .output(hiddenCompanyList),
  showCompany: oc
    .route({ method: 'DELETE', path: '/profile/hidden-companies/{id}' })
    .input(z.object({ id: z.uuid() }))
    .output(hiddenCompanyList),
  /** The end of the onboarding: `onboarding_complete` turns true and stays so. */
  completeOnboarding: oc
    .route({ method: 'POST', path: '/profile/onboarding/complete' })
    .input(nothing)
    .output(profileView),
  /** `summary` where one could be made and was kept, else `message` says what is missing. */
  generateSummary: oc
    .route({ method: 'POST', path: '/profile/summary' })
    .input(z.object({ forceGenerate: z.optional(z.boolean()) }))
    .output(z.object({ summary: z.nullable(z.string()), message: z.nullable(z.string()) })),
  skipQuickPreferences: oc
    .route({ method: 'POST', path: '/profile/quick-preferences/skip' })
    .input(nothing)
    .output(profileView),
  suggest: oc
    .route({ method: 'GET', path: '/suggestions' })
    .input(z.object({ kind: suggestionKind, typed: z.string().check(z.maxLength(120)) }))
    .output(z.object({ suggestions: z.array(z.string()) })),
}
