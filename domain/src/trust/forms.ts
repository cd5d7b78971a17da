import * as z from 'zod/mini'
import { email, personName } from '../accounts/schema.ts'
import { trustTextLimits, vouchLimits } from './limits.ts'
import { defaultRelation, relations } from './states.ts'
import { vouchQuestions } from './vouch-questions.ts'

const relation = z.enum(relations)

function maybe(text: z.ZodMiniString) {
  return z.nullable(z.optional(text))
}

/** One line without control characters; empty is nothing. */
function optionalLine(maximum: number) {
  return z.pipe(
    maybe(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(maximum, `At most ${maximum} characters`),
          z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Please keep this on one line'),
        ),
    ),
    z.transform((text) => text || null),
  )
}

const companyLine = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter the company'),
    z.maxLength(trustTextLimits.company),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Please keep this on one line'),
  )

/** An empty date is sent as nothing. */
const optionalDate = z.pipe(
  maybe(z.string().check(z.regex(/^$|^\d{4}-\d{2}-\d{2}$/, 'Please enter a date'))),
  z.transform((text) => text || null),
)

/** Answers of people without an account and of mail programs: any text is looked up, and what is not a link is not found. */
export const anySecret = z.string().check(z.maxLength(200))

const inviteShape = {
  voucherName: personName,
  voucherEmail: email,
  voucherCompany: z.optional(optionalLine(trustTextLimits.company)),
  voucherTitle: z.optional(optionalLine(trustTextLimits.title)),
  relation: z.pipe(
    z.optional(relation),
    z.transform((chosen) => chosen ?? defaultRelation),
  ),
}

/** The dashboard's form; the other two screens have fewer fields. */
export const inviteFields = z.object(inviteShape)

export const vouchInvitation = z.object({
  ...inviteShape,
  candidateUserId: z.uuid(),
  /** The open invitation that gives up its place. */
  replaces: z.optional(z.uuid()),
})
export type VouchInvitation = z.infer<typeof vouchInvitation>

const employmentShape = {
  company: companyLine,
  title: optionalLine(trustTextLimits.title),
  startDate: optionalDate,
  endDate: optionalDate,
  verifierEmail: email,
}

function isInOrder(input: { startDate: string | null; endDate: string | null }): boolean {
  return !input.startDate || !input.endDate || input.startDate <= input.endDate
}
const endsEarly = { path: ['endDate'], message: 'The end is before the start' }

export const employmentFields = z.object(employmentShape).check(z.refine(isInOrder, endsEarly))

export const employmentRequest = z
  .object({ userId: z.uuid(), ...employmentShape })
  .check(z.refine(isInOrder, endsEarly))
export type EmploymentRequest = z.infer<typeof employmentRequest>

const answers = z.object({
  drive: z.enum(vouchQuestions[0].choices.map(({ value }) => value)),
  people: z.enum(vouchQuestions[1].choices.map(({ value }) => value)),
  pressure: z.enum(vouchQuestions[2].choices.map(({ value }) => value)),
})

const month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Please choose a month'))

export const vouchForm = z
  .object({
    secret: anySecret,
    relation,
    company: companyLine,
    title: optionalLine(trustTextLimits.title),
    workedFrom: month,
    /** Nothing while they still work together. */
    workedUntil: z.nullable(month),
    answers,
    comment: z.pipe(
      maybe(z.string().check(z.trim(), z.maxLength(vouchLimits.comment, 'At most 500 characters'))),
      z.transform((text) => text || null),
    ),
    consent: z.literal(true, 'Please agree first'),
  })
  .check(
    z.refine((form) => form.workedUntil === null || form.workedFrom <= form.workedUntil, {
      path: ['workedUntil'],
      message: 'The end is before the start',
    }),
  )
export type VouchForm = z.infer<typeof vouchForm>

export const vouchRefusal = z.object({
  secret: anySecret,
  answer: z.enum(['declined', 'unknown_person', 'reported']),
})

export const employmentAnswer = z
  .object({
    secret: anySecret,
    answer: z.enum(['confirm', 'correct', 'no_record', 'cannot_say']),
    correction: z.optional(
      z.object({
        title: z.optional(optionalLine(trustTextLimits.title)),
        startDate: z.optional(optionalDate),
        endDate: z.optional(optionalDate),
      }),
    ),
  })
  .check(
    z.refine(
      ({ answer, correction }) =>
        answer !== 'correct' || Boolean(correction?.title || correction?.startDate || correction?.endDate),
      { path: ['correction'], message: 'Please say what is different' },
    ),
    z.refine(
      ({ correction }) => !correction?.startDate || !correction.endDate || correction.startDate <= correction.endDate,
      { path: ['correction', 'endDate'], message: 'The end is before the start' },
    ),
  )
export type EmploymentAnswer = z.infer<typeof employmentAnswer>
