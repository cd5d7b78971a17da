import { candidateBadges } from '#domain/applications/candidate-badges.ts'
import { employerRationale } from '#domain/applications/employer-rationale.ts'
import { preferencesOf } from '#domain/applications/wishes.ts'
import { candidateFromReading } from '#domain/matches/candidate-of.ts'
import { scoreMatch } from '#domain/matches/score.ts'
import { shrinkTrust } from '#domain/trust/shrink.ts'
import type { Transaction } from '../../../db/open.ts'
import { readScoredJobs } from '../../matches/queries/scored-jobs.ts'
import { readApplicantFacts } from '../queries/scoring.ts'
import type { jobApplicants } from '../tables.ts'
import type { ApplicationRow } from './move.ts'

type Scores = Pick<
  typeof jobApplicants.$inferInsert,
  'ai' | 'trust' | 'mutual' | 'composite' | 'mustHaveCoverage' | 'badges' | 'rationale' | 'parts' | 'algorithmVersion'
>

const nothingRead = { skills: [], languages: [], roles: [], headline: null, seniority: null }

/** How an application stands in the employer's ranking: the frozen résumé, and the candidate's own trust (decisions.md F.36). */
export async function rankApplicant(tx: Transaction, application: ApplicationRow): Promise<Scores> {
  const facts = await readApplicantFacts(tx, application)
  const [job] = await readScoredJobs(tx, [application.jobId], { alsoEnded: true })
  if (!job) throw new Error('An application without its job cannot be ranked.')
  const isSameModel = facts.embeddingModel !== null && facts.embeddingModel === job.embeddingModel
  const candidate = candidateFromReading(facts.reading ?? nothingRead, {
    desiredTitles: facts.profile?.desiredTitles ?? [],
    embedding: isSameModel ? facts.embedding : null,
    preferences: preferencesOf(facts.profile),
  })
  const trust = shrinkTrust(facts.profile?.trustScore ?? 0, facts.profile?.trustEvidence ?? 0)
  const score = scoreMatch(candidate, job.side, { value: trust, isTrustedEmployer: false })
  return {
    ai: score.ai,
    trust: score.trust,
    mutual: score.mutual,
    composite: score.composite,
    mustHaveCoverage: score.mustHaveCoverage,
    badges: candidateBadges({
      hasManagerVouch: facts.relations.includes('manager'),
      confirmedVouches: facts.relations.length,
      verifiedJobs: facts.verifiedJobs,
      mustHaves: score.parts.mustHaves,
      hasPassedQuiz: application.quizPassedAt !== null,
    }),
    rationale: employerRationale(score.parts),
    parts: score.parts,
    algorithmVersion: score.algorithmVersion,
  }
}
