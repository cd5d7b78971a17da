import * as z from 'zod/mini'
import { role } from '../accounts/schema.ts'
import { seniority } from '../resumes/reading.ts'
import { version } from '../version.ts'
import { entryMaximum, onboardingPreferenceLimits, paySlider, profileLimits } from './limits.ts'
import { webAddressPattern, webAddressProblem } from './web-address.ts'

export const workPreferences = ['remote', 'hybrid', 'onsite', 'any'] as const
export const workPreference = z.enum(workPreferences)
export type WorkPreference = z.infer<typeof workPreference>

/** The modes a person can pick on the quick screen; 'any' comes only from elsewhere. */
export const workModes = ['remote', 'hybrid', 'onsite'] as const
export const workMode = z.enum(workModes)
export type WorkMode = z.infer<typeof workMode>

export const currencies = ['USD', 'EUR', 'GBP', 'CAD'] as const
export const currency = z.enum(currencies)
export type Currency = z.infer<typeof currency>

/** The quick screen offers three of the four. */
export const quickCurrencies = ['USD', 'EUR', 'GBP'] as const

export const employmentTypes = ['full-time', 'part-time', 'contract', 'any'] as const
export const employmentType = z.enum(employmentTypes)
export type EmploymentType = z.infer<typeof employmentType>

const entry = z.string().check(z.trim(), z.minLength(1), z.maxLength(entryMaximum))

const onlyOnce = 'Each one only once, please'

function hasNoDuplicates(entries: string[]): boolean {
  return new Set(entries.map((one) => one.toLowerCase())).size === entries.length
}

export const quickPreferencesInput = z
  .object({
    desiredTitles: z.array(entry).check(
      z.minLength(1, 'What roles are you targeting?'),
      // The screen adds up to three; what the profile already holds may stay (decisions.md E.23).
      z.maxLength(profileLimits.titles, 'Up to 5 titles'),
      z.refine(hasNoDuplicates, onlyOnce),
    ),
    workPreference: workMode,
    location: z.nullable(z.string().check(z.trim(), z.maxLength(entryMaximum))),
    payCurrency: currency,
    payMinimum: z.int().check(z.gte(paySlider.minimum), z.lte(paySlider.maximum), z.multipleOf(paySlider.step)),
    version,
  })
  .check(
    z.refine((input) => input.workPreference === 'remote' || Boolean(input.location), {
      path: ['location'],
      message: 'Please add a location for hybrid or onsite work.',
    }),
  )
export type QuickPreferencesInput = z.infer<typeof quickPreferencesInput>

const payAmount = z.int().check(z.gte(0), z.lte(10_000_000))

export const preferencesInput = z
  .object({
    desiredTitles: z
      .array(entry)
      .check(
        z.minLength(1, 'What roles are you targeting?'),
        z.maxLength(onboardingPreferenceLimits.titles, 'Up to 5 titles'),
        z.refine(hasNoDuplicates, onlyOnce),
      ),
    workPreference: workMode,
    desiredLocations: z
      .array(entry)
      .check(z.maxLength(profileLimits.locations, 'Up to 10 places'), z.refine(hasNoDuplicates, onlyOnce)),
    payMinimum: payAmount,
    payTarget: payAmount,
    payCurrency: currency,
    employmentTypes: z
      .array(employmentType)
      .check(
        z.minLength(1, 'Please choose at least one'),
        z.maxLength(employmentTypes.length),
        z.refine(hasNoDuplicates, onlyOnce),
      ),
    version,
  })
  .check(
    z.refine((input) => input.workPreference === 'remote' || input.desiredLocations.length > 0, {
      path: ['desiredLocations'],
      message: 'Please add a location for hybrid or onsite work.',
    }),
    z.refine((input) => input.payTarget >= input.payMinimum, {
      path: ['payTarget'],
      message: 'The target is not below the minimum',
    }),
  )
export type PreferencesInput = z.infer<typeof preferencesInput>

function optionalLine(maximum: number) {
  return z.nullable(
    z.pipe(
      z.string().check(z.trim(), z.maxLength(maximum, `At most ${maximum} characters`)),
      z.transform((text) => text || null),
    ),
  )
}

