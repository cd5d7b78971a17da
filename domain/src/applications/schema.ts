import * as z from 'zod/mini'
import { jobSkill, revealPolicy } from '../jobs/schema.ts'
import { matchBreakdown } from '../matches/breakdown.ts'
import { matchScores } from '../matches/schema.ts'
import { jobStandings } from '../matches/standings.ts'
import { workMode } from '../profiles/schema.ts'
import { seniority } from '../resumes/reading.ts'
import { relations } from '../trust/states.ts'
import { candidateGroups } from './candidate-groups.ts'
import { ledgerEntry } from './ledger.ts'
import { applicationState, stage } from './states.ts'

const optionalText = z.nullable(z.string())
const instant = z.iso.datetime()
const score = z.nullable(z.int())

/** The company as a candidate may know it. While it is hidden every field is there and every field is null. */
export const companyForCandidate = z.object({
  name: optionalText,
  industry: optionalText,
  size: optionalText,
  hqLocation: optionalText,
  about: optionalText,
  website: optionalText,
  logoUrl: optionalText,
})
export type CompanyForCandidate = z.infer<typeof companyForCandidate>

export const verdict = z.enum(['met', 'partly', 'gap', 'unknown'])
export type Verdict = z.infer<typeof verdict>

export const expectation = z.object({
  group: z.enum(['must_have', 'nice', 'terms']),
  ask: z.string(),
  have: z.string(),
  verdict,
})
export type Expectation = z.infer<typeof expectation>

export const candidateAction = z.enum(['take_quiz', 'send', 'accept_offer', 'withdraw'])

/** An application as its candidate sees it: the state shown to them, never a decline that was not told yet. */
export const ownApplication = z.object({
  id: z.uuid(),
  state: applicationState,
  stage,
  hasPassedQuiz: z.boolean(),
  appliedAt: instant,
  sentAt: z.nullable(instant),
  endReason: optionalText,
  nextStep: z.string(),
  actions: z.array(candidateAction),
  mayShareName: z.boolean(),
  /** Once it is told: the reason, the gap it names, and whether a second look was asked for. */
  decline: z.nullable(z.object({ reason: z.string(), gap: optionalText, secondLookAt: z.nullable(instant) })),
})
export type OwnApplication = z.infer<typeof ownApplication>

/** get-job-for-candidate: the job as one candidate may see it (specification, section 3). */
export const jobForCandidate = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  companyDisplay: z.string(),
  isAnonymous: z.boolean(),
  companyRevealed: z.boolean(),
  anonymityRevealPolicy: revealPolicy,
  applicationQuizThreshold: z.int(),
  skillsRequired: z.array(jobSkill),
  location: optionalText,
  workMode: z.nullable(workMode),
  employmentType: optionalText,
  seniority: optionalText,
  compRange: optionalText,
  standing: z.enum(jobStandings),
  /** The day, not the moment: a moment could be matched with the company's own announcement. */
  publishedOn: z.nullable(z.iso.date()),
  /** Set where the role is posted again: when it was first. */
  firstPublishedOn: z.nullable(z.iso.date()),
  company: companyForCandidate,
  badges: z.array(z.string()),
  /** The score of this pair, and what it is made of where the stored parts are of this version. */
  match: z.nullable(z.object({ scores: matchScores, parts: z.nullable(matchBreakdown) })),
  isSaved: z.boolean(),
  isReported: z.boolean(),
  expectations: z.array(expectation),
  ledger: z.array(ledgerEntry),
  application: z.nullable(ownApplication),
  /** The active résumé that an application would freeze; null while none has been read. */
  resumeId: z.nullable(z.uuid()),
})
export type JobForCandidate = z.infer<typeof jobForCandidate>

export const applyInput = z.object({ jobId: z.uuid(), resumeId: z.uuid() })
export type ApplyInput = z.infer<typeof applyInput>

export const applied = z.object({ applicationId: z.uuid(), state: applicationState, nextStep: z.string() })

export const timelineEntry = z.object({ label: z.string(), at: instant })

export const applicationListItem = z.object({
  application: ownApplication,
  job: z.object({
    id: z.uuid(),
    title: z.string(),
    companyDisplay: z.string(),
    companyRevealed: z.boolean(),
    location: optionalText,
    standing: z.enum(jobStandings),
  }),
  timeline: z.array(timelineEntry),
})
export type ApplicationListItem = z.infer<typeof applicationListItem>

