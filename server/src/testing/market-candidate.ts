import { randomUUID } from 'node:crypto'
import { nothingStated } from '#domain/matches/candidate-of.ts'
import { builtInModel } from '#domain/matches/embedding.ts'
import { scorePair } from '../features/matches/commands/score-pair.ts'
import type { ScoredCandidate } from '../features/matches/queries/scored-candidates.ts'
import type { ScoredJob } from '../features/matches/queries/scored-jobs.ts'
import { familyAt, type Market } from './job-market.ts'

/** One of a line of work, who wants to work from home: a tenth of the market passes. */
export function candidateOf(market: Market, number: number): ScoredCandidate {
  const at = number % market.families
  const family = familyAt(at)
  const embedding = market.likeA(at)
  return {
    id: randomUUID(),
    resumeId: randomUUID(),
    side: {
      skills: (family?.skills ?? []).map((name) => ({ name, isShownInRole: true })),
      desiredTitles: [family?.name ?? ''],
      heldTitles: [family?.name ?? ''],
      seniority: 'mid',
      embedding,
      preferences: { ...nothingStated, workPreference: 'remote' },
    },
    families: [family?.name ?? ''],
    skills: [...(family?.skills ?? [])],
    embedding,
    embeddingModel: builtInModel,
    hidden: [],
    stamp: '',
  }
}

export function scoreAll(candidate: ScoredCandidate, near: readonly ScoredJob[]) {
  return near.map((job) => scorePair(candidate, job, { revealed: [], isEngaged: false, now: new Date() }))
}
