import type { ResumeReading } from '../resumes/reading.ts'
import type { CandidatePreferences, MatchCandidate } from './inputs.ts'

const heldTitlesRead = 2

/** What matching takes from a reading; everything else of the résumé stays behind. */
export function candidateFromReading(
  reading: Pick<ResumeReading, 'skills' | 'roles' | 'headline' | 'seniority'>,
  rest: { desiredTitles: readonly string[]; embedding: readonly number[] | null; preferences: CandidatePreferences },
): MatchCandidate {
  const held = reading.roles.map((role) => role.title).filter((title): title is string => title !== null)
  const last = held.slice(0, heldTitlesRead)
  return {
    skills: reading.skills.map((skill) => ({ name: skill.name, isShownInRole: skill.shownInRole })),
    desiredTitles: rest.desiredTitles,
    heldTitles: reading.headline ? [...new Set([...last, reading.headline])] : last,
    seniority: reading.seniority,
    embedding: rest.embedding,
    preferences: rest.preferences,
  }
}

export const nothingStated: CandidatePreferences = {
  workPreference: null,
  places: [],
  isOpenToRelocation: false,
  employmentTypes: [],
  pay: null,
}
