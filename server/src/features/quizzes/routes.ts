import { shutSentences } from '#domain/applications/job-standing.ts'
import { leakWords } from '#domain/jobs/leak-words.ts'
import { jobRefusals } from '#domain/jobs/messages.ts'
import { quizRefusals } from '#domain/quizzes/messages.ts'
import { quizResults } from '#domain/quizzes/results.ts'
import { api } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { requireCandidate, requireConfirmedEmail, requireEmployer } from '../../http/session.ts'
import { findOwnJob, readJob } from '../jobs/queries.ts'
import { type EditRefusal, editQuiz, openEditor, regenerateQuiz } from './commands/edit-quiz.ts'
import { type QuizStartRefusal, startApplicationQuiz } from './commands/start-application-quiz.ts'
import { type StartRefusal, startExpectations } from './commands/start-expectations.ts'
import { type QuizSubmitRefusal, submitApplicationQuiz } from './commands/submit-application-quiz.ts'
import { type SubmitRefusal, submitExpectations } from './commands/submit-expectations.ts'
import { findQuizApplication, listExpectationsAttempts, listFinishedAttempts, listQuizAttempts } from './queries.ts'
import { viewApplicationQuiz, viewEditor, viewExpectations } from './view.ts'

export const quizzesRoutes = {
  expectations: api.quizzes.expectations.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    const own = await findOwnJob(context.db, employer, input.jobId)
    if (!own) throw new AppError('not_found', jobRefusals.notFound)
    const attempts = await listExpectationsAttempts(context.db, own.job.id)
    return viewExpectations({ own, attempts }, context.clock.now())
  }),

  startExpectations: api.quizzes.startExpectations.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    requireConfirmedEmail(employer, context.config)
    const now = context.clock.now()
    const started = await startExpectations(context.db, employer, input, now)
    if (!started.ok) throw refusedStart(started.refusal)
    return viewExpectations(started.value, now)
  }),

  submitExpectations: api.quizzes.submitExpectations.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    requireConfirmedEmail(employer, context.config)
    const now = context.clock.now()
    const submitted = await submitExpectations(context.db, employer, input, now)
    if (!submitted.ok) throw refusedSubmit(submitted.refusal)
    return viewExpectations(submitted.value, now)
  }),

  editor: api.quizzes.editor.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    const opened = await openEditor(context.db, employer, input, context.clock.now())
    if (!opened.ok) throw refusedEdit(opened.refusal)
    return viewEditor(opened.value)
  }),

  edit: api.quizzes.edit.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    const edited = await editQuiz(context.db, employer, input, context.clock.now())
    if (!edited.ok) throw refusedEdit(edited.refusal)
    return viewEditor(edited.value)
  }),

  regenerate: api.quizzes.regenerate.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    const made = await regenerateQuiz(context.db, employer, input, context.clock.now())
    if (!made.ok) throw refusedEdit(made.refusal)
    return viewEditor(made.value)
  }),

  results: api.quizzes.results.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    const own = await findOwnJob(context.db, employer, input.jobId)
    if (!own) throw new AppError('not_found', jobRefusals.notFound)
    return { results: quizResults(await listFinishedAttempts(context.db, own.job.id)) }
  }),

  application: api.quizzes.application.handler(async ({ input, context }) => {
    const candidate = await requireCandidate(context)
    const application = await findQuizApplication(context.db, candidate, input.jobId)
    const own = application ? await readJob(context.db, input.jobId) : null
    if (!own) throw new AppError('not_found', quizRefusals.noApplication)
    const attempts = await listQuizAttempts(context.db, candidate, input.jobId)
    return viewApplicationQuiz({ job: own.job, attempts }, context.clock.now())
  }),

  startApplication: api.quizzes.startApplication.handler(async ({ input, context }) => {
    const candidate = await requireCandidate(context)
    const now = context.clock.now()
    const started = await startApplicationQuiz(context.db, candidate, input, now)
    if (!started.ok) throw refusedQuiz(started.refusal)
    return viewApplicationQuiz(started.value, now)
  }),

  submitApplication: api.quizzes.submitApplication.handler(async ({ input, context }) => {
    const candidate = await requireCandidate(context)
    const now = context.clock.now()
    const around = { now, publicUrl: context.config.publicUrl }
    const submitted = await submitApplicationQuiz(context.db, candidate, input, around)
    if (!submitted.ok) throw refusedQuiz(submitted.refusal)
    return viewApplicationQuiz(submitted.value, now)
  }),
}

function refusedStart(refusal: StartRefusal): AppError {
  if (refusal === 'not_found') return new AppError('not_found', jobRefusals.notFound)
  return new AppError('conflict', refusal === 'too_soon' ? quizRefusals.tooSoon : quizRefusals.notPending)
}

function refusedSubmit(refusal: SubmitRefusal): AppError {
  if (refusal === 'not_found') return new AppError('not_found', jobRefusals.notFound)
  return new AppError('conflict', quizRefusals.notOpen)
}

function refusedEdit(refusal: EditRefusal): AppError {
  switch (refusal.kind) {
    case 'not_found':
      return new AppError('not_found', jobRefusals.notFound)
    case 'frozen':
      return new AppError('conflict', quizRefusals.frozen)
    case 'changed_elsewhere':
      return new AppError('conflict', quizRefusals.changedElsewhere)
    case 'leaks': {
      const finds = refusal.findings.map((finding) => `“${finding.found}” ${leakWords[finding.kind]}.`)
      return new AppError('invalid', finds.join(' '))
    }
  }
}

const quizWords: Record<QuizStartRefusal | QuizSubmitRefusal, string> = {
  not_found: quizRefusals.noApplication,
  not_open: quizRefusals.notOpen,
  too_soon: quizRefusals.tooSoon,
  used_up: quizRefusals.usedUp,
  over: quizRefusals.applicationOver,
  ...shutSentences,
}

function refusedQuiz(refusal: QuizStartRefusal | QuizSubmitRefusal): AppError {
  return new AppError(refusal === 'not_found' ? 'not_found' : 'conflict', quizWords[refusal])
}
