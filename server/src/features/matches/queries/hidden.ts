import { type SQL, sql } from 'drizzle-orm'
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
