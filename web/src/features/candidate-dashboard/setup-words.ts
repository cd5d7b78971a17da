import type { ProfileView } from '#domain/profiles/schema.ts'

const modes = { remote: 'remote', hybrid: 'hybrid', onsite: 'on-site', any: 'any mode' } as const

/** "Read on 2 November" */
export function resumeWords({ resumeAnalyzedAt }: ProfileView): string {
  if (!resumeAnalyzedAt) return 'Not uploaded'
  const day = new Date(resumeAnalyzedAt).toLocaleDateString(undefined, { day: 'numeric', month: 'long' })
  return `Read on ${day}`
}

/** "Charge nurse, Portland, OR, from $90,000+" */
export function wishWords(profile: ProfileView): string {
  const [title] = profile.desiredTitles
  const more = profile.desiredTitles.length > 1 ? `${title} and ${profile.desiredTitles.length - 1} more` : title
  const place = profile.workPreference === 'remote' ? modes.remote : profile.desiredLocations[0]
  return [more, place ?? modes[profile.workPreference], profile.salaryExpectation].filter(Boolean).join(', ')
}