const webAddress = z.nullable(
  z.pipe(
    z
      .string()
      .check(z.trim(), z.maxLength(300, 'At most 300 characters'), z.regex(webAddressPattern, webAddressProblem)),
    z.transform((text) => text || null),
  ),
)

function list(maximum: number) {
  return z.array(entry).check(z.maxLength(maximum), z.refine(hasNoDuplicates, onlyOnce))
}

/** What a person may write into their own profile, field by field. What is not listed here can't be set (decisions.md C.12). */
export const profileChanges = z.partial(
  z.object({
    fullName: z.string().check(z.trim(), z.minLength(1, 'Please enter your full name'), z.maxLength(80)),
    location: z.nullable(z.string().check(z.regex(/^\d{5}$/, 'Five digits, please'))),
    headline: optionalLine(profileLimits.headline),
    yearsExperience: z.nullable(z.int().check(z.gte(0), z.lte(profileLimits.yearsExperience))),
    skills: list(profileLimits.skills),
    desiredTitles: list(profileLimits.titles),
    workPreference,
    desiredLocations: list(profileLimits.locations),
    openToRelocation: z.boolean(),
    payMinimum: z.nullable(payAmount),
    payCurrency: currency,
    seniority: z.nullable(seniority),
    industries: list(profileLimits.industries),
    linkedinUrl: webAddress,
    website: webAddress,
    phone: optionalLine(40),
  }),
)

export const profileUpdateInput = z.object({ version, changes: profileChanges })
export type ProfileUpdateInput = z.infer<typeof profileUpdateInput>
export type ProfileChanges = z.infer<typeof profileChanges>

export const profileSignal = z.enum(['low', 'medium', 'high'])
export type ProfileSignal = z.infer<typeof profileSignal>

/** A person's own profile, as they see it. */
export const profileView = z.object({
  id: z.uuid(),
  role: z.nullable(role),
  fullName: z.string(),
  location: z.nullable(z.string()),
  /** The city and state of the zip as it is saved, with the time zone behind; null where the zip is not known. */
  zipPlace: z.nullable(z.object({ zip: z.string(), place: z.string() })),
  headline: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  yearsExperience: z.nullable(z.int()),
  desiredTitles: z.array(z.string()),
  skills: z.array(z.string()),
  workPreference,
  desiredLocations: z.array(z.string()),
  /** PT, MT, CT or ET behind places in the United States; as long as the list of places. */
  locationZones: z.array(z.nullable(z.string())),
  openToRelocation: z.boolean(),
  seniority: z.nullable(seniority),
  industries: z.array(z.string()),
  employmentTypes: z.array(z.string()),
  payMinimum: z.nullable(z.int()),
  payTarget: z.nullable(z.int()),
  payCurrency: currency,
  salaryExpectation: z.nullable(z.string()),
  linkedinUrl: z.nullable(z.string()),
  website: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  resumeUploaded: z.boolean(),
  resumeAnalyzedAt: z.nullable(z.iso.datetime()),
  prefsSetAt: z.nullable(z.iso.datetime()),
  onboardingComplete: z.boolean(),
  version: z.int(),
})
export type ProfileView = z.infer<typeof profileView>

/** What the active résumé says where the profile asks: hints, never written by themselves. */
export const resumeHints = z.object({
  yearsExperience: z.nullable(z.number()),
  skills: z.array(z.string()),
})

export const suggestionKind = z.enum(['title', 'skill', 'industry', 'place'])
export type SuggestionKind = z.infer<typeof suggestionKind>

export const hideCompanyInput = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Which company?'), z.maxLength(entryMaximum, `At most ${entryMaximum} characters`)),
})

export const hiddenCompany = z.object({ id: z.uuid(), name: z.string(), since: z.iso.datetime() })
export type HiddenCompany = z.infer<typeof hiddenCompany>

/** Companies out of sight, and the current employer of the résumé while it is not among them. */
export const hiddenCompanyList = z.object({ hidden: z.array(hiddenCompany), suggested: z.array(z.string()) })
