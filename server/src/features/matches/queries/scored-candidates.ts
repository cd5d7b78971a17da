import { and, eq, inArray, sql } from 'drizzle-orm'
import { preferencesOf } from '#domain/applications/wishes.ts'
import { candidateFromReading } from '#domain/matches/candidate-of.ts'
import type { MatchCandidate } from '#domain/matches/inputs.ts'
import type { ResumeReading } from '#domain/resumes/reading.ts'
import { findTitle } from '#domain/taxonomy/titles.ts'
import type { Connection } from '../../../db/open.ts'
import { profiles } from '../../profiles/tables.ts'
import { resumes } from '../../resumes/tables.ts'
import { type HiddenCompany, hiddenCompaniesOf } from './hidden.ts'
import { rowStamp } from './stamp.ts'

/** A candidate as matching sees them: the active résumé and what they said they want. */
export type ScoredCandidate = {
  id: string
  resumeId: string
  side: MatchCandidate
  /** For the search of near jobs. */
  families: string[]
  skills: string[]
  embedding: number[] | null
  embeddingModel: string | null
  hidden: HiddenCompany[]
  stamp: string
}

/** Another one once any of the rows a candidate was read from has changed. */
export const candidateStamp = sql<string>`${rowStamp(profiles)} || ' ' || ${rowStamp(resumes)}`

/** Those of these people who have an active résumé. The text stays behind: matching never reads it. */
export async function readScoredCandidates(db: Connection, ids: readonly string[]): Promise<ScoredCandidate[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      profile: profiles,
      resumeId: resumes.id,
      reading: sql<Reading | null>`${resumes.reading} - 'text' - 'sections' - 'education' - 'summary'`,
      embedding: resumes.embedding,
      embeddingModel: resumes.embeddingModel,
      hidden: hiddenCompaniesOf(profiles.id),
      stamp: candidateStamp,
    })
    .from(resumes)
    .innerJoin(profiles, eq(profiles.id, resumes.candidateId))
    .where(and(inArray(resumes.candidateId, [...ids]), eq(resumes.isActive, true)))
  return rows.map(({ profile, resumeId, reading, embedding, embeddingModel, hidden, stamp }) => {
    const { desiredTitles } = profile
    const side = candidateFromReading(
      { ...nothingRead, ...reading },
      { desiredTitles, embedding, preferences: preferencesOf(profile) },
    )
    return {
      id: profile.id,
      resumeId,
      side,
      families: familiesOf([...desiredTitles, ...side.heldTitles]),
      skills: side.skills.map((skill) => skill.name),
      embedding,
      embeddingModel,
      hidden,
      stamp,
    }
  })
}

type Reading = Pick<ResumeReading, 'skills' | 'languages' | 'roles' | 'headline' | 'seniority'>
const nothingRead: Reading = { skills: [], languages: [], roles: [], headline: null, seniority: null }

function familiesOf(titles: readonly string[]): string[] {
  return [...new Set(titles.flatMap((title) => findTitle(title)?.family.name ?? []))]
}
