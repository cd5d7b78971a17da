import { type BadgeFacts, jobBadges } from '#domain/applications/job-badges.ts'
import type { LedgerEntry } from '#domain/applications/ledger.ts'
import { nextStepOf } from '#domain/applications/next-step.ts'
import {
  candidateActions,
  employerActions,
  isClosed,
  stateShownToCandidate,
  takesApplications,
} from '#domain/applications/rules.ts'
import type {
  ApplicationListItem,
  Expectation,
  JobForCandidate,
  OwnApplication,
  RankedCandidate,
  RankedPage,
  SnapshotView,
} from '#domain/applications/schema.ts'
import { skillExpectations } from '#domain/applications/skill-expectations.ts'
import { stageOf } from '#domain/applications/states.ts'
import { termExpectations } from '#domain/applications/term-expectations.ts'
import { eventLabel } from '#domain/applications/timeline.ts'
import { preferencesOf } from '#domain/applications/wishes.ts'
import { isTrustedEmployer } from '#domain/companies/trust.ts'
import { matchBreakdown } from '#domain/matches/breakdown.ts'
import { mayRevealByHand, mayShareName, nameMoment } from '#domain/reveals/gate-words.ts'
import type { RevealingJob } from '#domain/reveals/gates.ts'
import { type HiddenPerson, redactText, withoutTelling } from '#domain/reveals/redact.ts'
import { visibility } from '#domain/reveals/visibility.ts'
import type { OwnJob } from '../jobs/queries.ts'
import type { LedgerRow } from '../reveals/queries.ts'
import { companyDisplay, companyForCandidate, ledgerEntry, revealedKinds } from '../reveals/view.ts'
import type { ApplicantRow } from './queries/applicants.ts'
import type { JobPage } from './queries/job-page.ts'
import type { OwnEvent, OwnRow, readJobs } from './queries/own-applications.ts'
import type { SnapshotRow } from './queries/snapshots.ts'

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
    skillsRequired: page.skills,
    location: job.location,
    workMode: job.workMode,
    employmentType: job.employmentType,
    seniority: job.seniority,
    compRange: job.compRange,
    isOpen: takesApplications(job, now),
    publishedOn: job.publishedAt?.toISOString().slice(0, 10) ?? null,
    company: companyForCandidate({ ...job.company, logoUrl: logoKey && `/files/logos/${logoKey}` }, isKnown),
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
    publishedAt,
    isCompanyKnown,
  }
}

function expectationsOf({ job, skills, resume, profile }: JobPage, now: Date): Expectation[] {
  const reading = resume?.reading ? { ...resume.reading, ...resume.corrections } : null
  const { payCurrency: currency, payPeriod: period, payMinimum: minimum, payMaximum: maximum } = job
  const pay = currency && period ? { currency, period, minimum, maximum } : null
  return [
    ...skillExpectations(skills, reading, now.toISOString().slice(0, 7)),
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
    nextStep: nextStepOf(row, job),
    actions: candidateActions(state, row.quizPassedAt !== null),
    mayShareName: mayShareName(job) && row.submittedAt !== null && !isClosed(state) && !isShared,
  }
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
  const told = events.filter((event) => event.toState !== 'declined' || application.state === 'declined')
  return {
    application,
    job: {
      id: job.id,
      title: job.title,
      companyDisplay: companyDisplay(job, { name: job.companyName }, isKnown),
      companyRevealed: isKnown,
      location: job.location,
      isOpen: takesApplications(job, now),
    },
    timeline: told.map((event) => ({ label: eventLabel(event), at: event.at.toISOString() })),
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
export function viewReviewedJob({ job, skills }: OwnJob, candidateCount: number): RankedPage['job'] {
  return {
    id: job.id,
    title: job.title,
    candidateCount,
    nameMoment: nameMoment(revealingJob(job)),
    skillsRequired: skills,
  }
}

/** Somebody who applied, for the employer of the job: by code name until the name is revealed. */
export function viewRankedCandidate(row: ApplicantRow, job: RevealingJob, knowing: readonly string[]): RankedCandidate {
  const { name, isRevealed } = applicantName(row, job)
  const byHand = mayRevealByHand(job) && !knowing.includes(row.candidateId) && !isClosed(row.state)
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
    actions: [...employerActions(row.state), ...(byHand ? (['reveal_company'] as const) : [])],
    isViewed: row.viewedAt !== null || row.state !== 'submitted',
  }
}

/** The frozen résumé, whole: for its candidate, and for the employer once the name is revealed. */
export function viewWholeSnapshot(snapshot: SnapshotRow): SnapshotView {
  return {
    candidate: snapshot.fullName ?? '',
    isRevealed: true,
    createdAt: snapshot.createdAt.toISOString(),
    seniority: snapshot.seniority,
    yearsExperience: snapshot.yearsExperience,
    skills: snapshot.skills,
    rawText: snapshot.rawText ?? '',
    headingLines: headingLines(snapshot),
    fullName: snapshot.fullName,
    email: snapshot.email,
    phone: snapshot.phone,
    originalFilename: snapshot.originalFilename,
  }
}

/** The frozen résumé, for the employer: without name, contacts, links and file name until the name is revealed. */
export function viewApplicantSnapshot(snapshot: SnapshotRow, applicant: ApplicantRow, job: RevealingJob): SnapshotView {
  const { name, isRevealed } = applicantName(applicant, job)
  if (isRevealed) return viewWholeSnapshot(snapshot)
  const person = hiddenPerson(snapshot)
  return {
    candidate: name,
    isRevealed: false,
    createdAt: snapshot.createdAt.toISOString(),
    seniority: snapshot.seniority,
    yearsExperience: snapshot.yearsExperience,
    skills: withoutTelling(snapshot.skills, person),
    rawText: redactText(snapshot.rawText ?? '', person),
    headingLines: headingLines(snapshot),
    fullName: null,
    email: null,
    phone: null,
    originalFilename: null,
  }
}

function headingLines({ reading, rawText }: SnapshotRow): number[] {
  // The lines are those of the text that was read; a draft made active may have replaced it.
  if (!reading || reading.text !== rawText) return []
  return reading.sections.filter((section) => section.heading !== null).map((section) => section.lines.from)
}

function hiddenPerson({ fullName, email, phone, reading, rawText }: SnapshotRow): HiddenPerson {
  const contact =
    reading?.text === rawText ? reading?.sections.find((section) => section.kind === 'contact') : undefined
  const known = [email, phone, ...(reading?.emails ?? []), ...(reading?.phones ?? []), ...(reading?.links ?? [])]
  return {
    names: [fullName, reading?.name].filter((name) => typeof name === 'string'),
    contacts: known.filter((one) => typeof one === 'string'),
    contactLines: contact?.lines ?? null,
    titles: reading?.roles.map((role) => role.title).filter((title) => title !== null) ?? [],
  }
}

type Applied = { jobId: string; state: OwnRow['state'] }

function knowsCompany(job: RevealingJob & { id: string }, row: Applied | null, ledger: readonly LedgerRow[]): boolean {
  const pair = { ...job, state: row?.state ?? null, revealed: revealedKinds(ledger, job.id) }
  return visibility(pair, 'candidate').company
}
