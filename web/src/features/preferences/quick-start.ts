import { paySlider } from '#domain/profiles/limits.ts'
import type { Currency, ProfileView, WorkMode } from '#domain/profiles/schema.ts'
import { workModeWords } from '#domain/profiles/work-mode-words.ts'
import type { Choice } from '../../ui/choice.ts'

export type QuickWishes = {
  desiredTitles: string[]
  workPreference: WorkMode
  location: string
  payCurrency: Currency
  payMinimum: number
}

export const workModeChoices: readonly Choice<WorkMode>[] = [
  { value: 'remote', label: workModeWords.remote },
  { value: 'hybrid', label: workModeWords.hybrid },
  { value: 'onsite', label: workModeWords.onsite },
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
