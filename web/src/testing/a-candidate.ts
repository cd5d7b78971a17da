import type { RankedCandidate } from '#domain/applications/schema.ts'

/** Somebody who applied, under a code name, as the test needs them. */
export function aRankedCandidate(part: Partial<RankedCandidate> = {}): RankedCandidate {
  return {
    matchId: '0190c0de-0000-7000-8000-00000000000b',
    candidateUserId: '0190c0de-0000-7000-8000-00000000000c',
    name: 'Quiet Heron',
    isRevealed: false,
    state: 'submitted',
    composite: 84,
    aiScore: 88,
    trustScore: 61,
    mutualBoost: 3,
    badges: ['All must-haves met'],
    rationale: ['5 of 5 must-haves'],
    seniority: 'senior',
    yearsExperience: 7,
    actions: ['shortlist', 'schedule_interview', 'decline'],
    isViewed: false,
    submittedAt: '2026-11-20T09:00:00.000Z',
    answerDueAt: '2026-12-04T09:00:00.000Z',
    decline: null,
    ...part,
  }
}
