import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Connection, transact } from '../../../db/open.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { defineTask } from '../../../tasks/task.ts'
import { sessions } from '../../accounts/tables.ts'
import { resumes } from '../../resumes/tables.ts'
import { noteSearches } from '../commands/note-searches.ts'
import { matchSearches } from '../tables.ts'
import { scoreCandidate } from './score-candidate.ts'

const refreshedAtOnce = 500
const isStaleAfter = sql`interval '1 day'`
const isAwayAfter = sql`interval '7 days'`

/**
 * Once a day for everybody who was here within a week: a new job is told to as many as it is nearest to, and where more
 * people than that do the same work, the rest find it here. What people do comes first.
 */
export const refreshMatches = defineTask({
  name: 'matches.refresh',
  input: z.object({}),
  schedules: [{ cron: '37 * * * *', input: {} }],
  async run({ db, clock }) {
    await transact(db, async (tx) => {
      const stale = await findStale(tx, clock.now())
      // Marked while they wait, so that the next batch has others.
      const ids = stale.map(({ candidateId }) => candidateId)
      await noteSearches(tx, ids, clock.now())
      for (const one of stale) await enqueue(tx, scoreCandidate, one, { key: one.candidateId, priority: -1 })
      if (stale.length === refreshedAtOnce) await enqueue(tx, { name: 'matches.refresh' }, {}, { key: 'next' })
    })
  },
})

type Stale = { candidateId: string; resumeId: string }

async function findStale(tx: Connection, now: Date): Promise<Stale[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await tx.execute<Stale>(sql`
    select ${resumes.candidateId} as "candidateId", ${resumes.id} as "resumeId"
    from ${resumes} left join ${matchSearches} on ${matchSearches.candidateId} = ${resumes.candidateId}
    where ${resumes.isActive}
      and (${matchSearches.searchedAt} is null or ${matchSearches.searchedAt} < ${at} - ${isStaleAfter})
      and exists (select from ${sessions}
        where ${sessions.userId} = ${resumes.candidateId} and ${sessions.updatedAt} > ${at} - ${isAwayAfter})
    order by ${matchSearches.searchedAt} nulls first, ${resumes.candidateId} limit ${refreshedAtOnce}`)
  return rows
}
