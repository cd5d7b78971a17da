import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { vouchLimits } from '#domain/trust/limits.ts'
import type { ResendRefusal } from '#domain/trust/messages.ts'
import { openVouchStates } from '#domain/trust/states.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { isSuppressed } from '../../../tasks/mail-stops.ts'
import { findOwnVouch } from '../queries.ts'
import { vouches } from '../tables.ts'
import { giveUpPlace, mailLink } from './invite-vouch.ts'

/** Calls an open invitation back; its links die. Calling back twice is the same. */
export async function withdrawVouch(db: Database, actor: Candidate, id: string): Promise<boolean> {
  return transact(db, async (tx) => {
    if (await giveUpPlace(tx, actor, id)) return true
    return (await findOwnVouch(tx, actor, id))?.state === 'withdrawn'
  })
}

/** Sends an open invitation again, at most once a day by the database's clock. */
export async function resendVouch(
  db: Database,
  actor: Candidate,
  id: string,
  publicUrl: string,
): Promise<Result<null, ResendRefusal>> {
  return transact(db, async (tx) => {
    const vouch = await findOwnVouch(tx, actor, id)
    if (!vouch) return { ok: false, refusal: 'not_found' }
    if (await isSuppressed(tx, vouch.voucherEmail)) return { ok: false, refusal: 'stopped' }
    const isOwn = and(eq(vouches.candidateId, actor.id), eq(vouches.id, id))
    const isOpen = and(inArray(vouches.state, [...openVouchStates]), sql`${vouches.expiresAt} > now()`)
    const pause = sql`now() - make_interval(hours => ${vouchLimits.resendHours})`
    const [due] = await tx
      .update(vouches)
      .set({ lastSentAt: sql`now()` })
      .where(and(isOwn, isOpen, sql`${vouches.lastSentAt} <= ${pause}`))
      .returning()
    if (!due) {
      const isStillOpen = (await tx.$count(vouches, and(isOwn, isOpen))) > 0
      return { ok: false, refusal: isStillOpen ? 'too_soon' : 'not_open' }
    }
    const { voucherName: name, voucherEmail: address, relation } = due
    await mailLink(tx, actor, { id, name, address, relation }, publicUrl)
    return { ok: true, value: null }
  })
}

/** The candidate sees a comment first and decides whether others do (decisions.md H.54). */
export async function showComment(
  db: Database,
  actor: Candidate,
  { id, isHidden }: { id: string; isHidden: boolean },
): Promise<boolean> {
  const changed = await db
    .update(vouches)
    .set({ isCommentHidden: isHidden, updatedAt: sql`now()` })
    .where(and(eq(vouches.candidateId, actor.id), eq(vouches.id, id), eq(vouches.state, 'confirmed')))
    .returning({ id: vouches.id })
  return changed.length > 0
}
