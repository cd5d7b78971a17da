/** What the profile can hold, and what each screen lets a person add (decisions.md E.23). */
export const profileLimits = {
  titles: 5,
  locations: 10,
  skills: 10,
  industries: 5,
  headline: 90,
  yearsExperience: 60,
} as const

export const quickPreferenceLimits = { titles: 3 } as const
export const onboardingPreferenceLimits = { titles: 5, locations: 5 } as const

/** What a list of suggestions shows at once (specification, section 9). */
export const suggestionsShown = 8

/** Long enough for any title or place people write, short enough for a chip. */
export const entryMaximum = 120

export const paySlider = { minimum: 30_000, maximum: 300_000, step: 5_000, initial: 60_000 } as const
