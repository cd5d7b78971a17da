import { type ShutStanding, shutSentences } from '#domain/applications/job-standing.ts'
import {
  type ApplyRefusal,
  applyRefusals,
  jobNotFound,
  moveRefusals,
  snapshotWords,
} from '#domain/applications/messages.ts'
import { type DecisionRefusal, decisionRefusals } from '#domain/applications/review-messages.ts'
import type { ErrorCode, Result } from '#domain/errors.ts'
import { api, type RequestContext } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { type Candidate, requireCandidate, requireConfirmedEmail, requireEmployer } from '../../http/session.ts'
import { applyToJob } from './commands/apply.ts'
import { sendApplication, shareName, withdrawApplication } from './commands/decide.ts'
import { askSecondLook, declineCandidate, undoDecline } from './commands/decline.ts'
import { acceptOffer, makeOffer, markHired } from './commands/offer.ts'
import { reportJob } from './commands/report-job.ts'
import { markViewed, type Review, revealCompany, shortlistCandidate } from './commands/review.ts'
import { viewApplicantEvidence, viewJobEvidence } from './evidence-view.ts'
import { readBetterFits } from './queries/better-fits.ts'
import { readInbox } from './queries/inbox.ts'
import { readJobPage } from './queries/job-page.ts'
import { readJobLedger, readOwnLedger } from './queries/ledgers.ts'
import { readOwnApplications, readOwnStep } from './queries/own-applications.ts'
import { readReviewed, readReviewPage } from './queries/review-page.ts'
import { readApplicantSnapshot, readOwnSnapshot } from './queries/snapshots.ts'
import { viewApplicantSnapshot, viewWholeSnapshot } from './snapshot-view.ts'
import {
  revealingJob,
  viewApplicationListItem,
  viewBetterFit,
  viewCandidateLedgerLine,
  viewEmployerLedgerLine,
  viewInboxItem,
  viewJobForCandidate,
  viewOwnApplication,
  viewRankedCandidate,
  viewReport,
  viewReviewedJob,
} from './view.ts'

const { applications } = api

