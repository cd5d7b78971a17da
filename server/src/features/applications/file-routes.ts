import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { candidateSheet } from '#domain/applications/candidate-sheet.ts'
import { jobNotFound } from '#domain/applications/messages.ts'
import { AppError } from '../../http/errors.ts'
import { requireEmployer } from '../../http/session.ts'
import type { HttpVariables } from '../../http/variables.ts'
import { readSheet } from './queries/sheet.ts'
import { revealingJob, viewSheetRow } from './view.ts'

const jobId = z.uuid()

/** The candidates of a role as a sheet: what the page shows, no more. */
export function mountCandidateSheet(app: Hono<HttpVariables>): void {
  app.get('/employer/jobs/:id/candidates.csv', async (c) => {
    const context = c.get('context')
    const actor = await requireEmployer(context)
    const id = jobId.safeParse(c.req.param('id'))
    const source = id.success ? await readSheet(context.db, actor, id.data) : null
    if (!source) throw new AppError('not_found', jobNotFound)
    const job = revealingJob(source.own.job)
    const rows = source.rows.map(({ applicant, contact }) =>
      viewSheetRow(applicant, job, { contact, now: context.clock.now() }),
    )
    return c.body(candidateSheet(rows), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="candidates.csv"',
    })
  })
}
