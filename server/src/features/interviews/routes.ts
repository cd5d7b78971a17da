import { moveRefusals } from '#domain/applications/messages.ts'
import type { Result } from '#domain/errors.ts'
import { type AnswerRefusal, answerRefusals } from '#domain/interviews/messages.ts'
import { proposalRefusals } from '#domain/interviews/rules.ts'
import { api, type RequestContext } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { requireCandidate, requireEmployer } from '../../http/session.ts'
import { revealingJob, shownToCandidate } from '../applications/view.ts'
import { acceptTime, askForOthers, declineInterview } from './commands/answer.ts'
import { cancelInterview } from './commands/cancel.ts'
import { proposeInterview, type ScheduleRefusal } from './commands/propose.ts'
import { listForCandidate, listForEmployer, type Proposal, readJobsOf, readOwnProposals } from './queries.ts'
import { viewCandidateInterview, viewEmployerInterview, viewProposal } from './view.ts'

const { interviews } = api

export const interviewsRoutes = interviews.router({
  schedule: interviews.schedule.handler(async ({ input, context }) => {
    const actor = await requireEmployer(context)
    const result = await proposeInterview(context.db, actor, input, around(context))
    if (!result.ok) throw problem(result.refusal)
    return viewProposal(result.value)
  }),

  cancel: interviews.cancel.handler(async ({ input, context }) => {
    return answered(await cancelInterview(context.db, await requireEmployer(context), input, around(context)))
  }),

  ofEmployer: interviews.ofEmployer.handler(async ({ input, context }) => {
    const rows = await listForEmployer(context.db, await requireEmployer(context), input.jobId)
    return {
      interviews: rows.map((row) =>
        viewEmployerInterview(row, row.applicant, { ...revealingJob(row.job), id: row.job.id, title: row.job.title }),
      ),
    }
  }),

  mine: interviews.mine.handler(async ({ context }) => {
    const actor = await requireCandidate(context)
    const proposals = await listForCandidate(context.db, actor)
    const { jobs, ledger } = await readJobsOf(context.db, actor, proposals)
    return {
      interviews: proposals.flatMap((proposal) => {
        const job = jobs.find((one) => one.id === proposal.interview.jobId)
        return job ? [viewCandidateInterview(proposal, shownToCandidate(job, ledger))] : []
      }),
    }
  }),

  myProposals: interviews.myProposals.handler(async ({ input, context }) => {
    const proposals = await readOwnProposals(context.db, await requireCandidate(context), input.jobId)
    return { proposals: proposals.map(viewProposal) }
  }),

  accept: interviews.accept.handler(async ({ input, context }) => {
    return answered(await acceptTime(context.db, await requireCandidate(context), input, around(context)))
  }),

  askOthers: interviews.askOthers.handler(async ({ input, context }) => {
    return answered(await askForOthers(context.db, await requireCandidate(context), input, around(context)))
  }),

  decline: interviews.decline.handler(async ({ input, context }) => {
    return answered(await declineInterview(context.db, await requireCandidate(context), input, around(context)))
  }),
})

function around({ clock, config }: RequestContext) {
  return { now: clock.now(), publicUrl: config.publicUrl, mailFrom: config.mailFrom }
}

function answered(result: Result<Proposal, AnswerRefusal>) {
  if (result.ok) return viewProposal(result.value)
  const sentence = answerRefusals[result.refusal]
  if (result.refusal === 'not_found') throw new AppError('not_found', sentence)
  throw new AppError(result.refusal === 'not_open' ? 'conflict' : 'invalid', sentence)
}

function problem(refusal: ScheduleRefusal): AppError {
  if (refusal in proposalRefusals) {
    const sentence = proposalRefusals[refusal as keyof typeof proposalRefusals]
    return new AppError('invalid', sentence)
  }
  const sentence = moveRefusals[refusal as keyof typeof moveRefusals]
  return new AppError(refusal === 'not_found' ? 'not_found' : 'conflict', sentence)
}
