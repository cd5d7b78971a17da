import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { addressKey } from '#domain/trust/address-key.ts'
import type { VouchInvitation } from '#domain/trust/forms.ts'
import { vouchLimits } from '#domain/trust/limits.ts'
import type { InviteRefusal } from '#domain/trust/messages.ts'
import { openVouchStates, placedVouchStates } from '#domain/trust/states.ts'
import { uniqueViolation, violates } from '../../../db/errors.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import type { VisitorSignals } from '../../../http/visitor-signals.ts'
import { isSuppressed } from '../../../tasks/mail-stops.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { endLinksTo, makeOneTimeLink } from '../../accounts/one-time-links.ts'
import { profiles } from '../../profiles/tables.ts'
import { vouchInvitationMail } from '../mails.ts'
import { vouches } from '../tables.ts'
import { noteSignals } from './note-signals.ts'

type Sent = { signals: VisitorSignals; publicUrl: string }

/** Invites somebody to vouch and sends the mail. At most three are open or confirmed, and each mailbox is asked once. */
export async function inviteVouch(
  db: Database,
  actor: Candidate,
  input: VouchInvitation,
  { signals, publicUrl }: Sent,
): Promise<Result<{ id: string }, InviteRefusal>> {
  const key = addressKey(input.voucherEmail)
  if (key === addressKey(actor.email)) return { ok: false, refusal: 'own_address' }
  if (await isSuppressed(db, input.voucherEmail)) return { ok: false, refusal: 'stopped' }
  try {
    return await transact(db, async (tx) => {
      await lockPlaces(tx, actor)
      if (await isKnown(tx, actor, key)) return { ok: false, refusal: 'used_before' }
      if (input.replaces !== undefined && !(await giveUpPlace(tx, actor, input.replaces))) {
        return { ok: false, refusal: 'not_replaceable' }
      }
      if ((await countPlaces(tx, actor)) >= vouchLimits.places) return { ok: false, refusal: 'full' }
      const id = randomUUID()
      await tx.insert(vouches).values({
        candidateId: actor.id,
        id,
        voucherName: input.voucherName,
        voucherEmail: input.voucherEmail,
        voucherAddressKey: key,
        voucherCompany: input.voucherCompany ?? null,
        voucherTitle: input.voucherTitle ?? null,
        relation: input.relation,
        expiresAt: sql`now() + make_interval(days => ${vouchLimits.days})`,
      })
      const { voucherName: name, voucherEmail: address, relation } = input
      await mailLink(tx, actor, { id, name, address, relation }, publicUrl)
      await noteSignals(tx, { candidateId: actor.id }, signals)
      return { ok: true, value: { id } }
    })
  } catch (error) {
    if (violates(error, uniqueViolation, 'vouches_one_per_mailbox')) return { ok: false, refusal: 'used_before' }
    throw error
  }
}

type Invited = { id: string; name: string; address: string; relation: VouchInvitation['relation'] }

/** Every mail carries a link of its own; an answer through any of them ends them all. */
export async function mailLink(tx: Transaction, actor: Pick<Candidate, 'id' | 'name'>, to: Invited, publicUrl: string) {
  const secret = await makeOneTimeLink(tx, { purpose: 'vouch', personId: actor.id, subjectId: to.id })
  const mail = vouchInvitationMail({
    recipient: { name: to.name, address: to.address },
    candidateName: actor.name,
    relation: to.relation,
    url: `${publicUrl}/vouch/${secret}`,
  })
  const mailId = await enqueueMail(tx, { ...mail, invitedBy: actor.id })
  await tx
    .update(vouches)
    .set({ mailId, lastSentAt: sql`now()` })
    .where(and(eq(vouches.candidateId, actor.id), eq(vouches.id, to.id)))
}

/** Two invitations at once are counted one after the other. */
async function lockPlaces(tx: Transaction, actor: Candidate) {
  await tx.insert(profiles).values({ id: actor.id, fullName: actor.name }).onConflictDoNothing()
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, actor.id)).for('update')
}

function countPlaces(tx: Transaction, actor: Candidate) {
  return tx.$count(vouches, and(eq(vouches.candidateId, actor.id), inArray(vouches.state, [...placedVouchStates])))
}

async function isKnown(tx: Transaction, actor: Candidate, key: string) {
  const known = and(eq(vouches.candidateId, actor.id), eq(vouches.voucherAddressKey, key))
  return (await tx.$count(vouches, known)) > 0
}

/** True when an open invitation of this candidate was called back. */
export async function giveUpPlace(tx: Transaction, actor: Candidate, id: string): Promise<boolean> {
  const withdrawn = await tx
    .update(vouches)
    .set({ state: 'withdrawn', updatedAt: sql`now()`, version: sql`${vouches.version} + 1` })
    .where(and(eq(vouches.candidateId, actor.id), eq(vouches.id, id), inArray(vouches.state, [...openVouchStates])))
    .returning({ id: vouches.id })
  if (withdrawn.length === 0) return false
  await endLinksTo(tx, 'vouch', { personId: actor.id, id })
  return true
}
