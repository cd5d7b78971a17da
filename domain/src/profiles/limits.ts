/** What the profile can hold, and what each screen lets a person add (decisions.md E.23). */
export const profileLimits = {
  titles: 5,
  locations: 10,
  skills: 10,
  industries: 5,
  headline: 90,
  yearsExperience: 60,
} as const

export const wizardLimits = { titles: 3, locations: 10, industries: 5, skillsMinimum: 5 } as const

export const quickPreferenceLimits = { titles: 3 } as const
export const onboardingPreferenceLimits = { titles: 5, locations: 5 } as const

/** Résumé skills that are suggested at once, and by how many years an entry may differ before a hint appears. */
export const resumeSkillsSuggested = 5
export const yearsTolerated = 2

/** An unsent change waits this long for the next one. */
export const autosaveMilliseconds = 600

/** "Under 2MB": a file of exactly this size is refused. */
export const avatarBytes = 2 * 1024 * 1024
export const avatarCrop = { side: 512, quality: 0.9, zoom: { minimum: 1, maximum: 3, step: 0.1 } } as const

/** What a list of suggestions shows at once (specification, section 9). */
export const suggestionsShown = 8

/** Long enough for any title or place people write, short enough for a chip. */
export const entryMaximum = 120

export const paySlider = { minimum: 30_000, maximum: 300_000, step: 5_000, initial: 60_000 } as const
