import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { getDomain } from 'tldts'
import { type VerificationRefusal, verificationRefusal } from '#domain/companies/mail-domains.ts'
import type { Result } from '#domain/errors.ts'
import { uniqueViolation, violates } from '../../../db/errors.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { endOneTimeLinks, makeOneTimeLink, useOneTimeLink } from '../../accounts/one-time-links.ts'
import { scoreCompany } from '../../task-names.ts'
import { verifyCompanyMail } from '../mails.ts'
import { findOwnCompany } from '../queries.ts'
import { companies, companyVerifications } from '../tables.ts'

const hours = 24

/** Sends a link to an address that belongs to the company's website. An earlier link dies. */
export async function requestVerification(
  db: Database,
  employer: Employer,
  email: string,
  publicUrl: string,
): Promise<Result<null, VerificationRefusal>> {
  const domain = getDomain(email.slice(email.lastIndexOf('@') + 1))
  return transact(db, async (tx) => {
    const company = await findOwnCompany(tx, employer)
    if (!company) return { ok: false, refusal: 'no_company' }
    const refusal = verificationRefusal(domain, company.website && getDomain(company.website))
    if (refusal || domain === null) return { ok: false, refusal: refusal ?? 'webmail' }
    const id = randomUUID()
    await tx.insert(companyVerifications).values({
      id,
      companyId: company.id,
      email,
      domain,
      expiresAt: sql`now() + make_interval(hours => ${hours})`,
    })
    await endOneTimeLinks(tx, 'verify_company', employer.id)
    const secret = await makeOneTimeLink(tx, { purpose: 'verify_company', personId: employer.id, subjectId: id })
    const url = `${publicUrl}/verify-company/${secret}`
    await enqueueMail(tx, verifyCompanyMail({ address: email, companyName: company.name, domain, url }))
    return { ok: true, value: null }
  })
}

/** Uses the link up. One domain belongs to one company, and only while it is that of the company's website. */
export async function verifyDomain(
  db: Database,
  secret: string,
  now: Date,
): Promise<Result<string, 'dead_link' | 'taken'>> {
  try {
    return await transact(db, async (tx) => {
      const link = await useOneTimeLink(tx, 'verify_company', secret)
      const found = link?.subjectId ? await findVerification(tx, link.subjectId) : null
      if (!found || found.website === null || getDomain(found.website) !== found.domain) {
        return { ok: false, refusal: 'dead_link' }
      }
      await tx
        .update(companyVerifications)
        .set({ state: 'verified', verifiedAt: now })
        .where(eq(companyVerifications.id, found.id))
      await tx
        .update(companies)
        .set({ verifiedDomain: found.domain, domainVerifiedAt: now })
        .where(eq(companies.id, found.companyId))
      await enqueue(tx, scoreCompany, { companyId: found.companyId }, { key: found.companyId })
      return { ok: true, value: found.domain }
    })
  } catch (error) {
    if (!violates(error, uniqueViolation, 'companies_one_per_domain')) throw error
    await recordDispute(db, secret)
    return { ok: false, refusal: 'taken' }
  }
}

/** Two companies can show mail of one domain: a person looks at it. The link is used up all the same. */
async function recordDispute(db: Database, secret: string): Promise<void> {
  await transact(db, async (tx) => {
    const link = await useOneTimeLink(tx, 'verify_company', secret)
    if (!link?.subjectId) return
    await tx
      .update(companyVerifications)
      .set({ state: 'disputed' })
      .where(and(eq(companyVerifications.id, link.subjectId), eq(companyVerifications.state, 'sent')))
  })
}

async function findVerification(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      id: companyVerifications.id,
      companyId: companyVerifications.companyId,
      domain: companyVerifications.domain,
      website: companies.website,
    })
    .from(companyVerifications)
    .innerJoin(companies, eq(companies.id, companyVerifications.companyId))
    .where(and(eq(companyVerifications.id, id), eq(companyVerifications.state, 'sent')))
  return row ?? null
}
