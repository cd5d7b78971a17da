import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt, version } from '../../db/columns.ts'
import { users } from '../accounts/tables.ts'
import { companies } from '../companies/tables.ts'

/** One per person, keyed by the user's id. The root of everything a candidate owns. */
export const profiles = pgTable(
  'profiles',
  {
    id: id().primaryKey(),
    fullName: text().notNull().default(''),
    location: text(),
    headline: text(),
    avatarKey: text(),
    yearsExperience: integer(),
    desiredTitles: text().array().notNull().default([]),
    skills: text().array().notNull().default([]),
    workPreference: text({ enum: ['remote', 'hybrid', 'onsite', 'any'] })
      .notNull()
      .default('remote'),
    desiredLocations: text().array().notNull().default([]),
    openToRelocation: boolean().notNull().default(false),
    employmentTypes: text().array().notNull().default([]),
    payMinimum: integer(),
    payTarget: integer(),
    payCurrency: text({ enum: ['USD', 'EUR', 'GBP', 'CAD'] })
      .notNull()
      .default('USD'),
    salaryExpectation: text(),
    seniority: text({ enum: ['junior', 'mid', 'senior', 'staff_plus'] }),
    industries: text().array().notNull().default([]),
    linkedinUrl: text(),
    website: text(),
    phone: text(),
    companyName: text(),
    resumeUploaded: boolean().notNull().default(false),
    resumeAnalyzedAt: instant(),
    prefsSetAt: instant(),
    onboardingComplete: boolean().notNull().default(false),
    trustScore: integer().notNull().default(0),
    trustEvidence: integer().notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({ name: 'cross_profiles_users', columns: [t.id], foreignColumns: [users.id] }).onDelete('cascade'),
    check('profiles_headline_length', sql`char_length(${t.headline}) <= 90`),
    check('profiles_years_range', sql`${t.yearsExperience} between 0 and 60`),
    check('profiles_titles_limit', sql`cardinality(${t.desiredTitles}) <= 5`),
    check('profiles_skills_limit', sql`cardinality(${t.skills}) <= 10`),
    check('profiles_locations_limit', sql`cardinality(${t.desiredLocations}) <= 10`),
    check('profiles_industries_limit', sql`cardinality(${t.industries}) <= 5`),
    check('profiles_zip', sql`${t.location} ~ '^[0-9]{1,5}$'`),
    check('profiles_work_preference_known', sql`${t.workPreference} in ('remote', 'hybrid', 'onsite', 'any')`),
    check('profiles_currency_known', sql`${t.payCurrency} in ('USD', 'EUR', 'GBP', 'CAD')`),
    check('profiles_seniority_known', sql`${t.seniority} in ('junior', 'mid', 'senior', 'staff_plus')`),
    check(
      'profiles_pay_order',
      sql`${t.payMinimum} >= 0 and (${t.payTarget} is null or ${t.payTarget} >= ${t.payMinimum})`,
    ),
    check('profiles_trust_range', sql`${t.trustScore} between 0 and 100 and ${t.trustEvidence} >= 0`),
  ],
)

/** Companies this candidate never wants to meet, by name and, where we know the company, by id. */
export const hiddenCompanies = pgTable(
  'hidden_companies',
  {
    candidateId: uuid().notNull(),
    id: id(),
    companyName: text().notNull(),
    companyId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    foreignKey({ name: 'cross_hidden_companies', columns: [t.companyId], foreignColumns: [companies.id] }).onDelete(
      'cascade',
    ),
    unique('hidden_companies_once').on(t.candidateId, t.companyName),
    foreignKey({
      name: 'hidden_companies_profile_fk',
      columns: [t.candidateId],
      foreignColumns: [profiles.id],
    }).onDelete('cascade'),
  ],
)
