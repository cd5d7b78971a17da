import type { ProfileSignal, ProfileView } from './schema.ts'

export type SetupStepStatus = 'done' | 'active' | 'locked'
export type SetupSteps = { resume: SetupStepStatus; preferences: SetupStepStatus; trust: SetupStepStatus }

/** The three steps of 'Getting set up' (specification, section 4). */
export function setupSteps(profile: Pick<ProfileView, 'resumeAnalyzedAt' | 'prefsSetAt'>): SetupSteps {
  if (profile.resumeAnalyzedAt === null) return { resume: 'active', preferences: 'locked', trust: 'locked' }
  if (profile.prefsSetAt === null) return { resume: 'done', preferences: 'active', trust: 'locked' }
  return { resume: 'done', preferences: 'done', trust: 'active' }
}

/** How well we can aim: low without preferences, medium while nothing matched yet, high otherwise. */
export function profileSignal(prefsSetAt: string | null, matchCount: number): ProfileSignal {
  if (prefsSetAt === null) return 'low'
  return matchCount === 0 ? 'medium' : 'high'
}

/** The eight things a complete profile holds, in the order they are asked for. */
const completenessItems = [
  ['name', (profile) => profile.fullName !== ''],
  ['location', (profile) => Boolean(profile.location)],
  ['headline', (profile) => Boolean(profile.headline)],
  ['avatar', (profile) => Boolean(profile.avatarUrl)],
  ['skills', (profile) => profile.skills.length > 0],
  ['years', (profile) => profile.yearsExperience !== null],
  ['titles', (profile) => profile.desiredTitles.length > 0],
  ['LinkedIn', (profile) => Boolean(profile.linkedinUrl)],
] as const satisfies [string, (profile: ProfileView) => boolean][]

export type CompletenessGap = (typeof completenessItems)[number][0]

/** Percent of the eight items that are filled, and the names of those that are not. */
export function completeness(profile: ProfileView): { percent: number; missing: CompletenessGap[] } {
  const missing = completenessItems.filter(([, isFilled]) => !isFilled(profile)).map(([name]) => name)
  const percent = Math.round(((completenessItems.length - missing.length) / completenessItems.length) * 100)
  return { percent, missing }
}
