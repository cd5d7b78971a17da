import type { MatchCard } from '#domain/matches/schema.ts'

/** A job on a candidate's list, with its scores. */
export function aCard(scores: Partial<MatchCard['scores']> = {}): MatchCard {
  return {
    job: {
      id: '0190c0de-0000-7000-8000-0000000000a1',
      title: 'Charge Nurse',
      companyDisplay: 'Confidential company · Healthcare',
      companyRevealed: true,
      companyLogoUrl: null,
      location: 'Portland, OR',
      timeZone: 'PT',
      workMode: 'onsite',
      employmentType: 'full-time',
      seniority: 'senior',
      compRange: '$90k',
      badges: [],
      standing: 'open',
      lock: null,
    },
    scores: {
      composite: 82,
      ai: 78,
      trust: 66,
      mutual: 7,
      gate: 'pass',
      rationale: ['5 of 6 must-haves', 'Gap: Telemetry'],
      ...scores,
    },
    missing: [],
    isSaved: false,
    hasApplied: false,
  }
}
