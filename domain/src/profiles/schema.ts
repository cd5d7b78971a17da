import * as z from 'zod/mini'
import { role } from '../accounts/schema.ts'
import { entryMaximum, paySlider, quickPreferenceLimits } from './limits.ts'

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

function hasNoDuplicates(entries: string[]): boolean {
  return new Set(entries.map((one) => one.toLowerCase())).size === entries.length
}

export const quickPreferencesInput = z
  .object({
    desiredTitles: z
      .array(entry)
      .check(
        z.minLength(1, 'What roles are you targeting?'),
        z.maxLength(quickPreferenceLimits.titles, 'Up to 3 titles here'),
        z.refine(hasNoDuplicates, 'Each one only once, please'),
      ),
    workPreference: workMode,
    location: z.nullable(z.string().check(z.trim(), z.maxLength(entryMaximum))),
    payCurrency: currency,
    payMinimum: z.int().check(z.gte(paySlider.minimum), z.lte(paySlider.maximum), z.multipleOf(paySlider.step)),
  })
  .check(
    z.refine((input) => input.workPreference === 'remote' || Boolean(input.location), {
      path: ['location'],
      message: 'Please add a location for hybrid or onsite work.',
    }),
  )
export type QuickPreferencesInput = z.infer<typeof quickPreferencesInput>

export const setupStepStatus = z.enum(['done', 'active', 'locked'])

export const profileSignal = z.enum(['low', 'medium', 'high'])
export type ProfileSignal = z.infer<typeof profileSignal>

/** A person's own profile, as they see it. */
export const profileView = z.object({
  id: z.uuid(),
  role: z.nullable(role),
  fullName: z.string(),
  location: z.nullable(z.string()),
  headline: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  yearsExperience: z.nullable(z.int()),
  desiredTitles: z.array(z.string()),
  skills: z.array(z.string()),
  workPreference,
  desiredLocations: z.array(z.string()),
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
