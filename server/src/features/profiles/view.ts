import type { ProfileView } from '#domain/profiles/schema.ts'
import type { Person } from '../../http/session.ts'
import type { ProfileRow } from './queries.ts'

/** A profile, for the person it belongs to and nobody else. */
export function viewOwnProfile(row: ProfileRow, person: Pick<Person, 'role'>): ProfileView {
  return {
    id: row.id,
    role: person.role,
    fullName: row.fullName,
    location: row.location,
    headline: row.headline,
    avatarUrl: row.avatarKey ? `/api/avatars/${row.avatarKey}` : null,
    yearsExperience: row.yearsExperience,
    desiredTitles: row.desiredTitles,
    skills: row.skills,
    workPreference: row.workPreference,
    desiredLocations: row.desiredLocations,
    openToRelocation: row.openToRelocation,
    seniority: row.seniority,
    industries: row.industries,
    employmentTypes: row.employmentTypes,
    payMinimum: row.payMinimum,
    payTarget: row.payTarget,
    payCurrency: row.payCurrency,
    salaryExpectation: row.salaryExpectation,
    linkedinUrl: row.linkedinUrl,
    website: row.website,
    phone: row.phone,
    companyName: row.companyName,
    resumeUploaded: row.resumeUploaded,
    resumeAnalyzedAt: row.resumeAnalyzedAt?.toISOString() ?? null,
    prefsSetAt: row.prefsSetAt?.toISOString() ?? null,
    onboardingComplete: row.onboardingComplete,
    version: row.version,
  }
}
