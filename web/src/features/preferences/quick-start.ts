import { paySlider } from '#domain/profiles/limits.ts'
import type { Currency, ProfileView, WorkMode } from '#domain/profiles/schema.ts'
import type { Choice } from '../../ui/choice.ts'

export type QuickWishes = {
  desiredTitles: string[]
  workPreference: WorkMode
  location: string
  payCurrency: Currency
  payMinimum: number
}

export const workModeChoices: readonly Choice<WorkMode>[] = [
  { value: 'remote', label: 'Remote' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'onsite', label: 'Onsite' },
]

/** What the quick screen starts from: what the profile holds, brought onto the slider. */
export function quickStart(profile: ProfileView): QuickWishes {
  const { minimum, maximum, step, initial } = paySlider
  const pay = Math.round((profile.payMinimum ?? initial) / step) * step
  return {
    desiredTitles: profile.desiredTitles,
    workPreference: profile.workPreference === 'any' ? 'remote' : profile.workPreference,
    location: profile.desiredLocations[0] ?? '',
    payCurrency: profile.payCurrency,
    payMinimum: Math.min(Math.max(pay, minimum), maximum),
  }
}
