import { randomUUID } from 'node:crypto'
import type { SignUpInput } from '#domain/accounts/schema.ts'
import type { Result } from '#domain/errors.ts'
import { uniqueViolation, violates } from '../../../db/errors.ts'
import { type Database, transact } from '../../../db/open.ts'
import { hashPassword } from '../../../http/passwords.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { companies } from '../../companies/tables.ts'
import { profiles } from '../../profiles/tables.ts'
import { confirmEmailMail } from '../mails.ts'
import { makeOneTimeLink } from '../one-time-links.ts'
import { auditLog, authAccounts, users } from '../tables.ts'

/** Account, profile, company and confirmation mail come into being together or not at all. */
export async function signUp(
  db: Database,
  input: SignUpInput,
  publicUrl: string,
): Promise<Result<{ personId: string }, 'already_registered'>> {
  const password = await hashPassword(input.password)
  const personId = randomUUID()
  const name = input.role === 'seeker' ? input.full_name : input.contact_name
  const companyName = input.role === 'employer' ? input.company_name : null
  try {
    await transact(db, async (tx) => {
      await tx.insert(users).values({ id: personId, name, email: input.email, role: input.role })
      await tx
        .insert(authAccounts)
        .values({ id: randomUUID(), accountId: personId, providerId: 'credential', userId: personId, password })
      await tx.insert(profiles).values({ id: personId, fullName: name, companyName })
      if (companyName) await tx.insert(companies).values({ id: randomUUID(), ownerUserId: personId, name: companyName })
      await tx
        .insert(auditLog)
        .values({ id: randomUUID(), actorId: personId, action: 'signed_up', subjectId: personId })
      const secret = await makeOneTimeLink(tx, { purpose: 'confirm_email', personId })
      await enqueueMail(tx, confirmEmailMail({ name, address: input.email }, `${publicUrl}/auth/confirm/${secret}`))
    })
  } catch (error) {
    if (violates(error, uniqueViolation, 'users_email_key')) return { ok: false, refusal: 'already_registered' }
    throw error
  }
  return { ok: true, value: { personId } }
}
