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

/** IANA name of the sender's time zone; both zones are shown (decisions.md G.49). */
const timeZone = z.string().check(z.maxLength(64), z.regex(/^[A-Za-z_+\-/0-9]+$/))

export const proposalInput = z.object({
  times: z
    .array(z.iso.datetime())
    .check(z.minLength(1, 'Propose at least one time'), z.maxLength(proposalLimits.times, 'At most 5 times')),
  lengthMinutes: z.int().check(z.gte(proposalLimits.shortest), z.lte(proposalLimits.longest)),
  way: interviewWay,
  place: optionalText(proposalLimits.place),
  note: optionalText(proposalLimits.note),
  zone: timeZone,
})
export type ProposalInput = z.infer<typeof proposalInput>

/** States in which an interview is still being agreed on or lies ahead. */
export const openInterviewStates = ['proposed', 'others_asked', 'scheduled'] as const

export const acceptInput = z.object({ startsAt: z.iso.datetime(), zone: timeZone })
export const askOthersInput = z.object({ note: optionalText(proposalLimits.note), zone: timeZone })
export type AcceptInput = z.infer<typeof acceptInput>
export type AskOthersInput = z.infer<typeof askOthersInput>

/** A proposal as both sides see it; it names neither. `startsAt` is the agreed time, which stands until another is accepted. */
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
  candidateZone: z.nullable(z.string()),
  candidateNote: z.nullable(z.string()),
})
export type ProposalView = z.infer<typeof proposalView>

/** A line of the employer's list of interviews: with whom, by the name the employer may use. */
export const employerInterview = z.object({
  ...proposalView.shape,
  jobId: z.uuid(),
  jobTitle: z.string(),
  candidateUserId: z.uuid(),
  candidate: z.string(),
})
export type EmployerInterview = z.infer<typeof employerInterview>

/** A line of the candidate's list: for which job, by the name of the company as far as it is known. */
export const candidateInterview = z.object({
  ...proposalView.shape,
  jobId: z.uuid(),
  jobTitle: z.string(),
  companyDisplay: z.string(),
})
export type CandidateInterview = z.infer<typeof candidateInterview>
