import { isWebmail } from '#domain/companies/mail-domains.ts'
import type { ResumeReading } from '#domain/resumes/reading.ts'
import { domainOf } from '#domain/trust/address-key.ts'
import { candidateTrust } from '#domain/trust/candidate-trust.ts'
import { gatherEvidence } from '#domain/trust/evidence.ts'
import type { PersonRows } from '../rows/person-rows.ts'

/** The raw trust and the number of things behind it, as the product itself would store them (decisions.md F.33, F.34). */
export function trustOf({ user, vouches, employment }: PersonRows, { roles }: ResumeReading, now: Date) {
  const evidence = gatherEvidence({
    vouches: vouches
      .filter((vouch) => vouch.state === 'confirmed')
      .map((vouch) => ({
        relation: vouch.relation ?? 'peer',
        isCompanyAddress: !isWebmail(domainOf(vouch.voucherEmail)),
        workedUntil: vouch.workedUntil ?? null,
      })),
    employment: employment.map(({ status = 'requested', company, startDate = null, endDate = null }) => ({
      status,
      company,
      startDate,
      endDate,
    })),
    roles,
    isEmailConfirmed: user.emailVerified ?? false,
    today: now.toISOString().slice(0, 10),
  })
  return {
    trustScore: candidateTrust(evidence).total,
    trustEvidence: evidence.vouches.length + evidence.verifiedJobs,
  }
}
