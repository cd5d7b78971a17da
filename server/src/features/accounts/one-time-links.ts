import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../db/open.ts'
import { type oneTimeLinkPurposes, oneTimeLinks } from './tables.ts'

export type LinkPurpose = (typeof oneTimeLinkPurposes)[number]

/** How long each kind of link works, in minutes. */
const lifetimes: Record<LinkPurpose, number> = {
  confirm_email: 24 * 60,
  change_email: 24 * 60,
  // Short because it opens an account; a new one is a minute away.
  reset_password: 30,
  verify_company: 24 * 60,
  vouch: 14 * 24 * 60,
  verify_employment: 30 * 24 * 60,
  unsubscribe: 365 * 24 * 60,
}

type NewLink = {
  purpose: LinkPurpose
  personId: string
  subjectId?: string
  payload?: Record<string, string>
}

/** Makes a link's secret: 256 random bits, of which only the hash is kept. The secret exists in the mail alone. */
export async function makeOneTimeLink(tx: Connection, link: NewLink): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await tx.insert(oneTimeLinks).values({
    id: randomUUID(),
    purpose: link.purpose,
    personId: link.personId,
    subjectId: link.subjectId ?? null,
    payload: link.payload ?? {},
    secretHash: hashOf(secret),
    expiresAt: sql`now() + make_interval(mins => ${lifetimes[link.purpose]})`,
  })
  return secret
}

/** Uses a link up: one conditional update by the database's clock, so that of many uses at once exactly one succeeds. */
export async function useOneTimeLink(tx: Transaction, purpose: LinkPurpose, secret: string) {
  const [used] = await tx
    .update(oneTimeLinks)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(oneTimeLinks.secretHash, hashOf(secret)),
        eq(oneTimeLinks.purpose, purpose),
        isNull(oneTimeLinks.usedAt),
        gt(oneTimeLinks.expiresAt, sql`now()`),
      ),
    )
    .returning({
      personId: oneTimeLinks.personId,
      subjectId: oneTimeLinks.subjectId,
      payload: oneTimeLinks.payload,
    })
  return used ?? null
}

/** What a link is for, without using it up: for a page that asks before it acts. */
export async function readOneTimeLink(db: Connection, purpose: LinkPurpose, secret: string) {
  const [link] = await db
    .select({
      personId: oneTimeLinks.personId,
      subjectId: oneTimeLinks.subjectId,
      payload: oneTimeLinks.payload,
    })
    .from(oneTimeLinks)
    .where(
      and(
        eq(oneTimeLinks.secretHash, hashOf(secret)),
        eq(oneTimeLinks.purpose, purpose),
        isNull(oneTimeLinks.usedAt),
        gt(oneTimeLinks.expiresAt, sql`now()`),
      ),
    )
  return link ?? null
}

/** Every open link to one thing dies, as when one of several that were sent for it has been used. */
export async function endLinksTo(tx: Transaction, purpose: LinkPurpose, subject: { personId: string; id: string }) {
  await tx
    .update(oneTimeLinks)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(oneTimeLinks.personId, subject.personId),
        eq(oneTimeLinks.purpose, purpose),
        eq(oneTimeLinks.subjectId, subject.id),
        isNull(oneTimeLinks.usedAt),
      ),
    )
}

/** Every open link of this kind dies, as when the password it would reset has changed. */
export async function endOneTimeLinks(tx: Transaction, purpose: LinkPurpose, personId: string): Promise<void> {
  await tx
    .update(oneTimeLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(oneTimeLinks.personId, personId), eq(oneTimeLinks.purpose, purpose), isNull(oneTimeLinks.usedAt)))
}

function hashOf(secret: string) {
  return createHash('sha256').update(secret).digest('hex')
}
