import { deadLink } from '#domain/accounts/messages.ts'
import type { Result } from '#domain/errors.ts'
import { employmentRefusals, inviteRefusals, ownBrowser, resendRefusals } from '#domain/trust/messages.ts'
import { api } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { requireCandidate, requireConfirmedEmail } from '../../http/session.ts'
import { readSignals } from '../../http/visitor-signals.ts'
import { answerEmployment, revokeVerification, settleCorrection } from './commands/answer-employment.ts'
import { giveVouch, openVouch, refuseVouch } from './commands/answer-vouch.ts'
import { resendVouch, showComment, withdrawVouch } from './commands/change-vouch.ts'
import { inviteVouch } from './commands/invite-vouch.ts'
import { requestEmployment } from './commands/request-employment.ts'
import { findEmploymentRequest, findInvitation, readTrust } from './queries.ts'
import { viewEmploymentQuestion, viewTrust, viewVouchQuestion } from './view.ts'

const { trust } = api

export const trustRoutes = trust.router({
  overview: trust.overview.handler(async ({ context }) => {
    const own = await readTrust(context.db, await requireCandidate(context))
    if (!own) throw new AppError('not_found')
    return viewTrust(own, context.clock.now())
  }),

  inviteVouch: trust.inviteVouch.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    if (input.candidateUserId !== actor.id) throw new AppError('forbidden')
    requireConfirmedEmail(actor, context.config)
    await context.limiter.take('invite', actor.id)
    await context.limiter.take('inviteAddress', input.voucherEmail)
    const signals = await readSignals(context, { mark: true })
    const { publicUrl } = context.config
    const sent = await inviteVouch(context.db, actor, input, { signals, publicUrl })
    return accepted(sent, inviteRefusals, 'voucherEmail')
  }),

  withdrawVouch: trust.withdrawVouch.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    return done(await withdrawVouch(context.db, actor, input.id), resendRefusals.not_open)
  }),

  resendVouch: trust.resendVouch.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    const sent = await resendVouch(context.db, actor, input.id, context.config.publicUrl)
    if (!sent.ok) {
      throw new AppError(sent.refusal === 'not_found' ? 'not_found' : 'conflict', resendRefusals[sent.refusal])
    }
    return { isDone: true }
  }),

  showComment: trust.showComment.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    return done(await showComment(context.db, actor, input), resendRefusals.not_found)
  }),

  requestEmploymentVerification: trust.requestEmploymentVerification.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    if (input.userId !== actor.id) throw new AppError('forbidden')
    requireConfirmedEmail(actor, context.config)
    await context.limiter.take('invite', actor.id)
    await context.limiter.take('inviteAddress', input.verifierEmail)
    const signals = await readSignals(context, { mark: true })
    const { publicUrl } = context.config
    const sent = await requestEmployment(context.db, actor, input, { signals, publicUrl })
    return accepted(sent, employmentRefusals, 'verifierEmail')
  }),

  revokeEmployment: trust.revokeEmployment.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    return done(await revokeVerification(context.db, actor, input.id), resendRefusals.not_open)
  }),

  settleCorrection: trust.settleCorrection.handler(async ({ input, context }) => {
    const actor = await requireCandidate(context)
    return done(await settleCorrection(context.db, actor, input), resendRefusals.not_found)
  }),

  lookAtVouch: trust.lookAtVouch.handler(async ({ input, context }) => {
    await context.limiter.take('link', context.network)
    return viewVouchQuestion(alive(await findInvitation(context.db, input.secret)))
  }),

  openVouch: trust.openVouch.handler(async ({ input, context }) => {
    await context.limiter.take('link', context.network)
    const from = await readSignals(context, { mark: true })
    return done(await openVouch(context.db, { secret: input.secret, from }), deadLink)
  }),

  refuseVouch: trust.refuseVouch.handler(async ({ input, context }) => {
    await context.limiter.take('link', context.network)
    const { publicUrl } = context.config
    return done(await refuseVouch(context.db, input.answer, { secret: input.secret, publicUrl }), deadLink)
  }),

  giveVouch: trust.giveVouch.handler(async ({ input, context }) => {
    await context.limiter.take('link', context.network)
    const from = await readSignals(context, { mark: true })
    const { publicUrl } = context.config
    return done(await giveVouch(context.db, input, { secret: input.secret, from, publicUrl }), deadLink)
  }),

  lookAtEmployment: trust.lookAtEmployment.handler(async ({ input, context }) => {
    await context.limiter.take('link', context.network)
    return viewEmploymentQuestion(alive(await findEmploymentRequest(context.db, input.secret)))
  }),

  answerEmployment: trust.answerEmployment.handler(async ({ input, context }) => {
    await context.limiter.take('link', context.network)
    const { publicUrl } = context.config
    const answered = await answerEmployment(context.db, input, { from: await readSignals(context), publicUrl })
    if (answered.ok) return { isDone: true }
    if (answered.refusal === 'own_browser') throw new AppError('forbidden', ownBrowser)
    throw new AppError('not_found', deadLink)
  }),
})

/** One page for every link that can't be used, whatever the reason. */
function alive<Found>(found: Found | null): Found {
  if (found === null) throw new AppError('not_found', deadLink)
  return found
}

function done(isDone: boolean, otherwise: string): { isDone: true } {
  if (!isDone) throw new AppError('not_found', otherwise)
  return { isDone: true }
}

function accepted<Refusal extends string>(
  result: Result<{ id: string }, Refusal>,
  words: Record<Refusal, string>,
  field: string,
): { id: string } {
  if (result.ok) return { id: result.value.id }
  const message = words[result.refusal]
  throw new AppError('invalid', message, { fields: { [field]: message } })
}