export const applicationsRoutes = applications.router({
  getJobForCandidate: applications.getJobForCandidate.handler(async ({ input, context }) => {
    const now = context.clock.now()
    const page = await readJobPage(context.db, await requireCandidate(context), input.jobId, now)
    if (!page) throw new AppError('not_found', jobNotFound)
    return viewJobForCandidate(page, now)
  }),

  reportJob: applications.reportJob.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    await context.limiter.take('report', actor.id)
    const report = await reportJob(context.db, actor, input)
    if (!report.ok) throw new AppError('not_found', jobNotFound)
    return viewReport(report.value)
  }),

  jobEvidence: applications.jobEvidence.handler(async ({ input, context }) => {
    const page = await readJobPage(context.db, await requireCandidate(context), input.jobId, context.clock.now())
    if (!page) throw new AppError('not_found', jobNotFound)
    return viewJobEvidence(page)
  }),

  applyToJob: applications.applyToJob.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    requireConfirmedEmail(actor, context.config)
    const { application, nextStep } = accepted(
      await applyToJob(context.db, actor, input, around(context)),
      applyProblems,
    )
    return { applicationId: application.id, state: application.state, nextStep }
  }),

  mine: applications.mine.handler(async ({ input, context }) => {
    const page = await readOwnApplications(context.db, await requireCandidate(context), input.cursor)
    const now = context.clock.now()
    const items = page.applications.flatMap((row) => {
      const job = page.jobs.find((one) => one.id === row.jobId)
      const events = page.events.filter((event) => event.applicationId === row.id)
      return job ? [viewApplicationListItem(row, job, events, page.ledger, now)] : []
    })
    return { applications: items, nextCursor: page.nextCursor }
  }),

  send: applications.send.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    requireConfirmedEmail(actor, context.config)
    const sent = accepted(
      await sendApplication(context.db, actor, input.applicationId, around(context)),
      decisionProblems,
    )
    return answerOwn(context, actor, sent.application.jobId)
  }),

  withdraw: applications.withdraw.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    const now = context.clock.now()
    const closed = accepted(await withdrawApplication(context.db, actor, input.applicationId, now), decisionProblems)
    return answerOwn(context, actor, closed.application.jobId)
  }),

  shareName: applications.shareName.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    const now = context.clock.now()
    const shared = accepted(await shareName(context.db, actor, input.applicationId, now), decisionProblems)
    return answerOwn(context, actor, shared.application.jobId)
  }),

  acceptOffer: applications.acceptOffer.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    const result = await acceptOffer(context.db, actor, input.applicationId, around(context))
    return answerOwn(context, actor, accepted(result, decisionProblems).application.jobId)
  }),

  askSecondLook: applications.askSecondLook.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    const result = await askSecondLook(context.db, actor, input.applicationId, around(context))
    return answerOwn(context, actor, accepted(result, decisionProblems).application.jobId)
  }),

  betterFits: applications.betterFits.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    const fits = await readBetterFits(context.db, actor, input.applicationId, context.clock.now())
    return { jobs: fits.map(viewBetterFit) }
  }),

  myLedger: applications.myLedger.handler(async ({ context }) => {
    const { lines, ledger } = await readOwnLedger(context.db, await requireCandidate(context))
    return { lines: lines.map(({ line, job }) => viewCandidateLedgerLine(line, job, ledger)) }
  }),

  mySnapshot: applications.mySnapshot.handler(async ({ input, context }) => {
    const snapshot = await readOwnSnapshot(context.db, await requireCandidate(context), input.applicationId)
    if (!snapshot) throw new AppError('not_found', snapshotWords.missing)
    return viewWholeSnapshot(snapshot)
  }),

  rankWithTrust: applications.rankWithTrust.handler(async ({ input, context }) => {
    const page = await readReviewPage(context.db, await requireEmployer(context), input)
    if (!page) throw new AppError('not_found', jobNotFound)
    const now = context.clock.now()
    return {
      job: viewReviewedJob(page.job),
      rankedCandidates: page.rows.map((row) => viewRankedCandidate(row, page.job, now)),
      nextCursor: page.nextCursor,
    }
  }),

  inbox: applications.inbox.handler(async ({ input, context }) => {
    const { rows, nextCursor } = await readInbox(context.db, await requireEmployer(context), input)
    const now = context.clock.now()
    return { candidates: rows.map((row) => viewInboxItem(row, now)), nextCursor }
  }),

  snapshot: applications.snapshot.handler(async ({ input, context }) => {
    const found = await readApplicantSnapshot(context.db, await requireEmployer(context), input)
    if (!found) throw new AppError('not_found', snapshotWords.missing)
    return viewApplicantSnapshot(found, revealingJob(found.own.job))
  }),

  applicantEvidence: applications.applicantEvidence.handler(async ({ input, context }) => {
    const found = await readApplicantSnapshot(context.db, await requireEmployer(context), input)
    if (!found) throw new AppError('not_found', snapshotWords.missing)
    return viewApplicantEvidence(found)
  }),

  markViewed: applications.markViewed.handler(async ({ input, context }) => {
    const actor = await requireEmployer(context)
    return answerReview(
      context,
      accepted(await markViewed(context.db, actor, input, context.clock.now()), decisionProblems),
    )
  }),

  shortlistCandidate: applications.shortlistCandidate.handler(async ({ input, context }) => {
    const actor = await requireEmployer(context)
    const result = await shortlistCandidate(context.db, actor, input, around(context))
    return answerReview(context, accepted(result, decisionProblems))
  }),

  declineCandidate: applications.declineCandidate.handler(async ({ input, context }) => {
    const actor = await requireEmployer(context)
    const result = await declineCandidate(context.db, actor, input, context.clock.now())
    return answerReview(context, accepted(result, decisionProblems))
  }),

  undoDecline: applications.undoDecline.handler(async ({ input, context }) => {
    const actor = await requireEmployer(context)
    return answerReview(
      context,
      accepted(await undoDecline(context.db, actor, input, around(context)), decisionProblems),
    )
  }),

  makeOffer: applications.makeOffer.handler(async ({ input, context }) => {
    const actor = await requireEmployer(context)
    return answerReview(context, accepted(await makeOffer(context.db, actor, input, around(context)), decisionProblems))
  }),

  markHired: applications.markHired.handler(async ({ input, context }) => {
    const actor = await requireEmployer(context)
    return answerReview(context, accepted(await markHired(context.db, actor, input, around(context)), decisionProblems))
  }),

  revealCompany: applications.revealCompany.handler(async ({ input, context }) => {
    const actor = await requireEmployer(context)
    return answerReview(
      context,
      accepted(await revealCompany(context.db, actor, input, around(context)), decisionProblems),
    )
  }),

  jobLedger: applications.jobLedger.handler(async ({ input, context }) => {
    const ledger = await readJobLedger(context.db, await requireEmployer(context), input.jobId)
    if (!ledger) throw new AppError('not_found', jobNotFound)
    const job = revealingJob(ledger.own.job)
    return { lines: ledger.lines.map(({ line, applicant }) => viewEmployerLedgerLine(line, applicant, job)) }
  }),
})

function around({ clock, config }: RequestContext) {
  return { now: clock.now(), publicUrl: config.publicUrl }
}

async function answerOwn({ db, clock }: RequestContext, actor: Candidate, jobId: string) {
  const step = await readOwnStep(db, actor, jobId)
  if (!step) throw new AppError('not_found', moveRefusals.not_found)
  return viewOwnApplication(step.row, step.job, step.ledger, clock.now())
}

async function answerReview({ db, clock }: RequestContext, review: Review) {
  return viewRankedCandidate(await readReviewed(db, review), review.job, clock.now())
}

const shut: Record<ShutStanding, [ErrorCode, string]> = {
  paused: ['conflict', shutSentences.paused],
  filled: ['conflict', shutSentences.filled],
  closed: ['conflict', shutSentences.closed],
  expired: ['conflict', shutSentences.expired],
}

const decisionProblems: Record<DecisionRefusal, [ErrorCode, string]> = {
  not_found: ['not_found', decisionRefusals.not_found],
  not_now: ['conflict', decisionRefusals.not_now],
  quiz_first: ['conflict', decisionRefusals.quiz_first],
  ...shut,
  not_by_hand: ['conflict', decisionRefusals.not_by_hand],
  no_such_reason: ['invalid', decisionRefusals.no_such_reason],
  cancel_first: ['conflict', decisionRefusals.cancel_first],
  told: ['conflict', decisionRefusals.told],
}

const applyProblems: Record<ApplyRefusal, [ErrorCode, string]> = {
  not_found: ['not_found', applyRefusals.not_found],
  no_resume: ['invalid', applyRefusals.no_resume],
  resume_changed: ['conflict', applyRefusals.resume_changed],
  ...shut,
}

function accepted<Value, Refusal extends string>(
  result: Result<Value, Refusal>,
  problems: Record<Refusal, [ErrorCode, string]>,
): Value {
  if (result.ok) return result.value
  const [code, message] = problems[result.refusal]
  throw new AppError(code, message)
}
