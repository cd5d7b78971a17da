import { matchMessages } from '#domain/matches/messages.ts'
import { profileSignal } from '#domain/profiles/setup.ts'
import { api } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { requireCandidate } from '../../http/session.ts'
import { noteSavedJob, passJob, restoreJob, saveJob, unsaveJob } from './commands.ts'
import { readOpenJobs } from './queries/browse.ts'
import { readMatchPage } from './queries/list-page.ts'
import { findMatch, readPassed, readSaved, readSummary } from './queries/own-lists.ts'
import { viewMatchCard, viewOpenedMatch, viewOpenJob, viewPassedJob, viewSavedJob } from './view.ts'

const { matches } = api

export const matchesRoutes = matches.router({
  list: matches.list.handler(async ({ input, context }) => {
    const page = await readMatchPage(context.db, await requireCandidate(context), input)
    if (!page) throw new AppError('invalid', 'This list has changed. Please load it again.')
    const now = context.clock.now()
    return { matches: page.matches.map((one) => viewMatchCard(one, now)), nextCursor: page.nextCursor }
  }),

  browse: matches.browse.handler(async ({ input, context }) => {
    const now = context.clock.now()
    const page = await readOpenJobs(context.db, await requireCandidate(context), input, now)
    if (!page) throw new AppError('invalid', 'This list has changed. Please load it again.')
    return { matches: page.jobs.map((one) => viewOpenJob(one, now)), nextCursor: page.nextCursor }
  }),

  summary: matches.summary.handler(async ({ context }) => {
    const { prefsSetAt, ...counts } = await readSummary(
      context.db,
      await requireCandidate(context),
      context.clock.now(),
    )
    return { ...counts, signal: profileSignal(prefsSetAt?.toISOString() ?? null, counts.fitting + counts.stretch) }
  }),

  open: matches.open.handler(async ({ input, context }) => {
    const found = await findMatch(context.db, await requireCandidate(context), input.jobId)
    if (!found) throw new AppError('not_found')
    return viewOpenedMatch(found)
  }),

  saved: matches.saved.handler(async ({ input, context }) => {
    const { rows, nextCursor } = await readSaved(context.db, await requireCandidate(context), input.cursor)
    const now = context.clock.now()
    return { saved: rows.map((row) => viewSavedJob(row, now)), nextCursor }
  }),

  save: matches.save.handler(async ({ input, context }) => {
    const result = await saveJob(context.db, await requireCandidate(context), input.jobId)
    if (result.ok) return {}
    if (result.refusal === 'not_found') throw new AppError('not_found')
    throw new AppError('conflict', matchMessages.alreadySaved.description)
  }),

  note: matches.note.handler(async ({ input, context }) => {
    const result = await noteSavedJob(context.db, await requireCandidate(context), input)
    if (!result.ok) throw new AppError('not_found')
    return {}
  }),

  unsave: matches.unsave.handler(async ({ input, context }) => {
    await unsaveJob(context.db, await requireCandidate(context), input.jobId)
    return {}
  }),

  passed: matches.passed.handler(async ({ input, context }) => {
    const { rows, nextCursor } = await readPassed(context.db, await requireCandidate(context), input.cursor)
    const now = context.clock.now()
    return { passed: rows.map((row) => viewPassedJob(row, now)), nextCursor }
  }),

  pass: matches.pass.handler(async ({ input, context }) => {
    const result = await passJob(context.db, await requireCandidate(context), input.jobId)
    if (!result.ok) throw new AppError('not_found')
    return {}
  }),

  restore: matches.restore.handler(async ({ input, context }) => {
    await restoreJob(context.db, await requireCandidate(context), input.jobId)
    return {}
  }),
})
