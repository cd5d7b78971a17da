import { and, eq, inArray, sql } from 'drizzle-orm'
import { getDomain } from 'tldts'
import { isWebmail } from '#domain/companies/mail-domains.ts'
import { domainOf } from '#domain/trust/address-key.ts'
import { gatherEvidence, type TrustFacts } from '#domain/trust/evidence.ts'
import type { Connection } from '../../../db/open.ts'
import { users } from '../../accounts/tables.ts'
import { resumes } from '../../resumes/tables.ts'
import { verifiedEmployment, vouches } from '../tables.ts'

/** The domain as registered, without subdomains; null where there is none. */
export function registrableDomain(address: string): string | null {
  return getDomain(domainOf(address))
}

export function isFreeMail(address: string): boolean {
  const domain = registrableDomain(address)
  return domain === null || isWebmail(domain)
}

/** What a candidate's trust is made of, as it is stored at this moment of the database's clock. */
export async function readEvidence(db: Connection, candidateId: string) {
  const [person] = await db
    .select({ isEmailConfirmed: users.emailVerified, today: sql<string>`to_char(now(), 'YYYY-MM-DD')` })
    .from(users)
    .where(eq(users.id, candidateId))
  if (!person) return null
  const confirmed = await db
    .select({ relation: vouches.relation, email: vouches.voucherEmail, workedUntil: vouches.workedUntil })
    .from(vouches)
    .where(and(eq(vouches.candidateId, candidateId), eq(vouches.state, 'confirmed')))
  const employment = await db
    .select({
      status: verifiedEmployment.status,
      company: verifiedEmployment.company,
      startDate: verifiedEmployment.startDate,
      endDate: verifiedEmployment.endDate,
    })
    .from(verifiedEmployment)
    .where(
      and(
        eq(verifiedEmployment.candidateId, candidateId),
        inArray(verifiedEmployment.status, ['verified', 'disputed']),
      ),
    )
  return gatherEvidence({
    vouches: confirmed.map(({ relation, email, workedUntil }) => ({
      relation,
      isCompanyAddress: !isFreeMail(email),
      workedUntil,
    })),
    employment,
    roles: await readRoles(db, candidateId),
    ...person,
  })
}

/** The dated roles of the active résumé, as the candidate has corrected them. */
export async function readRoles(db: Connection, candidateId: string): Promise<TrustFacts['roles']> {
  const [resume] = await db
    .select({ roles: sql<TrustFacts['roles'] | null>`${resumes.reading} -> 'roles'` })
    .from(resumes)
    .where(and(eq(resumes.candidateId, candidateId), eq(resumes.isActive, true)))
  return resume?.roles ?? []
}
