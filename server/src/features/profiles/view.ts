import type { HiddenCompany, ProfileView } from '#domain/profiles/schema.ts'
import { timeZoneSuffix, withTimeZone } from '#domain/taxonomy/places.ts'
import { placeOfZip } from '#domain/taxonomy/zips.ts'
import type { Person } from '../../http/session.ts'
import { avatarAddress } from '../../stored-file.ts'
import type { HiddenCompanyRow, ProfileRow } from './queries.ts'

/** A profile, for the person it belongs to and nobody else. */
export function viewOwnProfile(row: ProfileRow, person: Pick<Person, 'role'>): ProfileView {
  return {
    id: row.id,
    role: person.role,
    fullName: row.fullName,
    location: row.location,
    zipPlace: viewZip(row.location),
    headline: row.headline,
    avatarUrl: avatarAddress(row.avatarKey),
    yearsExperience: row.yearsExperience,
    desiredTitles: row.desiredTitles,
    skills: row.skills,
    workPreference: row.workPreference,
    desiredLocations: row.desiredLocations,
    locationZones: row.desiredLocations.map(timeZoneSuffix),
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

function viewZip(zip: string | null): ProfileView['zipPlace'] {
  const place = placeOfZip(zip)
  return zip !== null && place !== null ? { zip, place: withTimeZone(place) } : null
}

export function viewHiddenCompany({ id, companyName, createdAt }: HiddenCompanyRow): HiddenCompany {
  return { id, name: companyName, since: createdAt.toISOString() }
}
