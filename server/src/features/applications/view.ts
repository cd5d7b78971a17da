import type { SheetRow } from '#domain/applications/candidate-sheet.ts'
import { type BadgeFacts, jobBadges } from '#domain/applications/job-badges.ts'
import { jobStanding } from '#domain/applications/job-standing.ts'
import type { LedgerEntry } from '#domain/applications/ledger.ts'
import { nextStepOf } from '#domain/applications/next-step.ts'
import { daysAfter, replyClock } from '#domain/applications/reply-clock.ts'
import {
  candidateActions,
  employerActions,
  isClosed,
  isOverForCandidate,
  mayReopen,
  stateShownToCandidate,
} from '#domain/applications/rules.ts'
import type {
  ApplicationListItem,
  BetterFit,
  Expectation,
  InboxItem,
  JobForCandidate,
  OwnApplication,
  RankedCandidate,
  RankedPage,
} from '#domain/applications/schema.ts'
import { skillExpectations } from '#domain/applications/skill-expectations.ts'
import { stageOf } from '#domain/applications/states.ts'
import { termExpectations } from '#domain/applications/term-expectations.ts'
import { eventLabel, toldEvents } from '#domain/applications/timeline.ts'
import { preferencesOf } from '#domain/applications/wishes.ts'
import { isTrustedEmployer } from '#domain/companies/trust.ts'
import { matchBreakdown } from '#domain/matches/breakdown.ts'
import type { ShownJob } from '#domain/matches/schema.ts'
import { mayRevealByHand, mayShareName, nameMoment } from '#domain/reveals/gate-words.ts'
import type { RevealingJob } from '#domain/reveals/gates.ts'
import { visibility } from '#domain/reveals/visibility.ts'
import { logoAddress } from '../../stored-file.ts'
import type { LedgerRow } from '../reveals/queries.ts'
import { companyDisplay, companyForCandidate, ledgerEntry, revealedKinds } from '../reveals/view.ts'
import type { ApplicantRow } from './queries/applicants.ts'
import type { InboxRow } from './queries/inbox.ts'
import type { JobPage } from './queries/job-page.ts'
import type { OwnEvent, OwnRow, readJobs } from './queries/own-applications.ts'
import type { ReviewedJob } from './queries/review-page.ts'

type JobOfOwn = Awaited<ReturnType<typeof readJobs>>[number]
type Terms = RevealingJob & { quizThreshold: number }

export function revealingJob(job: {
  isAnonymous: boolean
  anonymityRevealPolicy: RevealingJob['policy']
}): RevealingJob {
  return { isAnonymous: job.isAnonymous, policy: job.anonymityRevealPolicy }
}

/** The job page, for one candidate. */
export function viewJobForCandidate(page: JobPage, now: Date): JobForCandidate {
  const { job, application, ledger, match } = page
  const isKnown = knowsCompany(job, application, ledger)
  const { logoKey } = job.company
  return {
    id: job.id,
    title: job.title,
    description: job.description,
    companyDisplay: companyDisplay(job, job.company, isKnown),
    isAnonymous: job.isAnonymous,
    companyRevealed: isKnown,
    anonymityRevealPolicy: job.policy,
    applicationQuizThreshold: job.quizThreshold,
    skillsRequired: job.skills,
    location: job.location,
    workMode: job.workMode,
    employmentType: job.employmentType,
    seniority: job.seniority,
    compRange: job.compRange,
    standing: jobStanding(job, now),
    publishedOn: job.publishedAt?.toISOString().slice(0, 10) ?? null,
    firstPublishedOn: job.firstPublishedAt?.toISOString().slice(0, 10) ?? null,
    company: companyForCandidate({ ...job.company, logoUrl: logoAddress(logoKey) }, isKnown),
    badges: jobBadges(badgeFacts(page, isKnown), now),
    match: match && {
      scores: {
        composite: match.composite ?? null,
        ai: match.ai ?? null,
        trust: match.trust,
        mutual: match.mutual,
        gate: match.gate,
        rationale: match.rationale ?? [],
      },
      parts: matchBreakdown.safeParse(match.parts).data ?? null,
    },
    isSaved: page.isSaved,
    isReported: page.isReported,
    expectations: expectationsOf(page, now),
    ledger: ledger.map(ledgerEntry),
    application: application && viewOwnApplication(application, job, ledger, now),
    resumeId: page.resume?.id ?? null,
  }
}

