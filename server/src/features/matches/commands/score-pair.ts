import { randomUUID } from 'node:crypto'
import type { RevealKind } from '#domain/applications/ledger.ts'
import { explainMatch, weighMatch } from '#domain/matches/score.ts'
import { isWorthListing } from '#domain/matches/worth-listing.ts'
import { visibility } from '#domain/reveals/visibility.ts'
import { trustBand } from '#domain/trust/shrink.ts'
import type { ScoredCandidate } from '../queries/scored-candidates.ts'
import type { ScoredJob } from '../queries/scored-jobs.ts'
import type { ScoredPair } from './store-matches.ts'

/**
 * The stored form of one score; it stays on the list whatever it is where the candidate has to do with the job. While the company is hidden its trust goes in as a band, for
 * every figure alike (K.61).
 */
export function scorePair(
  candidate: ScoredCandidate,
  job: ScoredJob,
  { revealed, isEngaged, now }: { revealed: readonly RevealKind[]; isEngaged: boolean; now: Date },
): ScoredPair {
  const isLocked = !visibility({ isAnonymous: job.isAnonymous, policy: job.policy, state: null, revealed }, 'candidate')
    .company
  const isSameModel = candidate.embeddingModel !== null && candidate.embeddingModel === job.embeddingModel
  const side = isSameModel ? candidate.side : { ...candidate.side, embedding: null }
  const trust = {
    value: isLocked ? trustBand(job.trustScore) : job.trustScore,
    isTrustedEmployer: job.isTrustedEmployer,
  }
  const basis = { candidate: candidate.stamp, job: job.stamp }
  const weighed = weighMatch(side, job.side, trust)
  if (!isEngaged && !isWorthListing(weighed)) {
    return { isListed: false, basis, row: { candidateId: candidate.id, jobId: job.id } }
  }
  const score = explainMatch(weighed, side, job.side, trust)
  return {
    isListed: true,
    basis,
    row: {
      candidateId: candidate.id,
      id: randomUUID(),
      jobId: job.id,
      resumeId: candidate.resumeId,
      ai: score.ai,
      trust: score.trust,
      mutual: score.mutual,
      composite: score.composite,
      rationale: score.rationale,
      parts: score.parts,
      gate: score.gate,
      mustHaveCoverage: score.mustHaveCoverage,
      isLocked,
      isListed: true,
      jobPublishedAt: job.publishedAt,
      algorithmVersion: score.algorithmVersion,
      scoredAt: now,
    },
  }
}
