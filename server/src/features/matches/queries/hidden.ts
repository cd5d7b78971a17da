import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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

export type HiddenCompany = { companyId: string; since: string }

/**
 * The same for a search over many jobs: the hidden companies are few and looked up first, so that no row of `jobs` pays
 * for a look into other tables.
 */
export function hiddenCompaniesOf(candidateId: SQLWrapper): SQL<HiddenCompany[]> {
  return sql<HiddenCompany[]>`coalesce((
    select json_agg(json_build_object('companyId', ${companies.id}, 'since', ${hiddenCompanies.createdAt}::text))
    from ${hiddenCompanies} join ${companies} on ${companies.id} = ${hiddenCompanies.companyId}
      or lower(${companies.name}) = lower(${hiddenCompanies.companyName})
    where ${hiddenCompanies.candidateId} = ${candidateId}), '[]')`
}

/** In a statement over `jobs`: of none of these companies. */
export function isNoneOf(hidden: readonly HiddenCompany[]): SQL {
  if (hidden.length === 0) return sql`true`
  const each = hidden.map(
    ({ companyId, since }) =>
      sql`not (${jobs.companyId} = ${companyId} and (not ${jobs.isAnonymous} or ${jobs.publishedAt} > ${since}::timestamptz))`,
  )
  return sql.join(each, sql` and `)
}
