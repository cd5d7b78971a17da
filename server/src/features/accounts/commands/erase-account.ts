import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { isErasureDue } from '#domain/accounts/deletion.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { reports } from '../../companies/tables.ts'
import { noticeSwitches, notices, outboxMails } from '../../notices/tables.ts'
import { profiles } from '../../profiles/tables.ts'
import { removeFiles } from '../../profiles/tasks.ts'
import { auditLog, authAccounts, idempotencyKeys, oneTimeLinks, sessions, users } from '../tables.ts'
import { eraseCandidate } from './erase-candidate.ts'
import { eraseEmployer } from './erase-employer.ts'

/**
 * Erases a person whose seven days are over: what somebody else's record stands on stays as a stub without personal data,
 * everything else goes, and the files follow in a task of the same transaction. A second run finds nobody to erase.
 */
export async function eraseAccount(db: Database, personId: string, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, personId)).for('update')
    if (!user || !isErasureDue(user.deletionRequestedAt, now)) return false
    const candidate = await eraseCandidate(tx, personId, now)
    const employer = await eraseEmployer(tx, personId)
    await eraseAccess(tx, user)
    // What was reported is settled all the same; who reported it, and in which words, is forgotten.
    await tx.update(reports).set({ reporterId: null, note: null }).where(eq(reports.reporterId, personId))
    if (candidate.leavesStub || employer.leavesStub) await blankPerson(tx, personId)
    else await tx.delete(users).where(eq(users.id, personId))
    await enqueue(tx, removeFiles, { keys: [...candidate.files, ...employer.files] })
    await tx.insert(auditLog).values({ id: randomUUID(), actorId: null, action: 'account_erased', subjectId: personId })
    return true
  })
}

/** Everything that opens the account, tells it something, or names its address. */
async function eraseAccess(tx: Transaction, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, id))
  await tx.delete(authAccounts).where(eq(authAccounts.userId, id))
  await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.personId, id))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.personId, id))
  await tx.delete(notices).where(eq(notices.personId, id))
  await tx.delete(noticeSwitches).where(eq(noticeSwitches.personId, id))
  await tx.delete(outboxMails).where(eq(sql`lower(${outboxMails.recipientAddress})`, email.toLowerCase()))
}

/** The row that stubs hang on: an id and nothing that leads to a person. */
async function blankPerson(tx: Transaction, personId: string): Promise<void> {
  await tx
    .update(users)
    .set({
      name: 'Erased account',
      email: `${personId}@erased.invalid`,
      emailVerified: false,
      image: null,
      deletionRequestedAt: null,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, personId))
  await tx
    .update(profiles)
    .set({
      fullName: '',
      location: null,
      headline: null,
      avatarKey: null,
      yearsExperience: null,
      desiredTitles: [],
      skills: [],
      workPreference: 'remote',
      desiredLocations: [],
      openToRelocation: false,
      employmentTypes: [],
      payMinimum: null,
      payTarget: null,
      salaryExpectation: null,
      seniority: null,
      industries: [],
      linkedinUrl: null,
      website: null,
      phone: null,
      companyName: null,
      resumeUploaded: false,
      resumeAnalyzedAt: null,
      prefsSetAt: null,
      trustScore: 0,
      trustEvidence: 0,
      version: sql`${profiles.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(profiles.id, personId))
}
