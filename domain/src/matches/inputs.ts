import type { Seniority } from '../resumes/reading.ts'
import type { Vector } from './embedding.ts'

/** What matching may know of a candidate. There is no name, contact, school, age or gender here to be read (A.4). */
export type MatchCandidate = {
  skills: readonly CandidateSkill[]
  /** As stated in the preferences. */
  desiredTitles: readonly string[]
  /** The last two held, latest first, and the headline: what the résumé says the person is. */
  heldTitles: readonly string[]
  seniority: Seniority | null
  /** Null where the résumé has not been embedded, or by another model than the job. */
  embedding: Vector | null
  preferences: CandidatePreferences
}

export type CandidateSkill = { name: string; isShownInRole: boolean }

/** Null and empty mean "not stated"; what is not stated is neither met nor missed. */
export type CandidatePreferences = {
  workPreference: 'remote' | 'hybrid' | 'onsite' | 'any' | null
  places: readonly string[]
  isOpenToRelocation: boolean
  employmentTypes: readonly string[]
  pay: { minimum: number; currency: string } | null
}

export type MatchJob = {
  title: string
  requiredSkills: readonly RequiredSkill[]
  seniority: Seniority | null
  embedding: Vector | null
  workMode: 'remote' | 'hybrid' | 'onsite' | null
  place: string | null
  employmentType: 'full-time' | 'part-time' | 'contract' | null
  pay: { maximum: number; currency: string; period: 'year' | 'month' | 'week' | 'day' | 'hour' } | null
}

export type RequiredSkill = { name: string; importance: 'must_have' | 'nice' }

/** The other side's trust as it enters the ranking: shrunk for people, a band for hidden companies. */
export type OtherSideTrust = { value: number; isTrustedEmployer: boolean }