/** A frozen résumé. Before the reveal the name, the contacts and the file name are null and the text is redacted. */
export const snapshotView = z.object({
  candidate: z.string(),
  isRevealed: z.boolean(),
  createdAt: instant,
  seniority: z.nullable(seniority),
  yearsExperience: z.nullable(z.number()),
  skills: z.array(z.string()),
  rawText: z.string(),
  /** Numbers of the lines of the text that are headings. */
  headingLines: z.array(z.int()),
  fullName: optionalText,
  email: optionalText,
  phone: optionalText,
  originalFilename: optionalText,
})
export type SnapshotView = z.infer<typeof snapshotView>

/** What people who vouched wrote, as far as the candidate lets it be read. It is there once the name is known. */
export const vouchComment = z.object({ relation: z.enum(relations), comment: z.string() })
export type VouchComment = z.infer<typeof vouchComment>

export const applicantSnapshotView = z.object({ ...snapshotView.shape, vouchComments: z.array(vouchComment) })
export type ApplicantSnapshotView = z.infer<typeof applicantSnapshotView>

export const candidateSorts = ['composite', 'ai', 'trust'] as const
export const candidateSort = z.enum(candidateSorts)
export type CandidateSort = z.infer<typeof candidateSort>

/** One person of rank-with-trust. `candidateUserId` stands for the person within this one job, so that two jobs can't be laid side by side. */
export const rankedCandidate = z.object({
  matchId: z.uuid(),
  candidateUserId: z.uuid(),
  name: z.string(),
  isRevealed: z.boolean(),
  state: applicationState,
  composite: score,
  aiScore: score,
  trustScore: z.int(),
  mutualBoost: z.int(),
  badges: z.array(z.string()),
  rationale: z.array(z.string()),
  seniority: z.nullable(seniority),
  yearsExperience: z.nullable(z.number()),
  actions: z.array(
    z.enum(['shortlist', 'schedule_interview', 'offer', 'hire', 'decline', 'undo_decline', 'reveal_company']),
  ),
  isViewed: z.boolean(),
  submittedAt: instant,
  /** Until when an answer is due; null once there is one. */
  answerDueAt: z.nullable(instant),
  decline: z.nullable(z.object({ reason: z.string(), toldAt: instant, secondLookAt: z.nullable(instant) })),
})
export type RankedCandidate = z.infer<typeof rankedCandidate>

export const candidateGroup = z.enum(candidateGroups)

export const rankInput = z.object({
  jobId: z.uuid(),
  sort: z.optional(candidateSort),
  show: z.optional(candidateGroup),
  /** Part of a name, as far as the name is known, or of a code name. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  cursor: z.optional(z.string().check(z.maxLength(400))),
})

export type RankInput = z.infer<typeof rankInput>

export const rankedPage = z.object({
  job: z.object({
    id: z.uuid(),
    title: z.string(),
    candidateCount: z.int(),
    /** How many stand in each group. */
    counts: z.object({
      all: z.int(),
      waiting: z.int(),
      shortlisted: z.int(),
      interview: z.int(),
      offer: z.int(),
      declined: z.int(),
    }),
    nameMoment: z.string(),
    skillsRequired: z.array(jobSkill),
  }),
  rankedCandidates: z.array(rankedCandidate),
  nextCursor: optionalText,
})
export type RankedPage = z.infer<typeof rankedPage>

export const applicationKey = z.object({ applicationId: z.uuid() })
export const applicantKey = z.object({ jobId: z.uuid(), candidateUserId: z.uuid() })

/** The candidate's ledger over all jobs: the company stands there only as far as it is revealed. */
export const candidateLedgerLine = z.object({
  jobId: z.uuid(),
  jobTitle: z.string(),
  companyDisplay: z.string(),
  ...ledgerEntry.shape,
})

/** The employer's ledger of one job; a candidate stands under the code name until the name is known. */
export const employerLedgerLine = z.object({ candidate: z.string(), ...ledgerEntry.shape })

export const declineInput = z.object({
  jobId: z.uuid(),
  candidateUserId: z.uuid(),
  reason: z.string().check(z.maxLength(120)),
})

/** A job that asks for less of what was missing, for somebody who was declined. */
export const betterFit = z.object({
  id: z.uuid(),
  title: z.string(),
  companyDisplay: z.string(),
  location: optionalText,
  composite: score,
})
export type BetterFit = z.infer<typeof betterFit>

/** One inbox over all roles, newest first. */
export const inboxInput = z.object({
  jobId: z.optional(z.uuid()),
  show: z.optional(candidateGroup),
  search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  cursor: z.optional(z.string().check(z.maxLength(400))),
})
export type InboxInput = z.infer<typeof inboxInput>

export const inboxItem = z.object({ ...rankedCandidate.shape, job: z.object({ id: z.uuid(), title: z.string() }) })
export type InboxItem = z.infer<typeof inboxItem>
export const inboxPage = z.object({ candidates: z.array(inboxItem), nextCursor: optionalText })
