import * as z from 'zod/mini'
import { proposalLimits } from './rules.ts'

export const interviewWays = ['video', 'phone', 'on_site'] as const
export const interviewWay = z.enum(interviewWays)
export type InterviewWay = z.infer<typeof interviewWay>

export const wayLabels: Record<InterviewWay, string> = { video: 'Video call', phone: 'Phone', on_site: 'On site' }

/** The rows know later states, too; here times are proposed, and the candidate sees them. */
export const interviewState = z.enum(['proposed', 'others_asked', 'scheduled', 'declined', 'cancelled', 'held'])

const optionalText = (maximum: number) =>
  z.pipe(
    z.nullable(z.string().check(z.trim(), z.maxLength(maximum, `At most ${maximum} characters`))),
    z.transform((text) => text || null),
  )

export const proposalInput = z.object({
  times: z
    .array(z.iso.datetime())
    .check(z.minLength(1, 'Propose at least one time'), z.maxLength(proposalLimits.times, 'At most 5 times')),
  lengthMinutes: z.int().check(z.gte(proposalLimits.shortest), z.lte(proposalLimits.longest)),
  way: interviewWay,
  place: optionalText(proposalLimits.place),
  note: optionalText(proposalLimits.note),
  /** IANA name of the employer's time zone; both zones are shown (decisions.md G.49). */
  zone: z.string().check(z.maxLength(64), z.regex(/^[A-Za-z_+\-/0-9]+$/)),
})
export type ProposalInput = z.infer<typeof proposalInput>

/** A proposal as both sides see it; it names neither. */
export const proposalView = z.object({
  id: z.uuid(),
  state: interviewState,
  times: z.array(z.iso.datetime()),
  startsAt: z.nullable(z.iso.datetime()),
  lengthMinutes: z.int(),
  way: interviewWay,
  place: z.nullable(z.string()),
  note: z.nullable(z.string()),
  employerZone: z.string(),
})
export type ProposalView = z.infer<typeof proposalView>
