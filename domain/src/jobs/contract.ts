import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { version } from '../version.ts'
import { statesByHand } from './rules.ts'
import { createJobInput, reviewInput, updateJobInput } from './schema.ts'
import { ownJobList, ownJobView, reviewView } from './views.ts'

const ofJob = z.object({ jobId: z.uuid() })
const changeStateInput = z.object({ jobId: z.uuid(), version, to: z.enum(statesByHand) })

/** What an employer can ask about the own jobs. Candidates read jobs through matches and applications. */
export const jobsContract = {
  mine: oc.route({ method: 'GET', path: '/employer/jobs' }).output(ownJobList),
  create: oc.route({ method: 'POST', path: '/employer/jobs' }).input(createJobInput).output(ownJobView),
  review: oc.route({ method: 'POST', path: '/employer/jobs/review' }).input(reviewInput).output(reviewView),
  own: oc.route({ method: 'GET', path: '/employer/jobs/{jobId}' }).input(ofJob).output(ownJobView),
  update: oc.route({ method: 'PUT', path: '/employer/jobs/{jobId}' }).input(updateJobInput).output(ownJobView),
  repost: oc.route({ method: 'POST', path: '/employer/jobs/{jobId}/repost' }).input(ofJob).output(ownJobView),
  changeState: oc
    .route({ method: 'POST', path: '/employer/jobs/{jobId}/state' })
    .input(changeStateInput)
    .output(ownJobView),
}
