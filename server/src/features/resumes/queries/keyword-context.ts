import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { keywordGaps } from '#domain/resumes/analysis/keyword-gaps.ts'
import { targetRoles } from '#domain/resumes/analysis/target-roles.ts'
import type { KeywordGap } from '#domain/resumes/analysis-schema.ts'
import type { ResumeReading } from '#domain/resumes/reading.ts'
import type { Connection } from '../../../db/open.ts'
import { jobSkills } from '../../jobs/tables.ts'
import { matches } from '../../matches/tables.ts'
import { profiles } from '../../profiles/tables.ts'
import type { Owner } from './own-resumes.ts'

const matchesLookedAt = 10

/**
 * The missing keywords as of now: wishes change and matches come after the analysis was stored, so they are measured
 * anew whenever it is shown.
 */
export async function findKeywordGaps(
  db: Connection,
  owner: Owner,
  reading: ResumeReading,
): Promise<{ keywordsFor: string[]; keywordGaps: KeywordGap[] }> {
  const [profile] = await db
    .select({ desiredTitles: profiles.desiredTitles, skills: profiles.skills })
    .from(profiles)
    .where(eq(profiles.id, owner.id))
  const targets = targetRoles(reading, profile?.desiredTitles ?? [])
  const jobIds = await findBestJobs(db, owner)
  const asked = await findAskedSkills(db, jobIds)
  return {
    keywordsFor: targets.flatMap((target) => (target.family ? [target.title] : [])),
    keywordGaps: keywordGaps(reading, targets, {
      asked,
      matches: jobIds.length,
      profileSkills: profile?.skills,
    }),
  }
}

async function findBestJobs(db: Connection, owner: Owner): Promise<string[]> {
  const rows = await db
    .select({ jobId: matches.jobId })
    .from(matches)
    .where(and(eq(matches.candidateId, owner.id), matches.isListed))
    .orderBy(sql`${matches.composite} desc nulls last`, matches.jobId)
    .limit(matchesLookedAt)
  return rows.map((row) => row.jobId)
}

async function findAskedSkills(db: Connection, jobIds: string[]): Promise<{ skill: string; jobs: number }[]> {
  if (jobIds.length === 0) return []
  return db
    .select({ skill: jobSkills.skill, jobs: count() })
    .from(jobSkills)
    .where(inArray(jobSkills.jobId, jobIds))
    .groupBy(jobSkills.skill)
    .orderBy(desc(count()), jobSkills.skill)
}
