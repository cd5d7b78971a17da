import type { ProfileView } from '#domain/profiles/schema.ts'
import { ana } from './stand-in.tsx'

/** The profile of a candidate who is set up, or as the test needs it. */
export function aProfile(part: Partial<ProfileView> = {}): ProfileView {
  return {
    id: ana.id,
    role: 'seeker',
    fullName: ana.fullName,
    location: null,
    zipPlace: null,
    headline: null,
    avatarUrl: null,
    yearsExperience: null,
    desiredTitles: ['Charge Nurse', 'Ward Manager', 'Nurse Educator', 'Registered Nurse'],
    skills: [],
    workPreference: 'hybrid',
    desiredLocations: ['Portland, OR', 'Salem, OR', 'Bend, OR', 'Eugene, OR'],
    locationZones: ['PT', 'PT', 'PT', 'PT'],
    openToRelocation: false,
    seniority: null,
    industries: [],
    employmentTypes: ['full-time'],
    payMinimum: 60_000,
    payTarget: 90_000,
    payCurrency: 'USD',
    salaryExpectation: '$60k-$90k',
    linkedinUrl: null,
    website: null,
    phone: null,
    companyName: null,
    resumeUploaded: true,
    resumeAnalyzedAt: '2026-11-02T09:00:00.000Z',
    prefsSetAt: '2026-11-02T09:10:00.000Z',
    onboardingComplete: false,
    version: 4,
    ...part,
  }
}
