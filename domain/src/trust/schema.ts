import * as z from 'zod/mini'
import { employmentStates, relations, vouchStates } from './states.ts'

const relation = z.enum(relations)

/** How the mail of an invitation fares: the recipient's side may refuse it for good. */
const delivery = z.enum(['waiting', 'sent', 'failed'])

export const ownVouch = z.object({
  id: z.uuid(),
  voucherName: z.string(),
  voucherEmail: z.string(),
  voucherCompany: z.nullable(z.string()),
  voucherTitle: z.nullable(z.string()),
  relation,
  state: z.enum(vouchStates),
  delivery,
  isResendable: z.boolean(),
  /** What it brings of the 45 points; null while it does not count. */
  points: z.nullable(z.number()),
  worked: z.nullable(z.object({ from: z.nullable(z.string()), until: z.nullable(z.string()) })),
  answers: z.array(z.string()),
  comment: z.nullable(z.string()),
  isCommentHidden: z.boolean(),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type OwnVouch = z.infer<typeof ownVouch>

const correction = z.object({
  title: z.nullable(z.string()),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
})

export const ownEmployment = z.object({
  id: z.uuid(),
  company: z.string(),
  title: z.nullable(z.string()),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  verifierEmail: z.string(),
  status: z.enum(employmentStates),
  delivery,
  correction: z.nullable(correction),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type OwnEmployment = z.infer<typeof ownEmployment>

export const trustOverview = z.object({
  /** V + E + C of F.33, and what rankings use (F.34): null while there is nothing behind it and cards say "New". */
  total: z.int(),
  parts: z.object({ vouches: z.number(), employment: z.number(), consistency: z.number() }),
  evidence: z.int(),
  ranked: z.int(),
  rungs: z.array(
    z.object({
      id: z.enum(['email', 'vouches', 'employment', 'months', 'consistency']),
      earned: z.number(),
      most: z.int(),
      next: z.nullable(z.object({ act: z.string(), points: z.int() })),
    }),
  ),
  vouches: z.array(ownVouch),
  /** Of three: invited, opened, confirmed and under review. */
  placesTaken: z.int(),
  employment: z.array(ownEmployment),
  /** From the résumé, to be warned before it is asked. */
  currentEmployers: z.array(z.string()),
})
export type TrustOverview = z.infer<typeof trustOverview>

/** All that an invited person is told before anything is consented to. */
export const vouchQuestion = z.object({ candidateName: z.string(), relation, expiresAt: z.iso.datetime() })
/** Company, title and dates only; who asks stands in the mail (decisions.md H.55). */
export const employmentQuestion = z.object({
  company: z.string(),
  title: z.nullable(z.string()),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
})
