import { employerTrust } from '#domain/companies/trust.ts'
import type { users } from '../../features/accounts/tables.ts'
import type { companies, companyVerifications } from '../../features/companies/tables.ts'
import type { profiles } from '../../features/profiles/tables.ts'
import { ownerAddress } from '../accounts.ts'
import { day } from '../applications/history.ts'
import { freshCompany } from '../content/companies.ts'
import type { DemoCompany } from '../content/company.ts'
import type { BuiltJob } from '../jobs/build.ts'
import { seededRandom, stableId } from '../random.ts'

export type CompanyRows = {
  user: typeof users.$inferInsert
  profile: typeof profiles.$inferInsert
  company: typeof companies.$inferInsert
  verification: typeof companyVerifications.$inferInsert | null
}

export function ownerId(seed: string, company: DemoCompany): string {
  return stableId(seed, `owner/${company.domain}`)
}

export function companyId(seed: string, company: DemoCompany): string {
  return stableId(seed, `company/${company.domain}`)
}

export function companyRows(seed: string, now: Date, company: DemoCompany, jobs: readonly BuiltJob[]): CompanyRows {
  const random = seededRandom(`${seed}/company/${company.domain}`)
  const joinedAt = new Date(now.getTime() - (company.name === freshCompany ? 1 : random.whole(80, 420)) * day)
  const verifiedAt = company.verified ? new Date(joinedAt.getTime() + random.whole(1, 9) * day) : null
  const email = ownerAddress(company)
  const [repliesInTime, repliesDue, replyDaysMedian] = company.replies
  const shown = jobs.filter((job) => job.company === company && job.state === 'published')
  return {
    user: {
      id: ownerId(seed, company),
      name: company.owner,
      email,
      emailVerified: true,
      role: 'employer',
      createdAt: joinedAt,
      updatedAt: joinedAt,
    },
    profile: {
      id: ownerId(seed, company),
      fullName: company.owner,
      companyName: company.name,
      onboardingComplete: true,
      createdAt: joinedAt,
      updatedAt: joinedAt,
    },
    company: {
      id: companyId(seed, company),
      ownerUserId: ownerId(seed, company),
      name: company.name,
      industry: company.industry,
      size: company.size,
      website: `https://${company.domain}`,
      hqLocation: company.places[0] ?? null,
      about: company.about,
      verifiedDomain: company.verified ? company.domain : null,
      domainVerifiedAt: verifiedAt,
      trustScore: employerTrust({
        isDomainVerified: company.verified,
        isPayShown: shown.length > 0 && shown.every((job) => job.reading.pay !== null),
        isProfileComplete: true,
        isOwnerConfirmed: true,
        repliesInTime,
        repliesDue,
        upheldReports: 0,
      }),
      repliesInTime,
      repliesDue,
      replyDaysMedian,
      createdAt: joinedAt,
      updatedAt: verifiedAt ?? joinedAt,
    },
    verification: verifiedAt && {
      id: stableId(seed, `verification/${company.domain}`),
      companyId: companyId(seed, company),
      email: `office@${company.domain}`,
      domain: company.domain,
      state: 'verified',
      expiresAt: new Date(verifiedAt.getTime() + day),
      verifiedAt,
      createdAt: verifiedAt,
    },
  }
}
