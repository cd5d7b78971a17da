import * as z from 'zod/mini'
import { type BadgeFacts, jobBadges } from '#domain/applications/job-badges.ts'
import { jobStanding } from '#domain/applications/job-standing.ts'
import type { RevealKind } from '#domain/applications/ledger.ts'
import { applicationQuizQuestions, waitsForQuiz } from '#domain/applications/next-step.ts'
import { isTrustedEmployer } from '#domain/companies/trust.ts'
import type { MatchBreakdown } from '#domain/matches/breakdown.ts'
import type { MatchCard, MatchScores, OpenedMatch, PassedJob, SavedJob, ShownJob } from '#domain/matches/schema.ts'
import { companyLock } from '#domain/reveals/gate-words.ts'
import { visibility } from '#domain/reveals/visibility.ts'
import { timeZoneSuffix } from '#domain/taxonomy/places.ts'
import { logoAddress } from '../../stored-file.ts'
import { companyDisplay } from '../reveals/view.ts'
import type { OpenJob } from './queries/browse.ts'
import type { ListedMatch } from './queries/list-page.ts'
import type { PassedRow, SavedRow } from './queries/own-lists.ts'
import type { ShownJobRow } from './queries/shown-jobs.ts'
import type { matches } from './tables.ts'

/** A job on a card, for one candidate: the company only as far as the ledger has opened it to them. */
export function viewShownJob(job: ShownJobRow, revealed: readonly RevealKind[], now: Date): ShownJob {
  const isKnown = visibility({ ...job, state: null, revealed }, 'candidate').company
  return {
    id: job.id,
    title: job.title,
    companyDisplay: companyDisplay(job, { name: job.companyName }, isKnown),
    companyRevealed: isKnown,
    companyLogoUrl: isKnown ? logoAddress(job.logoKey) : null,
    location: job.location,
    timeZone: job.location && timeZoneSuffix(job.location),
    workMode: job.workMode,
    employmentType: job.employmentType,
    seniority: job.seniority,
    compRange: job.compRange,
    badges: jobBadges(badgeFacts(job, isKnown), now),
    standing: jobStanding(job, now),
    lock: isKnown ? null : lockOf(job),
  }
}

function badgeFacts(job: ShownJobRow, isCompanyKnown: boolean): BadgeFacts {
  return {
    isTrustedEmployer: isTrustedEmployer({ ...job, isDomainVerified: job.domainVerifiedAt !== null }),
    isPayShown: job.payMinimum !== null || job.payMaximum !== null,
    replyDaysMedian: job.replyDaysMedian,
    // One that is posted again is not new, however young its row.
    publishedAt: job.firstPublishedAt ?? job.publishedAt,
    isCompanyKnown,
  }
}

/** The locked Apply on a card says why (decisions.md G.48). */
function lockOf(job: ShownJobRow): string {
  const lock = companyLock(job)
  return waitsForQuiz(job)
    ? `${lock}. ${applicationQuizQuestions} questions, ${job.quizThreshold}% to pass.`
    : `${lock}.`
}

type ScoreColumns = Pick<typeof matches.$inferSelect, 'composite' | 'ai' | 'trust' | 'mutual' | 'gate' | 'rationale'>

function viewScores(row: ScoreColumns): MatchScores {
  return {
    composite: row.composite,
    ai: row.ai,
    trust: row.trust,
    mutual: row.mutual,
    gate: row.gate,
    rationale: row.rationale,
  }
}

const storedParts = z.array(
  z.object({ name: z.enum(['skills', 'title', 'experience', 'seniority']), points: z.nullable(z.number()) }),
)

/** A match in the candidate's own list. */
export function viewMatchCard({ match, job }: { match: ListedMatch; job: ShownJobRow }, now: Date): MatchCard {
  const parts = storedParts.safeParse(match.aiParts ?? [])
  return {
    job: viewShownJob(job, match.revealed, now),
    scores: viewScores(match),
    missing: parts.success ? parts.data.filter((part) => part.points === null).map((part) => part.name) : [],
    isSaved: match.isSaved,
    hasApplied: match.hasApplied,
  }
}

/** A job that fits nothing was never scored; its card says so in the place of the figures. */
const unscored = {
  composite: null,
  ai: null,
  trust: 0,
  mutual: 0,
  gate: 'unknown',
  rationale: [],
  aiParts: [],
} as const

/** Any open job, on the card of a match. */
export function viewOpenJob({ job, match, ...beside }: OpenJob, now: Date): MatchCard {
  const scores = match ?? { ...unscored, rationale: [] }
  const parts = storedParts.safeParse(scores.aiParts ?? [])
  return {
    job: viewShownJob(job, beside.revealed, now),
    scores: viewScores(scores),
    missing: parts.success ? parts.data.filter((part) => part.points === null).map((part) => part.name) : [],
    isSaved: beside.isSaved,
    hasApplied: beside.hasApplied,
  }
}

/** A score, opened: what it is made of. Nothing of the company is in it. */
export function viewOpenedMatch({ match, parts }: { match: ScoreColumns; parts: MatchBreakdown }): OpenedMatch {
  return { scores: viewScores(match), parts }
}

const soon = 7 * 24 * 60 * 60 * 1000

export function viewSavedJob({ job, ...saved }: SavedRow, now: Date): SavedJob {
  const shown = viewShownJob(job, saved.revealed, now)
  const closesSoon =
    shown.standing === 'open' && job.expiresAt !== null && job.expiresAt.getTime() - now.getTime() < soon
  return {
    job: shown,
    composite: saved.composite,
    note: saved.note,
    savedAt: saved.savedAt.toISOString(),
    closesOn: closesSoon ? (job.expiresAt?.toISOString().slice(0, 10) ?? null) : null,
    hasApplied: saved.hasApplied,
  }
}

export function viewPassedJob({ job, ...passed }: PassedRow, now: Date): PassedJob {
  return { job: viewShownJob(job, passed.revealed, now), passedAt: passed.passedAt.toISOString() }
}
