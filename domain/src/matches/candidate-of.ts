import type { ResumeReading } from '../resumes/reading.ts'
import { languageAsSkill } from '../taxonomy/spoken-languages.ts'
import type { CandidatePreferences, MatchCandidate } from './inputs.ts'

const heldTitlesRead = 2

/** What matching takes from a reading; everything else of the résumé stays behind. */
export function candidateFromReading(
  reading: Pick<ResumeReading, 'skills' | 'languages' | 'roles' | 'headline' | 'seniority'>,
  rest: { desiredTitles: readonly string[]; embedding: readonly number[] | null; preferences: CandidatePreferences },
): MatchCandidate {
  const held = reading.roles.map((role) => role.title).filter((title): title is string => title !== null)
  const last = held.slice(0, heldTitlesRead)
  return {
    skills: [
      ...reading.skills.map((skill) => ({ name: skill.name, isShownInRole: skill.shownInRole })),
      ...reading.languages.map((language) => ({ name: languageAsSkill(language), isShownInRole: false })),
    ],
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
