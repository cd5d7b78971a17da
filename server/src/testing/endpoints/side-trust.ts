import { eq } from 'drizzle-orm'
import { type LinkPurpose, makeOneTimeLink } from '../../features/accounts/one-time-links.ts'
import { vouches } from '../../features/trust/tables.ts'
import { hashAddress } from '../../tasks/mail-stops.ts'
import { newVisitor } from '../client.ts'
import type { TestApp } from '../create-test-app.ts'
import type { SignedIn } from '../factories.ts'
import { elsewhere, invite, secretsSentTo, vouched } from '../trust-factories.ts'

export type Trust = {
  /** Invited and not answered yet, with the secret of the mail, and one that can be sent again. */
  invited: { id: string; secret: string }
  confirmed: string
  /** A former job: asked about, with its secret, and one that the company has corrected. */
  asked: { id: string; secret: string }
  corrected: string
  hiddenCompanyId: string
  sessionId: string
  noticeId: string
  /** Mailed links that were not used yet. */
  links: Record<'confirm_email' | 'reset_password' | 'unsubscribe', string>
}

const job = { company: 'Trailhead Booking', title: 'Ward nurse', startDate: '2021-03-01', endDate: '2024-06-30' }

export async function trustOf(app: TestApp, candidate: SignedIn): Promise<Trust> {
  const confirmed = await vouched(app, candidate, {}, { comment: 'Kept the ward calm.' })
  const invited = await invite(app, candidate, { relation: 'peer' })
  await app.deps.db
    .update(vouches)
    .set({ lastSentAt: new Date(Date.now() - 2 * 86_400_000) })
    .where(eq(vouches.id, invited.id))
  const corrected = await ask(app, candidate)
  await newVisitor(app, { from: elsewhere() }).api.trust.answerEmployment({
    secret: corrected.secret,
    answer: 'correct',
    correction: { title: 'Nurse' },
  })
  const asked = await ask(app, candidate)
  const { hidden } = await candidate.api.profiles.hideCompany({ name: 'Northwind Clinics' })
  const other = newVisitor(app, { from: elsewhere() })
  await other.api.accounts.signIn({ email: candidate.email, password: candidate.password })
  const { sessions } = await candidate.api.accounts.account()
  const { notices } = await candidate.api.notices.newest()
  return {
    invited,
    confirmed: confirmed.id,
    asked,
    corrected: corrected.id,
    hiddenCompanyId: hidden[0]?.id ?? '',
    sessionId: sessions.find((one) => !one.isCurrent)?.id ?? '',
    noticeId: notices[0]?.id ?? '',
    links: {
      confirm_email: await link(app, candidate, 'confirm_email'),
      reset_password: await link(app, candidate, 'reset_password'),
      unsubscribe: await link(app, candidate, 'unsubscribe', { addressHash: hashAddress('somebody@post.example') }),
    },
  }
}

let asks = 0

async function ask(app: TestApp, candidate: SignedIn) {
  asks += 1
  const verifierEmail = `people${asks}@trailhead.example`
  const { id } = await candidate.api.trust.requestEmploymentVerification({
    ...job,
    company: `${job.company} ${asks}`,
    userId: candidate.id,
    verifierEmail,
  })
  return { id, secret: (await secretsSentTo(app, verifierEmail, 'verify-employment')).at(-1) ?? '' }
}

function link(app: TestApp, { id }: SignedIn, purpose: LinkPurpose, payload: Record<string, string> = {}) {
  return makeOneTimeLink(app.deps.db, { purpose, personId: id, payload })
}
