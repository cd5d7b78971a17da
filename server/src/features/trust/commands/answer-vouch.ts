import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { VouchForm } from '#domain/trust/forms.ts'
import { reasonsForReview } from '#domain/trust/review-reasons.ts'
import { openVouchStates } from '#domain/trust/states.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { VisitorSignals } from '../../../http/visitor-signals.ts'
import { hashAddress, suppress } from '../../../tasks/mail-stops.ts'
import { endLinksTo, useOneTimeLink } from '../../accounts/one-time-links.ts'
import { readSignalsOf } from '../queries/signals-of.ts'
import { findInvitation, type VouchRow } from '../queries.ts'
import { trustReports, vouches } from '../tables.ts'
import { noteSignals } from './note-signals.ts'
import { rescore } from './rescore.ts'
import { tellVouchAnswered } from './tell-answered.ts'

type Asked = { secret: string; from: VisitorSignals; publicUrl: string }

/** The invited person has said yes and sees the form; nothing else has happened yet. */
export async function openVouch(db: Database, { secret, from }: Omit<Asked, 'publicUrl'>): Promise<boolean> {
  return transact(db, async (tx) => {
    const found = await findInvitation(tx, secret)
    if (!found) return false
    const { vouch } = found
    await tx
      .update(vouches)
      .set({ state: 'opened', updatedAt: sql`now()` })
      .where(and(isThis(vouch), eq(vouches.state, 'invited')))
    await noteSignals(tx, { candidateId: vouch.candidateId, vouchId: vouch.id }, from)
    return true
  })
}

/** The form, sent: the vouch counts at once, or after a look where something speaks against it. */
export async function giveVouch(
  db: Database,
  { secret: _, consent: __, answers, ...form }: VouchForm,
  asked: Asked,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const vouch = await useUp(tx, asked.secret)
    if (!vouch) return false
    const signals = await readSignalsOf(tx, { vouch, company: form.company, from: asked.from })
    const heldFor = reasonsForReview(signals)
    const state = heldFor.length > 0 ? 'held' : 'confirmed'
    await tx
      .update(vouches)
      .set({
        state,
        heldFor,
        relation: form.relation,
        voucherCompany: form.company,
        voucherTitle: form.title,
        workedFrom: `${form.workedFrom}-01`,
        workedUntil: form.workedUntil && `${form.workedUntil}-01`,
        answers,
        comment: form.comment,
        ...answered,
      })
      .where(isThis(vouch))
    await noteSignals(tx, { candidateId: vouch.candidateId, vouchId: vouch.id }, asked.from)
    await rescore(tx, vouch.candidateId)
    await tellVouchAnswered(tx, { ...vouch, state }, asked.publicUrl)
    return true
  })
}

/** No, not this person, or a report: the same quiet end for the candidate, and this mailbox is not asked about them again. */
export async function refuseVouch(
  db: Database,
  answer: 'declined' | 'unknown_person' | 'reported',
  { secret, publicUrl }: Omit<Asked, 'from'>,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const vouch = await useUp(tx, secret)
    if (!vouch) return false
    const { candidateId, id } = vouch
    const state = answer === 'reported' ? 'unknown_person' : answer
    await tx
      .update(vouches)
      .set({ state, ...answered })
      .where(isThis(vouch))
    if (answer === 'reported') {
      await tx.insert(trustReports).values({ candidateId, id: randomUUID(), vouchId: id })
      await suppress(tx, hashAddress(vouch.voucherEmail), 'asked')
    }
    await tellVouchAnswered(tx, { ...vouch, state }, publicUrl)
    return true
  })
}

const answered = { answeredAt: sql`now()`, updatedAt: sql`now()`, version: sql`${vouches.version} + 1` }

/** Uses the link, and with it the invitation: of many presses at once one gets it, whichever of its links they came by. */
async function useUp(tx: Transaction, secret: string): Promise<VouchRow | null> {
  const link = await useOneTimeLink(tx, 'vouch', secret)
  if (!link?.subjectId) return null
  const [vouch] = await tx
    .select()
    .from(vouches)
    .where(
      and(
        eq(vouches.candidateId, link.personId),
        eq(vouches.id, link.subjectId),
        inArray(vouches.state, [...openVouchStates]),
        sql`${vouches.expiresAt} > now()`,
      ),
    )
    .for('update')
  if (!vouch) return null
  await endLinksTo(tx, 'vouch', { personId: vouch.candidateId, id: vouch.id })
  return vouch
}

function isThis({ candidateId, id }: Pick<VouchRow, 'candidateId' | 'id'>) {
  return and(eq(vouches.candidateId, candidateId), eq(vouches.id, id))
}