function badgeFacts({ job, upheldReports }: JobPage, isCompanyKnown: boolean): BadgeFacts {
  const { company, publishedAt } = job
  const isDomainVerified = company.domainVerifiedAt !== null
  return {
    isTrustedEmployer: isTrustedEmployer({ ...company, isDomainVerified, upheldReports }),
    isPayShown: job.payMinimum !== null || job.payMaximum !== null,
    replyDaysMedian: company.replyDaysMedian,
    publishedAt: job.firstPublishedAt ?? publishedAt,
    isCompanyKnown,
  }
}

function expectationsOf({ job, resume, profile }: JobPage, now: Date): Expectation[] {
  const { payCurrency: currency, payPeriod: period, payMinimum: minimum, payMaximum: maximum } = job
  const pay = currency && period ? { currency, period, minimum, maximum } : null
  return [
    ...skillExpectations(job.skills, resume?.reading ?? null, now.toISOString().slice(0, 7)),
    ...termExpectations({ ...job, pay }, preferencesOf(profile)),
  ]
}

/** An application, for the candidate who made it: nothing of a decline shows before it is told. */
export function viewOwnApplication(row: OwnRow, job: Terms, ledger: readonly LedgerRow[], now: Date): OwnApplication {
  const state = stateShownToCandidate(row, now)
  const isShared = revealedKinds(ledger, row.jobId).includes('candidate')
  return {
    id: row.id,
    state,
    stage: stageOf(state),
    hasPassedQuiz: row.quizPassedAt !== null,
    appliedAt: row.createdAt.toISOString(),
    sentAt: row.submittedAt?.toISOString() ?? null,
    endReason: isClosed(state) ? row.endReason : null,
    decline: state === 'declined' ? viewDecline(row) : null,
    nextStep: nextStepOf(row, job),
    actions: candidateActions(state, row.quizPassedAt !== null),
    mayShareName: mayShareName(job) && row.submittedAt !== null && !isOverForCandidate(row, now) && !isShared,
  }
}

function viewDecline(row: OwnRow): OwnApplication['decline'] {
  return {
    reason: row.declineReason ?? '',
    gap: row.declineGap,
    secondLookAt: row.secondLookAt?.toISOString() ?? null,
  }
}

/** A report, for whoever made it: that it is there, not what has become of it. */
export function viewReport({ createdAt }: { createdAt: Date }) {
  return { reportedAt: createdAt.toISOString() }
}

/** An application in the candidate's list, with its job and what happened so far. */
export function viewApplicationListItem(
  row: OwnRow,
  job: JobOfOwn,
  events: readonly OwnEvent[],
  ledger: readonly LedgerRow[],
  now: Date,
): ApplicationListItem {
  const isKnown = knowsCompany(job, row, ledger)
  const application = viewOwnApplication(row, job, ledger, now)
  const told = toldEvents(events, now)
  return {
    application,
    job: {
      id: job.id,
      title: job.title,
      companyDisplay: companyDisplay(job, { name: job.companyName }, isKnown),
      companyRevealed: isKnown,
      location: job.location,
      standing: jobStanding(job, now),
    },
    timeline: told.map((event) => ({ label: eventLabel(event), at: event.at.toISOString() })),
  }
}

/** What a candidate's list calls the company of a job, as far as the ledger opens it. */
export function shownToCandidate(job: JobOfOwn, ledger: readonly LedgerRow[]) {
  const isKnown = knowsCompany(job, null, ledger)
  return {
    id: job.id,
    title: job.title,
    companyDisplay: companyDisplay(job, { name: job.companyName }, isKnown),
  }
}

export function viewBetterFit({ job, composite }: { job: ShownJob; composite: number | null }): BetterFit {
  return {
    id: job.id,
    title: job.title,
    companyDisplay: job.companyDisplay,
    location: job.location,
    composite,
  }
}

