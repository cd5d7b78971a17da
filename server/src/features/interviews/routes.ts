import { moveRefusals } from '#domain/applications/messages.ts'
import { proposalRefusals } from '#domain/interviews/rules.ts'
import { api } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { requireCandidate, requireEmployer } from '../../http/session.ts'
import { proposeInterview, type ScheduleRefusal } from './commands.ts'
import { readOwnProposals } from './queries.ts'
import { viewProposal } from './view.ts'

const { interviews } = api

export const interviewsRoutes = interviews.router({
  schedule: interviews.schedule.handler(async ({ input, context }) => {
    const actor = await requireEmployer(context)
    const around = { now: context.clock.now(), publicUrl: context.config.publicUrl }
    const result = await proposeInterview(context.db, actor, input, around)
    if (!result.ok) throw problem(result.refusal)
    return viewProposal(result.value)
  }),

  myProposals: interviews.myProposals.handler(async ({ input, context }) => {
    const proposals = await readOwnProposals(context.db, await requireCandidate(context), input.jobId)
    return { proposals: proposals.map(viewProposal) }
  }),
})

function problem(refusal: ScheduleRefusal): AppError {
  if (refusal in proposalRefusals) {
    const sentence = proposalRefusals[refusal as keyof typeof proposalRefusals]
    return new AppError('invalid', sentence)
  }
  const sentence = moveRefusals[refusal as keyof typeof moveRefusals]
  return new AppError(refusal === 'not_found' ? 'not_found' : 'conflict', sentence)
}
