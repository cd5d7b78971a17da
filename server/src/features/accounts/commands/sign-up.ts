import { randomUUID } from 'node:crypto'
import type { SignUpInput } from '#domain/accounts/schema.ts'
import type { Result } from '#domain/errors.ts'
import { isRetryable, isUnavailable, uniqueViolation, violates } from '../../../db/errors.ts'
import { type Transaction, transact } from '../../../db/open.ts'
import type { RequestContext } from '../../../http/contract.ts'
import { hashPassword } from '../../../http/passwords.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { companies } from '../../companies/tables.ts'
import { profiles } from '../../profiles/tables.ts'
import { confirmEmailMail } from '../mails.ts'
import { makeOneTimeLink } from '../one-time-links.ts'
import { auditLog, authAccounts, users } from '../tables.ts'

/**
 * Account and confirmation mail come into being together or not at all. A profile or a company that can't be made keeps
 * nobody from the account: it is reported, and made when it is first needed.
 */
export async function signUp(
  { db, config: { publicUrl }, report }: Pick<RequestContext, 'db' | 'config' | 'report'>,
  input: SignUpInput,
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
      const hasCompany =
        companyName !== null &&
        (await isMade(tx, report, (inner) =>
          inner.insert(companies).values({ id: randomUUID(), ownerUserId: personId, name: companyName }),
        ))
      await isMade(tx, report, (inner) =>
        inner.insert(profiles).values({ id: personId, fullName: name, companyName: hasCompany ? companyName : null }),
      )
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

/** In a savepoint of its own, so that a refusal leaves the rest of the transaction standing. */
async function isMade(
  tx: Transaction,
  report: (error: unknown) => void,
  make: (inner: Transaction) => Promise<unknown>,
): Promise<boolean> {
  try {
    await tx.transaction(make)
    return true
  } catch (error) {
    if (isRetryable(error) || isUnavailable(error)) throw error
    report(error)
    return false
  }
}
