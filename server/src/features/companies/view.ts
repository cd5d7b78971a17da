import type { EmployerTrustView, OwnCompanyView } from '#domain/companies/schema.ts'
import { companyStandIn, regionOf } from '#domain/companies/stand-in.ts'
import {
  type EmployerEvidence,
  employerTrust,
  employerTrustMost,
  employerTrustParts,
  employerTrustPoints,
  isTrustedEmployer,
} from '#domain/companies/trust.ts'
import { logoAddress } from '../../stored-file.ts'
import type { CompanyRow } from './queries.ts'

/** The company for its owner. Nobody else gets this view. */
export function viewOwnCompany(company: CompanyRow, upheldReports: number): OwnCompanyView {
  return {
    id: company.id,
    name: company.name,
    industry: company.industry,
    size: company.size,
    website: company.website,
    hqLocation: company.hqLocation,
    about: company.about,
    logoUrl: logoAddress(company.logoKey),
    verifiedDomain: company.verifiedDomain,
    standIn: companyStandIn({ industry: company.industry, size: company.size, region: regionOf(company.hqLocation) }),
    trustScore: company.trustScore,
    isTrustedEmployer: isTrustedEmployer({
      isDomainVerified: company.domainVerifiedAt !== null,
      repliesInTime: company.repliesInTime,
      repliesDue: company.repliesDue,
      upheldReports,
    }),
    replyDays: company.replyDaysMedian,
    version: company.version,
  }
}

export function viewEmployerTrust(evidence: EmployerEvidence): EmployerTrustView {
  const points = employerTrustPoints(evidence)
  return {
    total: employerTrust(evidence),
    parts: employerTrustParts.map((id) => ({
      id,
      points: Math.round(points[id] * 10) / 10,
      most: employerTrustMost[id],
    })),
  }
}
