import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { uniqueViolation, violates } from '../../../db/errors.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Person } from '../../../http/session.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { alreadyRegisteredMail, changeEmailMail, emailChangedMail } from '../mails.ts'
import { endOneTimeLinks, makeOneTimeLink, useOneTimeLink } from '../one-time-links.ts'
import { findUserByEmail } from '../queries/account.ts'
import { auditLog, users } from '../tables.ts'

/** Mails a link to the new address. An address that has an account gets word of that instead; the page hears the same. */
export async function requestEmailChange(db: Database, actor: Person, email: string, publicUrl: string): Promise<void> {
  await transact(db, async (tx) => {
    await endOneTimeLinks(tx, 'change_email', actor.id)
    const owner = await findUserByEmail(tx, email)
    if (owner?.id === actor.id) return
    const secret = await makeOneTimeLink(tx, { purpose: 'change_email', personId: actor.id, payload: { email } })
    if (owner) {
      await enqueueMail(tx, alreadyRegisteredMail({ name: owner.name, address: owner.email }, `${publicUrl}/auth`))
    } else {
      await enqueueMail(
        tx,
        changeEmailMail({ name: actor.name, address: email }, `${publicUrl}/auth/confirm/${secret}`),
      )
    }
  })
}

/** Takes effect here, at the new address; the old one is told. False for every link that can't be used. */
export async function changeEmail(
  db: Database,
  secret: string,
  publicUrl: string,
): Promise<Result<true, 'dead' | 'taken'>> {
  try {
    return await transact(db, async (tx) => {
      const link = await useOneTimeLink(tx, 'change_email', secret)
      const email = link?.payload.email
      if (!link || !email) return { ok: false, refusal: 'dead' }
      const [before] = await tx
        .select({ name: users.name, email: users.email })
        .from(users)
        .where(eq(users.id, link.personId))
        .for('update')
      await tx
        .update(users)
        .set({ email, emailVerified: true, updatedAt: sql`now()` })
        .where(eq(users.id, link.personId))
      await endOneTimeLinks(tx, 'confirm_email', link.personId)
      await endOneTimeLinks(tx, 'reset_password', link.personId)
      await tx
        .insert(auditLog)
        .values({ id: randomUUID(), actorId: link.personId, action: 'email_changed', subjectId: link.personId })
      if (before)
        await enqueueMail(tx, emailChangedMail({ name: before.name, address: before.email }, `${publicUrl}/auth`))
      return { ok: true, value: true }
    })
  } catch (error) {
    if (violates(error, uniqueViolation, 'users_email_key')) return { ok: false, refusal: 'taken' }
    throw error
  }
}
