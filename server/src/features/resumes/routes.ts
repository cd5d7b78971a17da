import { draftRefusals } from '#domain/resumes/messages.ts'
import { api, type RequestContext } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { type Candidate, requireCandidate } from '../../http/session.ts'
import { activateDraft } from './commands/activate-draft.ts'
import { applyFix } from './commands/apply-fix.ts'
import { retryResume } from './commands/retry-resume.ts'
import { saveDraft } from './commands/save-draft.ts'
import { submitAnswers } from './commands/submit-answers.ts'
import { findAnalysis, findAnswers, findDraft, findLatestResume, findOpenDraft, findResume } from './queries.ts'
import { viewAnalysis, viewDraft, viewResumeState } from './view.ts'

const { resumes } = api

export const resumesRoutes = resumes.router({
  latest: resumes.latest.handler(async ({ context }) => {
    const row = await findLatestResume(context.db, await requireCandidate(context))
    return { resume: row && viewResumeState(row) }
  }),

  state: resumes.state.handler(async ({ input, context }) =>
    viewResumeState(await ownResume(context, await requireCandidate(context), input.id)),
  ),

  retry: resumes.retry.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    await ownResume(context, actor, input.id)
    await retryResume(context.db, actor, input.id)
    return viewResumeState(await ownResume(context, actor, input.id))
  }),

  analysis: resumes.analysis.handler(async ({ input, context }) =>
    ownAnalysis(context, await requireCandidate(context), input.id),
  ),

  reading: resumes.reading.handler(async ({ input, context }) => {
    const { reading } = await ownResume(context, await requireCandidate(context), input.id)
    if (!reading) throw new AppError('not_found', 'This résumé has not been read yet.')
    return reading
  }),

  submitAnswers: resumes.submitAnswers.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    if (!(await submitAnswers(context.db, actor, input, context.clock.now()))) throw new AppError('not_found')
    return ownAnalysis(context, actor, input.id)
  }),

  applyFix: resumes.applyFix.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    const result = await applyFix(context.db, actor, input, context.clock.now())
    if (result.ok) return viewDraft(result.value)
    if (result.refusal === 'not_found') throw new AppError('not_found')
    throw new AppError('conflict', 'The words this fix would change are no longer in the draft.')
  }),

  draft: resumes.draft.handler(async ({ input, context }) => {
    const draft = await findDraft(context.db, await requireCandidate(context), input.id)
    if (!draft) throw new AppError('not_found', draftRefusals.notFound)
    return viewDraft(draft)
  }),

  saveDraft: resumes.saveDraft.handler(async ({ input, context }) => {
    const result = await saveDraft(context.db, await requireCandidate(context), input)
    if (result.ok) return viewDraft(result.value)
    if (result.refusal === 'not_found') throw new AppError('not_found', draftRefusals.notFound)
    const { active, changedElsewhere } = draftRefusals
    throw new AppError('conflict', result.refusal === 'active' ? active : changedElsewhere)
  }),

  activateDraft: resumes.activateDraft.handler(async ({ input, context }) => {
    const result = await activateDraft(context.db, await requireCandidate(context), input.id, context.clock.now())
    if (result.ok) return viewDraft(result.value)
    if (result.refusal === 'not_found') throw new AppError('not_found', draftRefusals.notFound)
    throw new AppError('conflict', draftRefusals.stillReading)
  }),
})

async function ownResume({ db }: RequestContext, actor: Candidate, id: string) {
  const row = await findResume(db, actor, id)
  if (!row) throw new AppError('not_found')
  return row
}

async function ownAnalysis(context: RequestContext, actor: Candidate, id: string) {
  const row = await ownResume(context, actor, id)
  const analysis = await findAnalysis(context.db, actor, id)
  if (!analysis) throw new AppError('not_found', 'This résumé has not been analysed yet.')
  return viewAnalysis(
    row,
    analysis,
    await findAnswers(context.db, actor, id),
    await findOpenDraft(context.db, actor, id),
  )
}
