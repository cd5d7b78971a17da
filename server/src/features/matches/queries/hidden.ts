import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'
import { companies } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { hiddenCompanies } from '../../profiles/tables.ts'

/**
 * In a statement over `jobs`: the candidate has hidden this job's company. An anonymous job is only touched when it was
 * published after the hiding, or hiding companies one by one would unmask it (decisions.md E.30, K.60).
 */
export function isHiddenFrom(candidateId: SQL): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from ${hiddenCompanies} join ${companies} on ${companies.id} = ${jobs.companyId}
    where ${hiddenCompanies.candidateId} = ${candidateId}
      and (${hiddenCompanies.companyId} = ${companies.id} or lower(${hiddenCompanies.companyName}) = lower(${companies.name}))
      and (not ${jobs.isAnonymous} or ${jobs.publishedAt} > ${hiddenCompanies.createdAt}))`
}

/**
 * The same for a search over many jobs: the hidden companies are few and looked up first, so that no row of `jobs` pays
 * for a look into other tables.
 */
export async function isNotHiddenFrom(db: Connection, candidateId: string): Promise<SQL> {
  const hidden = await db
    .select({ companyId: companies.id, since: sql<string>`${hiddenCompanies.createdAt}::text` })
    .from(hiddenCompanies)
    .innerJoin(
      companies,
      or(
        eq(hiddenCompanies.companyId, companies.id),
        sql`lower(${hiddenCompanies.companyName}) = lower(${companies.name})`,
      ),
    )
    .where(eq(hiddenCompanies.candidateId, candidateId))
  if (hidden.length === 0) return sql`true`
  const each = hidden.map(
    ({ companyId, since }) =>
      sql`not (${jobs.companyId} = ${companyId} and (not ${jobs.isAnonymous} or ${jobs.publishedAt} > ${since}::timestamptz))`,
  )
  return sql.join(each, sql` and `)
}
