import type { Result } from '#domain/errors.ts'
import { resumeSkillsSuggested, suggestionsShown } from '#domain/profiles/limits.ts'
import { profileMessages } from '#domain/profiles/messages.ts'
import { tooLittleForSummary } from '#domain/profiles/summary.ts'
import { suggestTitlesFrom } from '#domain/resumes/title-suggestions.ts'
import { industries } from '#domain/taxonomy/industries.ts'
import { suggestPlaces } from '#domain/taxonomy/places.ts'
import { suggestSkills } from '#domain/taxonomy/skills.ts'
import { suggestTitles } from '#domain/taxonomy/titles.ts'
import { api, type RequestContext } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { type Candidate, type Person, requireCandidate, requirePerson } from '../../http/session.ts'
import { generateSummary } from './commands/generate-summary.ts'
import { hideCompany, showCompany } from './commands/hide-company.ts'
import { makeProfile } from './commands/make-profile.ts'
import {
  completeExperience,
  completeOnboarding,
  type SaveRefusal,
  savePreferences,
  saveQuickPreferences,
  skipQuickPreferences,
  updateProfile,
} from './commands/save-profile.ts'
import {
  countTrust,
  findActiveReading,
  findActiveResumeText,
  findOwnProfile,
  type ProfileRow,
  readHiddenCompanies,
} from './queries.ts'
import { viewHiddenCompany, viewOwnProfile } from './view.ts'

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

  generateSummary: profiles.generateSummary.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    await context.limiter.take('generate', actor.id)
    const summary = await generateSummary(context, actor, { force: input.forceGenerate ?? false })
    return { summary, message: summary === null ? tooLittleForSummary : null }
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

  completeExperience: profiles.completeExperience.handler(async ({ context }) => {
    const actor = await requireCandidate(context)
    const result = await completeExperience(context.db, actor, context.clock.now())
    if (!result.ok) throw new AppError('invalid', profileMessages.experienceRequired.description)
    return viewOwnProfile(result.value, actor)
  }),

  resumeHints: profiles.resumeHints.handler(async ({ context }) => {
    const actor = await requireCandidate(context)
    const reading = await findActiveReading(context.db, actor)
    const profile = await findOwnProfile(context.db, actor)
    const taken = new Set(profile?.skills.map((skill) => skill.toLowerCase()))
    const skills = (reading?.skills ?? []).filter((skill) => !taken.has(skill.toLowerCase()))
    return { yearsExperience: reading?.yearsExperience ?? null, skills: skills.slice(0, resumeSkillsSuggested) }
  }),

  hiddenCompanies: profiles.hiddenCompanies.handler(async ({ context }) =>
    listHidden(context, await requireCandidate(context)),
  ),

  hideCompany: profiles.hideCompany.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    await hideCompany(context.db, actor, input.name)
    return listHidden(context, actor)
  }),

  showCompany: profiles.showCompany.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    if (!(await showCompany(context.db, actor, input.id))) throw new AppError('not_found')
    return listHidden(context, actor)
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
    if (kind === 'place') return { suggestions: suggestPlaces(typed, suggestionsShown) }
    return { suggestions: suggestIndustries(typed) }
  }),
})

async function ownProfile({ db }: RequestContext, actor: Pick<Person, 'id' | 'name' | 'role'>) {
  return viewOwnProfile((await findOwnProfile(db, actor)) ?? (await makeProfile(db, actor)), actor)
}

async function listHidden({ db }: RequestContext, actor: Candidate) {
  const rows = await readHiddenCompanies(db, actor)
  const names = new Set(rows.map((row) => row.companyName.toLowerCase()))
  const employers = (await findActiveReading(db, actor))?.currentEmployers ?? []
  const suggested = [...new Set(employers)].filter((name) => !names.has(name.toLowerCase()))
  return { hidden: rows.map(viewHiddenCompany), suggested }
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
