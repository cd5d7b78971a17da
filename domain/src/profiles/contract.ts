import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { profileView, quickPreferencesInput } from './schema.ts'

const nothing = z.object({})

export const profilesContract = {
  mine: oc.route({ method: 'GET', path: '/profile' }).output(profileView),
  titleSuggestions: oc
    .route({ method: 'GET', path: '/profile/title-suggestions' })
    .output(z.object({ fromResume: z.array(z.string()) })),
  saveQuickPreferences: oc
    .route({ method: 'PUT', path: '/profile/quick-preferences' })
    .input(quickPreferencesInput)
    .output(profileView),
  skipQuickPreferences: oc
    .route({ method: 'POST', path: '/profile/quick-preferences/skip' })
    .input(nothing)
    .output(profileView),
  suggest: oc
    .route({ method: 'GET', path: '/suggestions' })
    .input(z.object({ kind: z.enum(['title', 'skill', 'industry']), typed: z.string().check(z.maxLength(120)) }))
    .output(z.object({ suggestions: z.array(z.string()) })),
}
