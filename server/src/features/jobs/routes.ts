import { jobRefusals } from '#domain/jobs/messages.ts'
import { reviewJob } from '#domain/jobs/review.ts'
import { api } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { requireEmployer } from '../../http/session.ts'
import { changeJobState, type StateRefusal } from './commands/change-job-state.ts'
import { createJob } from './commands/create-job.ts'
import { repostJob } from './commands/repost-job.ts'
import { type UpdateRefusal, updateJob } from './commands/update-job.ts'
import { countPipelines, nobody } from './queries/pipelines.ts'
import { findIdentity, findOwnJob, listOwnJobs } from './queries.ts'
import { viewOwnJob, viewOwnJobListItem } from './view.ts'

export const jobsRoutes = {
  mine: api.jobs.mine.handler(async ({ context }) => {
    const employer = await requireEmployer(context)
    const own = await listOwnJobs(context.db, employer)
    const ids = own.map(({ job }) => job.id)
    const counts = await countPipelines(context.db, ids, context.clock.now())
    return { jobs: own.map((one) => viewOwnJobListItem(one, counts.get(one.job.id) ?? nobody)) }
  }),

  create: api.jobs.create.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    const created = await createJob(context.db, employer, input)
    if (!created.ok) throw new AppError('conflict', jobRefusals.noCompany)
    return viewOwnJob(created.value)
  }),

  review: api.jobs.review.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    const identity = await findIdentity(context.db, employer)
    if (!identity) throw new AppError('conflict', jobRefusals.noCompany)
    return reviewJob(input, identity)
  }),

  own: api.jobs.own.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    const own = await findOwnJob(context.db, employer, input.jobId)
    if (!own) throw new AppError('not_found', jobRefusals.notFound)
    return viewOwnJob(own)
  }),

  update: api.jobs.update.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    const updated = await updateJob(context.db, employer, input, context.clock.now())
    if (!updated.ok) throw refused(updated.refusal)
    return viewOwnJob(updated.value)
  }),

  repost: api.jobs.repost.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    const reposted = await repostJob(context.db, employer, input)
    if (!reposted.ok) throw refused(reposted.refusal)
    return viewOwnJob(reposted.value)
  }),

  changeState: api.jobs.changeState.handler(async ({ input, context }) => {
    const employer = await requireEmployer(context)
    const changed = await changeJobState(context.db, employer, input)
    if (!changed.ok) throw refused(changed.refusal)
    return viewOwnJob(changed.value)
  }),
}

function refused(refusal: UpdateRefusal | StateRefusal): AppError {
  switch (refusal) {
    case 'not_found':
      return new AppError('not_found', jobRefusals.notFound)
    case 'changed_elsewhere':
      return new AppError('conflict', jobRefusals.changedElsewhere)
    case 'over':
      return new AppError('conflict', jobRefusals.over)
    case 'terms_fixed':
      return new AppError('conflict', jobRefusals.termsFixed)
    case 'not_that_way':
      return new AppError('conflict', jobRefusals.notThatWay)
    case 'leaks':
      return new AppError('invalid', jobRefusals.leaks)
  }
}
