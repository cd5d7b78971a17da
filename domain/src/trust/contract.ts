import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { anySecret, employmentAnswer, employmentRequest, vouchForm, vouchInvitation, vouchRefusal } from './forms.ts'
import { employmentQuestion, trustOverview, vouchQuestion } from './schema.ts'

const one = z.object({ id: z.uuid() })
const bySecret = z.object({ secret: anySecret })
const done = z.object({ isDone: z.literal(true) })

/**
 * A candidate's trust, and the answers of people who were asked. Secrets travel in bodies, never in addresses, and `look…`
 * changes nothing although it is a POST.
 */
export const trustContract = {
  overview: oc.route({ method: 'GET', path: '/trust' }).output(trustOverview),
  inviteVouch: oc.route({ method: 'POST', path: '/trust/vouches' }).input(vouchInvitation).output(one),
  withdrawVouch: oc.route({ method: 'POST', path: '/trust/vouches/{id}/withdraw' }).input(one).output(done),
  resendVouch: oc.route({ method: 'POST', path: '/trust/vouches/{id}/resend' }).input(one).output(done),
  showComment: oc
    .route({ method: 'PUT', path: '/trust/vouches/{id}/comment' })
    .input(z.object({ id: z.uuid(), isHidden: z.boolean() }))
    .output(done),
  requestEmploymentVerification: oc
    .route({ method: 'POST', path: '/trust/employment' })
    .input(employmentRequest)
    .output(one),
  revokeEmployment: oc.route({ method: 'POST', path: '/trust/employment/{id}/revoke' }).input(one).output(done),
  settleCorrection: oc
    .route({ method: 'POST', path: '/trust/employment/{id}/correction' })
    .input(z.object({ id: z.uuid(), accept: z.boolean() }))
    .output(done),

  lookAtVouch: oc.route({ method: 'POST', path: '/invited/vouch/look' }).input(bySecret).output(vouchQuestion),
  openVouch: oc.route({ method: 'POST', path: '/invited/vouch/open' }).input(bySecret).output(done),
  refuseVouch: oc.route({ method: 'POST', path: '/invited/vouch/refuse' }).input(vouchRefusal).output(done),
  giveVouch: oc.route({ method: 'POST', path: '/invited/vouch/give' }).input(vouchForm).output(done),
  lookAtEmployment: oc
    .route({ method: 'POST', path: '/invited/employment/look' })
    .input(bySecret)
    .output(employmentQuestion),
  answerEmployment: oc
    .route({ method: 'POST', path: '/invited/employment/answer' })
    .input(employmentAnswer)
    .output(done),
}
