import { and, eq, sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import type { EmploymentAnswer } from '#domain/trust/forms.ts'
import type { EmploymentState } from '#domain/trust/states.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import type { VisitorSignals } from '../../../http/visitor-signals.ts'
import { endLinksTo, useOneTimeLink } from '../../accounts/one-time-links.ts'
import { type EmploymentRow, findEmploymentRequest } from '../queries.ts'
import { trustSignals, verifiedEmployment } from '../tables.ts'
import { revokeEmployment } from './request-employment.ts'
import { rescore } from './rescore.ts'
import { tellEmploymentAnswered } from './tell-answered.ts'

const statusOf: Record<EmploymentAnswer['answer'], EmploymentState> = {
  confirm: 'verified',
  correct: 'corrected',
  no_record: 'no_record',
  cannot_say: 'declined',
}

type Asked = { from: VisitorSignals; publicUrl: string }

/** What the company says. The browser of the candidate gets no say in it, and keeps the link for whom it was meant. */
export async function answerEmployment(
  db: Database,
  { secret, answer, correction }: EmploymentAnswer,
  { from, publicUrl }: Asked,
): Promise<Result<null, 'dead_link' | 'own_browser'>> {
  return transact(db, async (tx) => {
    const open = await findEmploymentRequest(tx, secret)
    if (!open) return { ok: false, refusal: 'dead_link' }
    if (await isOwnBrowser(tx, open, from)) return { ok: false, refusal: 'own_browser' }
    const asked = await useUp(tx, secret)
    if (!asked) return { ok: false, refusal: 'dead_link' }
    const status = statusOf[answer]
    await tx
      .update(verifiedEmployment)
      .set({ status, correction: answer === 'correct' ? said(correction) : null, ...answered })
      .where(isThis(asked))
    await rescore(tx, asked.candidateId)
    await tellEmploymentAnswered(tx, { ...asked, status }, publicUrl)
    return { ok: true, value: null }
  })
}

/** The candidate's word on a correction: taken over it counts as verified, refused it is disputed and counts as a contradiction. */
export async function settleCorrection(
  db: Database,
  actor: Candidate,
  { id, accept }: { id: string; accept: boolean },
): Promise<boolean> {
  return transact(db, async (tx) => {
    const isOwn = isThis({ candidateId: actor.id, id })
    const [row] = await tx.select().from(verifiedEmployment).where(isOwn).for('update')
    if (!row) return false
    const goal = accept ? 'verified' : 'disputed'
    if (row.status !== 'corrected') return row.status === goal && row.correction !== null
    await tx
      .update(verifiedEmployment)
      .set({ status: goal, ...(accept ? row.correction : {}), ...changed })
      .where(isOwn)
    await rescore(tx, actor.id)
    return true
  })
}

export async function revokeVerification(db: Database, actor: Candidate, id: string): Promise<boolean> {
  return transact(db, async (tx) => {
    const isRevoked = await revokeEmployment(tx, actor, id)
    if (isRevoked) await rescore(tx, actor.id)
    return isRevoked
  })
}

const changed = { updatedAt: sql`now()`, version: sql`${verifiedEmployment.version} + 1` }
const answered = { answeredAt: sql`now()`, ...changed }

async function useUp(tx: Transaction, secret: string): Promise<EmploymentRow | null> {
  const link = await useOneTimeLink(tx, 'verify_employment', secret)
  if (!link?.subjectId) return null
  const [row] = await tx
    .select()
    .from(verifiedEmployment)
    .where(and(isThis({ candidateId: link.personId, id: link.subjectId }), eq(verifiedEmployment.status, 'requested')))
    .for('update')
  if (row) await endLinksTo(tx, 'verify_employment', { personId: row.candidateId, id: row.id })
  return row ?? null
}

async function isOwnBrowser(tx: Transaction, { candidateId }: EmploymentRow, from: VisitorSignals): Promise<boolean> {
  if (from.personId === candidateId) return true
  if (from.browserHash === null) return false
  const own = and(
    eq(trustSignals.candidateId, candidateId),
    eq(trustSignals.browserHash, from.browserHash),
    sql`${trustSignals.vouchId} is null`,
  )
  return (await tx.$count(trustSignals, own)) > 0
}

function said(correction: EmploymentAnswer['correction']) {
  const filled = Object.entries(correction ?? {}).filter(([, value]) => value)
  return Object.fromEntries(filled) as NonNullable<EmploymentRow['correction']>
}

function isThis({ candidateId, id }: { candidateId: string; id: string }) {
  return and(eq(verifiedEmployment.candidateId, candidateId), eq(verifiedEmployment.id, id))
}