export function viewCandidateLedgerLine(line: LedgerRow, job: JobOfOwn, ledger: readonly LedgerRow[]) {
  const isKnown = knowsCompany(job, null, ledger)
  return {
    jobId: job.id,
    jobTitle: job.title,
    companyDisplay: companyDisplay(job, { name: job.companyName }, isKnown),
    ...ledgerEntry(line),
  }
}

export function viewEmployerLedgerLine(
  line: LedgerRow,
  applicant: ApplicantRow,
  job: RevealingJob,
): LedgerEntry & { candidate: string } {
  return { candidate: applicantName(applicant, job).name, ...ledgerEntry(line) }
}

type NamedRow = Pick<ApplicantRow, 'state' | 'isNameRevealed' | 'revealedName' | 'codeName'>

/** What the employer of this job may call this person: the name once it is revealed, else the code name. */
export function applicantName(row: NamedRow, job: RevealingJob): { name: string; isRevealed: boolean } {
  const pair = { ...job, state: row.state, revealed: row.isNameRevealed ? (['candidate'] as const) : [] }
  const isRevealed = visibility(pair, 'employer').candidateName
  return { name: (isRevealed && row.revealedName) || row.codeName, isRevealed }
}

/** The job above the list of those who applied to it, for its employer. */
export function viewReviewedJob(job: ReviewedJob): RankedPage['job'] {
  return {
    id: job.id,
    title: job.title,
    candidateCount: job.counts.all,
    counts: job.counts,
    nameMoment: nameMoment(job),
    skillsRequired: job.skills,
  }
}

/** A line of the sheet: contacts only where the name is revealed. */
export function viewSheetRow(
  row: ApplicantRow,
  job: RevealingJob,
  { contact, now }: { contact: { email: string | null; phone: string | null } | null; now: Date },
): SheetRow {
  const ranked = viewRankedCandidate(row, job, now)
  const known = ranked.isRevealed ? contact : null
  return { ...ranked, email: known?.email ?? null, phone: known?.phone ?? null }
}

export function viewInboxItem({ applicant, job }: InboxRow, now: Date): InboxItem {
  const ranked = viewRankedCandidate(applicant, job, now)
  return { ...ranked, job: { id: job.id, title: job.title } }
}

/** Somebody who applied, for the employer of the job: by code name until the name is revealed. */
export function viewRankedCandidate(row: ApplicantRow, job: RevealingJob, now: Date): RankedCandidate {
  const { name, isRevealed } = applicantName(row, job)
  const byHand = mayRevealByHand(job) && !row.isCompanyRevealed && !isClosed(row.state)
  const isWaiting = row.state === 'submitted' || row.state === 'viewed'
  return {
    matchId: row.id,
    candidateUserId: row.id,
    name,
    isRevealed,
    state: row.state,
    composite: row.composite,
    aiScore: row.ai,
    trustScore: row.trust,
    mutualBoost: row.mutual,
    badges: row.badges,
    rationale: row.rationale,
    seniority: row.seniority,
    yearsExperience: row.yearsExperience,
    actions: [
      ...employerActions(row.state),
      ...(mayReopen(row, now) ? (['undo_decline'] as const) : []),
      ...(byHand ? (['reveal_company'] as const) : []),
    ],
    isViewed: row.viewedAt !== null || row.state !== 'submitted',
    submittedAt: row.submittedAt.toISOString(),
    answerDueAt: isWaiting ? daysAfter(row.submittedAt, replyClock.answerDays).toISOString() : null,
    decline:
      row.state === 'declined' && row.declineToldAt
        ? {
            reason: row.declineReason ?? '',
            toldAt: row.declineToldAt.toISOString(),
            secondLookAt: row.secondLookAt?.toISOString() ?? null,
          }
        : null,
  }
}

type Applied = { jobId: string; state: OwnRow['state'] }

function knowsCompany(job: RevealingJob & { id: string }, row: Applied | null, ledger: readonly LedgerRow[]): boolean {
  const pair = { ...job, state: row?.state ?? null, revealed: revealedKinds(ledger, job.id) }
  return visibility(pair, 'candidate').company
}
