import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/open.ts'
import { matches } from '../../matches/tables.ts'
import { profiles } from '../../profiles/tables.ts'
import type { jobApplicants } from '../tables.ts'

type Scores = Pick<
  typeof jobApplicants.$inferInsert,
  'ai' | 'trust' | 'mutual' | 'composite' | 'mustHaveCoverage' | 'badges' | 'rationale' | 'parts' | 'algorithmVersion'
>

/** decisions.md F.34: two virtual pieces of evidence worth 50 keep newcomers from being ranked last. */
function shrunkTrust(trust: number, evidence: number): number {
  return Math.round((evidence * trust + 2 * 50) / (evidence + 2))
}

/** How this application stands in the employer's ranking (decisions.md F.36): the candidate's trust, not the employer's. */
export async function rankApplicant(
  tx: Transaction,
  application: { candidateId: string },
  jobId: string,
): Promise<Scores> {
  const [profile] = await tx
    .select({ trust: profiles.trustScore, evidence: profiles.trustEvidence })
    .from(profiles)
    .where(eq(profiles.id, application.candidateId))
  const [match] = await tx
    .select()
    .from(matches)
    .where(and(eq(matches.candidateId, application.candidateId), eq(matches.jobId, jobId)))
  const trust = shrunkTrust(profile?.trust ?? 0, profile?.evidence ?? 0)
  const ai = match?.ai ?? null
  const mutual = match?.mutual ?? 0
  return {
    ai,
    trust,
    mutual,
    composite: ai === null ? null : Math.min(100, Math.round(0.75 * ai + 0.25 * trust) + mutual),
    mustHaveCoverage: match?.mustHaveCoverage ?? 0,
    badges: [],
    rationale: match?.rationale ?? [],
    parts: match?.parts ?? {},
    algorithmVersion: match?.algorithmVersion ?? 'none',
  }
}
