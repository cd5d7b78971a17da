import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { isThrowaway, isWebmail } from '#domain/companies/mail-domains.ts'
import type { Result } from '#domain/errors.ts'
import { addressKey } from '#domain/trust/address-key.ts'
import { companyFits } from '#domain/trust/company-fits.ts'
import type { EmploymentRequest } from '#domain/trust/forms.ts'
import { employmentDays } from '#domain/trust/limits.ts'
import type { EmploymentRefusal } from '#domain/trust/messages.ts'
import { liveEmploymentStates } from '#domain/trust/states.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import type { VisitorSignals } from '../../../http/visitor-signals.ts'
import { isSuppressed } from '../../../tasks/mail-stops.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { endLinksTo, makeOneTimeLink } from '../../accounts/one-time-links.ts'
import { companies } from '../../companies/tables.ts'
import { profiles } from '../../profiles/tables.ts'
import { employmentRequestMail } from '../mails.ts'
import { registrableDomain } from '../queries/facts.ts'
import { verifiedEmployment } from '../tables.ts'
import { noteSignals } from './note-signals.ts'

type Sent = { signals: VisitorSignals; publicUrl: string }

/** Asks somebody at a company to confirm a past job. One open or confirmed request for each job. */
export async function requestEmployment(
  db: Database,
  actor: Candidate,
  input: EmploymentRequest,
  { signals, publicUrl }: Sent,
): Promise<Result<{ id: string }, EmploymentRefusal>> {
  const refusal = await refusalOf(db, actor, input)
  if (refusal) return { ok: false, refusal }
  const { userId: _, ...job } = input
  return transact(db, async (tx) => {
    await lockOwn(tx, actor)
    if (await isAsked(tx, actor, input)) return { ok: false, refusal: 'asked_before' }
    const id = randomUUID()
    const secret = await makeOneTimeLink(tx, { purpose: 'verify_employment', personId: actor.id, subjectId: id })
    const mail = employmentRequestMail({
      address: input.verifierEmail,
      candidateName: actor.name,
      url: `${publicUrl}/verify-employment/${secret}`,
    })
    const mailId = await enqueueMail(tx, { ...mail, invitedBy: actor.id })
    const expiresAt = sql`now() + make_interval(days => ${employmentDays})`
    await tx.insert(verifiedEmployment).values({ ...job, candidateId: actor.id, id, mailId, expiresAt })
    await noteSignals(tx, { candidateId: actor.id }, signals)
    return { ok: true, value: { id } }
  })
}

/** Calls an open request back, or takes a verified job out again; calling back twice is the same. */
export async function revokeEmployment(tx: Transaction, actor: Candidate, id: string): Promise<boolean> {
  const isOwn = and(eq(verifiedEmployment.candidateId, actor.id), eq(verifiedEmployment.id, id))
  const revoked = await tx
    .update(verifiedEmployment)
    .set({ status: 'revoked', updatedAt: sql`now()`, version: sql`${verifiedEmployment.version} + 1` })
    .where(and(isOwn, inArray(verifiedEmployment.status, [...liveEmploymentStates])))
    .returning({ id: verifiedEmployment.id })
  if (revoked.length === 0) {
    return (await tx.$count(verifiedEmployment, and(isOwn, eq(verifiedEmployment.status, 'revoked')))) > 0
  }
  await endLinksTo(tx, 'verify_employment', { personId: actor.id, id })
  return true
}

async function refusalOf(
  db: Database,
  actor: Candidate,
  { verifierEmail, company }: EmploymentRequest,
): Promise<EmploymentRefusal | null> {
  if (addressKey(verifierEmail) === addressKey(actor.email)) return 'own_address'
  const domain = registrableDomain(verifierEmail)
  if (domain === null || isWebmail(domain) || isThrowaway(domain)) return 'free_mail'
  if (!(await fits(db, company, domain))) return 'other_domain'
  return (await isSuppressed(db, verifierEmail)) ? 'stopped' : null
}

/** A company that has proved its domain here is asked at that domain; for all others the name has to fit. */
async function fits(db: Database, company: string, domain: string): Promise<boolean> {
  const proved = await db
    .select({ domain: companies.verifiedDomain })
    .from(companies)
    .where(and(eq(sql`lower(${companies.name})`, company.toLowerCase()), isNotNull(companies.verifiedDomain)))
  return proved.length > 0 ? proved.some((one) => one.domain === domain) : companyFits(company, domain)
}

async function lockOwn(tx: Transaction, actor: Candidate) {
  await tx.insert(profiles).values({ id: actor.id, fullName: actor.name }).onConflictDoNothing()
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, actor.id)).for('update')
}

async function isAsked(tx: Transaction, actor: Candidate, { company, title }: EmploymentRequest) {
  const same = and(
    eq(verifiedEmployment.candidateId, actor.id),
    eq(sql`lower(${verifiedEmployment.company})`, company.toLowerCase()),
    eq(sql`lower(coalesce(${verifiedEmployment.title}, ''))`, (title ?? '').toLowerCase()),
    inArray(verifiedEmployment.status, [...liveEmploymentStates]),
  )
  return (await tx.$count(verifiedEmployment, same)) > 0
}
