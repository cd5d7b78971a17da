import { type CountedVouch, candidateTrust, vouchWeight } from '#domain/trust/candidate-trust.ts'
import { trustLadder } from '#domain/trust/ladder.ts'
import type { OwnEmployment, OwnVouch, TrustOverview } from '#domain/trust/schema.ts'
import { shrinkTrust } from '#domain/trust/shrink.ts'
import { placedVouchStates } from '#domain/trust/states.ts'
import { answerLabels } from '#domain/trust/vouch-questions.ts'
import { isFreeMail } from './queries/facts.ts'
import type { EmploymentRow, findInvitation, MailFate, readTrust, VouchRow } from './queries.ts'

type Trust = NonNullable<Awaited<ReturnType<typeof readTrust>>>

/** A candidate's trust with its arithmetic, for the candidate alone. Why something is under review is not in it. */
export function viewTrust({ vouches, employment, evidence, fates, currentEmployers }: Trust, now: Date): TrustOverview {
  const { total, ...parts } = candidateTrust(evidence)
  const count = evidence.vouches.length + evidence.verifiedJobs
  const fateOf = (mailId: string | null): MailFate => (mailId && fates.get(mailId)) || 'sent'
  return {
    total,
    parts,
    evidence: count,
    ranked: shrinkTrust(total, count),
    rungs: trustLadder(evidence, vouches.filter(isAsked).map(weightOf)),
    vouches: vouches.map(({ vouch, isResendable }) => viewOwnVouch(vouch, { isResendable, fateOf, now })),
    placesTaken: vouches.filter(({ vouch }) => placedVouchStates.some((state) => state === vouch.state)).length,
    employment: employment.map((row) => viewOwnEmployment(row, fateOf)),
    currentEmployers,
  }
}

type Listed = Trust['vouches'][number]

function isAsked({ vouch: { state } }: Listed): boolean {
  return state !== 'confirmed' && placedVouchStates.some((placed) => placed === state)
}

function weightOf({ vouch: { relation, voucherEmail } }: Listed): CountedVouch {
  return { relation, isCompanyAddress: !isFreeMail(voucherEmail), yearsAgo: 0 }
}

type Around = { isResendable: boolean; fateOf: (mailId: string | null) => MailFate; now: Date }

function viewOwnVouch(row: VouchRow, { isResendable, fateOf, now }: Around): OwnVouch {
  const isConfirmed = row.state === 'confirmed'
  const isOpen = row.state === 'invited' || row.state === 'opened'
  return {
    id: row.id,
    voucherName: row.voucherName,
    voucherEmail: row.voucherEmail,
    voucherCompany: row.voucherCompany,
    voucherTitle: row.voucherTitle,
    relation: row.relation,
    state: row.state,
    delivery: fateOf(row.mailId),
    isResendable: isOpen && isResendable,
    points: isConfirmed ? pointsOf(row, now) : null,
    worked: isConfirmed ? { from: row.workedFrom, until: row.workedUntil } : null,
    answers: isConfirmed ? answerLabels(row.answers) : [],
    comment: isConfirmed ? row.comment : null,
    isCommentHidden: row.isCommentHidden,
    invitedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}

const year = 365.25 * 24 * 3_600_000

function pointsOf({ relation, voucherEmail, workedUntil }: VouchRow, now: Date): number {
  const yearsAgo = workedUntil === null ? 0 : (now.getTime() - Date.parse(workedUntil)) / year
  return Math.round(150 * vouchWeight({ relation, isCompanyAddress: !isFreeMail(voucherEmail), yearsAgo })) / 10
}

function viewOwnEmployment(row: EmploymentRow, fateOf: Around['fateOf']): OwnEmployment {
  const { correction } = row
  return {
    id: row.id,
    company: row.company,
    title: row.title,
    startDate: row.startDate,
    endDate: row.endDate,
    verifierEmail: row.verifierEmail,
    status: row.status,
    delivery: fateOf(row.mailId),
    correction: correction && {
      title: correction.title ?? null,
      startDate: correction.startDate ?? null,
      endDate: correction.endDate ?? null,
    },
    requestedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}

/** What an invited person is told before they answer: whom it is about, and until when. */
export function viewVouchQuestion({ vouch, candidateName }: NonNullable<Awaited<ReturnType<typeof findInvitation>>>) {
  return { candidateName, relation: vouch.relation, expiresAt: vouch.expiresAt.toISOString() }
}

/** Company, title and dates only (decisions.md H.55). */
export function viewEmploymentQuestion({ company, title, startDate, endDate }: EmploymentRow) {
  return { company, title, startDate, endDate }
}
