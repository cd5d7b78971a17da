import { eq } from 'drizzle-orm'
import { type EmploymentNews, employmentNews, type VouchNews, vouchNews } from '#domain/trust/news.ts'
import type { Transaction } from '../../../db/open.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { users } from '../../accounts/tables.ts'
import { addNotice } from '../../notices/commands.ts'
import { employmentAnsweredMail, vouchAnsweredMail } from '../mails.ts'

/** Where a candidate's trust stands. */
const path = '/dashboard#trust'

/** Under the bell and by mail; the same answer is told once. */
export async function tellVouchAnswered(
  tx: Transaction,
  vouch: VouchNews & { id: string; candidateId: string },
  publicUrl: string,
): Promise<void> {
  const news = vouchNews(vouch)
  const event = {
    personId: vouch.candidateId,
    kind: 'vouch_answered',
    eventKey: `vouch:${vouch.id}:${vouch.state}`,
    path,
  }
  if (!(await addNotice(tx, { ...event, ...news }))) return
  const recipient = await findRecipient(tx, vouch.candidateId)
  if (recipient) await enqueueMail(tx, vouchAnsweredMail(recipient, { ...news, url: publicUrl + path }))
}

export async function tellEmploymentAnswered(
  tx: Transaction,
  job: EmploymentNews & { id: string; candidateId: string },
  publicUrl: string,
): Promise<void> {
  const news = employmentNews(job)
  const eventKey = `employment:${job.id}:${job.status}`
  const event = { personId: job.candidateId, kind: 'employment_answered', eventKey, path }
  if (!(await addNotice(tx, { ...event, ...news }))) return
  const recipient = await findRecipient(tx, job.candidateId)
  if (recipient) await enqueueMail(tx, employmentAnsweredMail(recipient, { ...news, url: publicUrl + path }))
}

async function findRecipient(tx: Transaction, candidateId: string) {
  const [person] = await tx
    .select({ name: users.name, address: users.email })
    .from(users)
    .where(eq(users.id, candidateId))
  return person ?? null
}
