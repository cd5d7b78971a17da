import type { LedgerEntry, RevealKind } from '#domain/applications/ledger.ts'
import type { CompanyForCandidate } from '#domain/applications/schema.ts'
import type { LedgerRow } from './queries.ts'

/** The columns of a company that may ever reach a candidate. No id, owner or key is among them. */
export type ShownCompany = {
  name: string
  industry: string | null
  size: string | null
  hqLocation: string | null
  about: string | null
  website: string | null
  logoUrl: string | null
}

const nothingShown: CompanyForCandidate = {
  name: null,
  industry: null,
  size: null,
  hqLocation: null,
  about: null,
  website: null,
  logoUrl: null,
}

/** The company as `domain/reveals/visibility.ts` allows it: the same fields either way, all null while it is hidden. */
export function companyForCandidate(company: ShownCompany, isVisible: boolean): CompanyForCandidate {
  if (!isVisible) return nothingShown
  return {
    name: company.name,
    industry: company.industry,
    size: company.size,
    hqLocation: company.hqLocation,
    about: company.about,
    website: company.website,
    logoUrl: company.logoUrl,
  }
}

/** What stands where a company's name would: its name once it may be known, else the words chosen by the employer. */
export function companyDisplay(job: { companyDisplay: string }, company: { name: string }, isVisible: boolean): string {
  return isVisible ? company.name : job.companyDisplay
}

export function ledgerEntry(row: LedgerRow): LedgerEntry {
  return { kind: row.kind, gate: row.gate, at: row.at.toISOString() }
}

/** What the ledger says of one job, as the visibility rule wants it. */
export function revealedKinds(ledger: readonly LedgerRow[], jobId: string): RevealKind[] {
  return ledger.filter((row) => row.jobId === jobId).map((row) => row.kind)
}
