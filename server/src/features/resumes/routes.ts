import { draftRefusals } from '#domain/resumes/messages.ts'
import { api, type RequestContext } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { type Candidate, requireCandidate } from '../../http/session.ts'
import { activateDraft } from './commands/activate-draft.ts'
import { analyzeAgain } from './commands/analyze-again.ts'
import { acceptRewrite, applyFix } from './commands/apply-fix.ts'
import { correctReading } from './commands/correct-reading.ts'
import { dayOf } from './commands/replace-text.ts'
import { restoreVersion } from './commands/restore-version.ts'
import { retryResume } from './commands/retry-resume.ts'
import { saveDraft } from './commands/save-draft.ts'
import { submitAnswers } from './commands/submit-answers.ts'
import { findKeywordGaps } from './queries/keyword-context.ts'
import {
  findAnalysis,
  findAnswers,
  findDraft,
  findLatestResume,
  findOpenDraft,
  findResume,
  findVersions,
} from './queries/own-resumes.ts'
import { viewAnalysis, viewDraft, viewReading, viewResumeState, viewVersion } from './view.ts'

const { resumes } = api

const readingRefusals = {
  still_reading: draftRefusals.stillReading,
  changed_elsewhere: 'Your corrections were changed in another tab. Load them again, then save.',
}

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
    return ownReading(context, await requireCandidate(context), input.id)
  }),

  correctReading: resumes.correctReading.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    const result = await correctReading(context.db, actor, input, context.clock.now())
    if (!result.ok) throw refusal(result.refusal, readingRefusals)
    return ownReading(context, actor, input.id)
  }),

  analyze: resumes.analyze.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    await ownResume(context, actor, input.id)
    const isDone = await analyzeAgain(context, actor, input.id)
    if (!isDone) throw new AppError('conflict', draftRefusals.stillReading)
    return ownAnalysis(context, actor, input.id)
  }),

  submitAnswers: resumes.submitAnswers.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    if (!(await submitAnswers(context, actor, input))) throw new AppError('not_found')
    return ownAnalysis(context, actor, input.id)
  }),

  applyFix: resumes.applyFix.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    const result = await applyFix(context.db, actor, input, context.clock.now())
    if (result.ok) return viewDraft(result.value)
    throw refusal(result.refusal, { nothing_to_write: draftRefusals.wordsGone })
  }),

  acceptRewrite: resumes.acceptRewrite.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    const result = await acceptRewrite(context.db, actor, input, context.clock.now())
    if (result.ok) return viewDraft(result.value)
    throw refusal(result.refusal, { nothing_to_write: draftRefusals.wordsGone })
  }),

  versions: resumes.versions.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    const { originalFilename } = await ownResume(context, actor, input.id)
    const rows = await findVersions(context.db, actor, input.id)
    return { versions: rows.map((row) => viewVersion(row, originalFilename)) }
  }),

  restoreVersion: resumes.restoreVersion.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    const result = await restoreVersion(context.db, actor, input, context.clock.now())
    if (!result.ok) throw refusal(result.refusal, { still_reading: draftRefusals.stillReading })
    return viewResumeState(await ownResume(context, actor, input.id))
  }),

  draft: resumes.draft.handler(async ({ input, context }) => {
    const draft = await findDraft(context.db, await requireCandidate(context), input.id)
    if (!draft) throw new AppError('not_found', draftRefusals.notFound)
    return viewDraft(draft)
  }),

  saveDraft: resumes.saveDraft.handler(async ({ input, context }) => {
    const result = await saveDraft(context.db, await requireCandidate(context), input)
    if (result.ok) return viewDraft(result.value)
    const { notFound, active, changedElsewhere } = draftRefusals
    throw refusal(result.refusal, { active, changed_elsewhere: changedElsewhere }, notFound)
  }),

  activateDraft: resumes.activateDraft.handler(async ({ input, context }) => {
    const result = await activateDraft(context.db, await requireCandidate(context), input.id, context.clock.now())
    if (result.ok) return viewDraft(result.value)
    throw refusal(result.refusal, { still_reading: draftRefusals.stillReading }, draftRefusals.notFound)
  }),
})

/** What is not theirs is not there; everything else is a conflict with its own sentence. */
function refusal<Reason extends string>(
  reason: Reason | 'not_found',
  sentences: Record<Exclude<Reason, 'not_found'>, string>,
  notFound?: string,
): AppError {
  if (reason === 'not_found') return new AppError('not_found', notFound)
  return new AppError('conflict', sentences[reason as Exclude<Reason, 'not_found'>])
}

async function ownReading(context: RequestContext, actor: Candidate, id: string) {
  const row = await ownResume(context, actor, id)
  if (!row.reading) throw new AppError('not_found', 'This résumé has not been read yet.')
  return viewReading(row, row.reading, dayOf(context.clock.now()))
}

async function ownResume({ db }: RequestContext, actor: Candidate, id: string) {
  const row = await findResume(db, actor, id)
  if (!row) throw new AppError('not_found')
  return row
}

async function ownAnalysis(context: RequestContext, actor: Candidate, id: string) {
  const row = await ownResume(context, actor, id)
  const analysis = await findAnalysis(context.db, actor, id)
  if (!analysis) throw new AppError('not_found', 'This résumé has not been analysed yet.')
  return viewAnalysis(row, analysis, {
    keywords: row.reading && (await findKeywordGaps(context.db, actor, row.reading)),
    answers: await findAnswers(context.db, actor, id),
    draft: await findOpenDraft(context.db, actor, id),
  })
}
