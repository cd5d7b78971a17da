import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { outboxMails } from '../features/notices/tables.ts'
import { vouches } from '../features/trust/tables.ts'
import { newVisitor, type Visitor } from './client.ts'
import type { TestApp } from './create-test-app.ts'
import type { SignedIn } from './factories.ts'
import { passDays } from './pass-days.ts'

export const anHour = 1 / 24

/** A network of its own for each visitor, as people have who sit in different places. */
let networks = 0
export function elsewhere(): string {
  networks += 1
  return `10.${Math.floor(networks / 250) % 250}.${networks % 250}.7`
}

/** The secrets of all links of this kind that were mailed to an address, oldest first. */
export async function secretsSentTo(app: TestApp, address: string, page: string): Promise<string[]> {
  const mails = await app.deps.db
    .select({ text: outboxMails.text })
    .from(outboxMails)
    .where(eq(outboxMails.recipientAddress, address))
    .orderBy(asc(outboxMails.createdAt))
  return mails.flatMap(({ text }) => new RegExp(`/${page}/([\\w-]{43})`).exec(text)?.[1] ?? [])
}

type Asked = {
  name?: string
  email?: string
  relation?: 'manager' | 'peer' | 'direct_report' | 'client' | 'mentor' | 'other'
}

/** Invites a voucher; answers the invitation's id and the secret of its mail. */
export async function invite(app: TestApp, candidate: SignedIn, asked: Asked = {}) {
  const { name = 'Maren Holt', email = `maren-${randomUUID()}@trailhead.example`, relation = 'manager' } = asked
  const { id } = await candidate.api.trust.inviteVouch({
    candidateUserId: candidate.id,
    voucherName: name,
    voucherEmail: email,
    relation,
  })
  const secret = (await secretsSentTo(app, email, 'vouch')).at(-1) ?? ''
  return { id, email, secret }
}

export const vouchAnswers = { drive: 'starts', people: 'teaches', pressure: 'calm' } as const

type Form = Parameters<Visitor['api']['trust']['giveVouch']>[0]

export function vouchForm(secret: string, changes: Partial<Form> = {}): Form {
  return {
    secret,
    relation: 'manager',
    company: 'Trailhead',
    title: 'Head of Product',
    workedFrom: '2021-03',
    workedUntil: null,
    answers: vouchAnswers,
    comment: null,
    consent: true,
    ...changes,
  }
}

/** A vouch from invitation to answer, an hour apart, by somebody elsewhere. */
export async function vouched(app: TestApp, candidate: SignedIn, asked: Asked = {}, form: Partial<Form> = {}) {
  const invitation = await invite(app, candidate, asked)
  await passDays(app, anHour)
  const voucher = newVisitor(app, { from: elsewhere() })
  await voucher.api.trust.openVouch({ secret: invitation.secret })
  await voucher.api.trust.giveVouch(vouchForm(invitation.secret, form))
  return { ...invitation, voucher }
}

export async function vouchOf(app: TestApp, id: string) {
  const [row] = await app.deps.db.select().from(vouches).where(eq(vouches.id, id))
  return row
}
