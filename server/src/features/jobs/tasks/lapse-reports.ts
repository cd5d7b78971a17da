import { and, eq, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { reportDays } from '#domain/companies/trust.ts'
import { transact } from '../../../db/open.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { defineTask } from '../../../tasks/task.ts'
import { reports } from '../../companies/tables.ts'
import { scoreCompany } from './score-company.ts'

/** Upheld reports that no longer count give their companies the trust back, each once. */
export const lapseReports = defineTask({
  name: 'jobs.lapse-reports',
  input: z.object({}),
  schedules: [{ cron: '43 * * * *', input: {} }],
  async run({ db }) {
    await transact(db, async (tx) => {
      const isOver = lte(reports.settledAt, sql`now() - make_interval(days => ${reportDays})`)
      const lapsed = await tx
        .update(reports)
        .set({ state: 'lapsed' })
        .where(and(eq(reports.state, 'upheld'), isOver))
        .returning({ companyId: reports.companyId })
      for (const { companyId } of lapsed) await enqueue(tx, scoreCompany, { companyId }, { key: companyId })
    })
  },
})
