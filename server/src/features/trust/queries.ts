import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { openVouchStates } from '#domain/trust/states.ts'
import type { Connection } from '../../db/open.ts'
import type { Candidate } from '../../http/session.ts'
import { readOneTimeLink } from '../accounts/one-time-links.ts'
import { users } from '../accounts/tables.ts'
import { outboxMails } from '../notices/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { readEvidence, readRoles } from './queries/facts.ts'
import { verifiedEmployment, vouches } from './tables.ts'

export type VouchRow = typeof vouches.$inferSelect
export type EmploymentRow = typeof verifiedEmployment.$inferSelect
export type MailFate = 'waiting' | 'sent' | 'failed'

/** Everything behind a candidate's trust, for the candidate. */
export async function readTrust(db: Connection, actor: Candidate) {
  const own = await db
    .select({ vouch: vouches, isResendable: sql<boolean>`${vouches.lastSentAt} <= now() - interval '24 hours'` })
    .from(vouches)
    .where(eq(vouches.candidateId, actor.id))
    .orderBy(desc(vouches.createdAt), asc(vouches.id))
  const employment = await db
    .select()
    .from(verifiedEmployment)
    .where(eq(verifiedEmployment.candidateId, actor.id))
    .orderBy(desc(verifiedEmployment.createdAt), asc(verifiedEmployment.id))
  const evidence = await readEvidence(db, actor.id)
  if (!evidence) return null
  const roles = await readRoles(db, actor.id)
  const fates = await readFates(db, [
    ...own.map(({ vouch }) => vouch.mailId),
    ...employment.map(({ mailId }) => mailId),
  ])
  const currentEmployers = roles.filter((role) => role.isCurrent).flatMap(({ employer }) => employer ?? [])
  return { vouches: own, employment, evidence, fates, currentEmployers }
}

async function readFates(db: Connection, ids: readonly (string | null)[]): Promise<Map<string, MailFate>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await db
    .select({ id: outboxMails.id, sentAt: outboxMails.sentAt, failedAt: outboxMails.failedAt })
    .from(outboxMails)
    .where(inArray(outboxMails.id, known))
  return new Map(rows.map(({ id, sentAt, failedAt }) => [id, sentAt ? 'sent' : failedAt ? 'failed' : 'waiting']))
}

export async function findOwnVouch(db: Connection, actor: Candidate, id: string): Promise<VouchRow | null> {
  const [row] = await db
    .select()
    .from(vouches)
    .where(and(eq(vouches.candidateId, actor.id), eq(vouches.id, id)))
  return row ?? null
}

/** The invitation behind a link that still works, with the name of who asks. Reading it changes nothing. */
export async function findInvitation(db: Connection, secret: string) {
  const link = await readOneTimeLink(db, 'vouch', secret)
  if (!link?.subjectId) return null
  const [found] = await db
    .select({ vouch: vouches, candidateName: profiles.fullName, candidateEmail: users.email })
    .from(vouches)
    .innerJoin(profiles, eq(profiles.id, vouches.candidateId))
    .innerJoin(users, eq(users.id, vouches.candidateId))
    .where(
      and(
        eq(vouches.candidateId, link.personId),
        eq(vouches.id, link.subjectId),
        inArray(vouches.state, [...openVouchStates]),
        sql`${vouches.expiresAt} > now()`,
      ),
    )
  return found ?? null
}

/** The request behind a link that still works. Reading it changes nothing. */
export async function findEmploymentRequest(db: Connection, secret: string): Promise<EmploymentRow | null> {
  const link = await readOneTimeLink(db, 'verify_employment', secret)
  if (!link?.subjectId) return null
  const [found] = await db
    .select()
    .from(verifiedEmployment)
    .where(
      and(
        eq(verifiedEmployment.candidateId, link.personId),
        eq(verifiedEmployment.id, link.subjectId),
        eq(verifiedEmployment.status, 'requested'),
        sql`${verifiedEmployment.expiresAt} > now()`,
      ),
    )
  return found ?? null
}
