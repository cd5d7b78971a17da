import type { Result } from '#domain/errors.ts'
import { suggestionsShown } from '#domain/profiles/limits.ts'
import { suggestTitlesFrom } from '#domain/resumes/title-suggestions.ts'
import { industries } from '#domain/taxonomy/industries.ts'
import { suggestSkills } from '#domain/taxonomy/skills.ts'
import { suggestTitles } from '#domain/taxonomy/titles.ts'
import { api, type RequestContext } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { type Person, requireCandidate, requirePerson } from '../../http/session.ts'
import {
  completeOnboarding,
  type SaveRefusal,
  savePreferences,
  saveQuickPreferences,
  skipQuickPreferences,
  updateProfile,
} from './commands.ts'
import { countTrust, findActiveResumeText, findOwnProfile, type ProfileRow } from './queries.ts'
import { viewOwnProfile } from './view.ts'

const { profiles } = api

export const profilesRoutes = profiles.router({
  mine: profiles.mine.handler(async ({ context }) => ownProfile(context, await requirePerson(context))),

  trustCounts: profiles.trustCounts.handler(async ({ context }) =>
    countTrust(context.db, await requireCandidate(context)),
  ),

  titleSuggestions: profiles.titleSuggestions.handler(async ({ context }) => {
    const actor = await requireCandidate(context)
    const resume = await findActiveResumeText(context.db, actor)
    const profile = await findOwnProfile(context.db, actor)
    return { fromResume: suggestTitlesFrom(resume?.text ?? '', profile?.desiredTitles) }
  }),

  saveQuickPreferences: profiles.saveQuickPreferences.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    return saved(actor, await saveQuickPreferences(context.db, actor, input, context.clock.now()))
  }),

  savePreferences: profiles.savePreferences.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    return saved(actor, await savePreferences(context.db, actor, input, context.clock.now()))
  }),

  skipQuickPreferences: profiles.skipQuickPreferences.handler(async ({ context }) => {
    const actor = await requireCandidate(context)
    await skipQuickPreferences(context.db, actor)
    return ownProfile(context, actor)
  }),

  update: profiles.update.handler(async ({ input, context }) => {
    const actor = await requirePerson(context)
    return saved(actor, await updateProfile(context.db, actor, input))
  }),

  completeOnboarding: profiles.completeOnboarding.handler(async ({ context }) => {
    const actor = await requireCandidate(context)
    await completeOnboarding(context.db, actor)
    return ownProfile(context, actor)
  }),

  suggest: profiles.suggest.handler(async ({ input: { kind, typed }, context }) => {
    await requirePerson(context)
    if (kind === 'title') return { suggestions: suggestTitles(typed, suggestionsShown) }
    if (kind === 'skill') return { suggestions: suggestSkills(typed, suggestionsShown) }
    return { suggestions: suggestIndustries(typed) }
  }),
})

async function ownProfile({ db }: RequestContext, actor: Pick<Person, 'id' | 'role'>) {
  const row = await findOwnProfile(db, actor)
  if (!row) throw new AppError('not_found')
  return viewOwnProfile(row, actor)
}

const refusals: Record<SaveRefusal, [code: 'conflict' | 'invalid', message: string]> = {
  changed_elsewhere: ['conflict', 'Your profile was changed in another tab. Reload, then save again.'],
  too_many_titles: ['invalid', 'Up to 3 titles here. Remove one to add another.'],
}

function saved(actor: Pick<Person, 'role'>, result: Result<ProfileRow, SaveRefusal>) {
  if (result.ok) return viewOwnProfile(result.value, actor)
  const [code, message] = refusals[result.refusal]
  throw new AppError(code, message)
}

function suggestIndustries(typed: string): string[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  return industries.filter((industry) => industry.toLowerCase().includes(wanted)).slice(0, suggestionsShown)
}
