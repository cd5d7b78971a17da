import * as z from 'zod/mini'
import { currency, workMode } from '../profiles/schema.ts'
import { level } from '../taxonomy/levels.ts'
import { version } from '../version.ts'
import { jobLimits, quizThreshold } from './limits.ts'

export const jobStates = ['draft', 'quiz_pending', 'published', 'paused', 'filled', 'closed', 'expired'] as const
export const jobState = z.enum(jobStates)
export type JobState = z.infer<typeof jobState>

/** When the company of an anonymous job becomes known (decisions.md G.47). Only domain/src/reveals acts on it. */
export const revealPolicies = ['application_quiz', 'shortlist', 'interview', 'never'] as const
export const revealPolicy = z.enum(revealPolicies)
export type RevealPolicy = z.infer<typeof revealPolicy>

/** The employment types a job can be read as; 'any' is a wish of candidates, not a kind of job. */
export const jobTypes = ['full-time', 'part-time', 'contract'] as const
export const jobType = z.enum(jobTypes)
export type JobType = z.infer<typeof jobType>

export const payPeriods = ['year', 'month', 'week', 'day', 'hour'] as const
export const payPeriod = z.enum(payPeriods)
export type PayPeriod = z.infer<typeof payPeriod>

/** One end may be open: "from $60,000", "up to $90,000". */
export const payReading = z.object({
  minimum: z.nullable(z.number()),
  maximum: z.nullable(z.number()),
  currency,
  period: payPeriod,
})
export type PayReading = z.infer<typeof payReading>

export const skillImportances = ['must_have', 'nice'] as const
export const jobSkill = z.object({
  skill: z.string().check(z.trim(), z.minLength(1), z.maxLength(jobLimits.skillName)),
  importance: z.enum(skillImportances),
})
export type JobSkill = z.infer<typeof jobSkill>

const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

function optionalLine(maximum: number) {
  return z.pipe(
    z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(maximum, `At most ${maximum} characters`),
          z.regex(oneLine, 'Please keep this on one line'),
        ),
    ),
    z.transform((text) => text || null),
  )
}

function hasNoDuplicates(skills: JobSkill[]): boolean {
  return new Set(skills.map((one) => one.skill.toLowerCase())).size === skills.length
}

function hasFewMustHaves(skills: JobSkill[]): boolean {
  return skills.filter((one) => one.importance === 'must_have').length <= jobLimits.mustHaves
}

export const jobSkills = z
  .array(jobSkill)
  .check(
    z.maxLength(jobLimits.skills, `At most ${jobLimits.skills} skills`),
    z.refine(hasNoDuplicates, 'Each skill only once, please'),
    z.refine(hasFewMustHaves, `At most ${jobLimits.mustHaves} must-haves`),
  )

const jobFields = {
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a title'),
      z.maxLength(jobLimits.title, `At most ${jobLimits.title} characters`),
      z.regex(oneLine, 'Please keep this on one line'),
    ),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a description'),
      z.maxLength(jobLimits.description, `At most ${jobLimits.description} characters`),
    ),
  location: optionalLine(jobLimits.location),
  employmentType: optionalLine(jobLimits.employmentType),
  seniority: optionalLine(jobLimits.seniority),
  compRange: optionalLine(jobLimits.compRange),
  workMode: z.nullable(workMode),
  skills: jobSkills,
  isAnonymous: z.boolean(),
  companyDisplay: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please say what candidates see'),
      z.maxLength(jobLimits.companyDisplay, `At most ${jobLimits.companyDisplay} characters`),
      z.regex(oneLine, 'Please keep this on one line'),
    ),
  anonymityRevealPolicy: revealPolicy,
  applicationQuizThreshold: z
    .int()
    .check(
      z.gte(quizThreshold.minimum, `At least ${quizThreshold.minimum}%`),
      z.lte(quizThreshold.maximum, `At most ${quizThreshold.maximum}%`),
    ),
  /** Keys of leak findings that the employer has looked at and found harmless. */
  confirmedLeaks: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(jobLimits.confirmedLeaks)),
}

export const jobInput = z.object(jobFields)
export type JobInput = z.infer<typeof jobInput>

/** 'post' asks for publication: the job then waits for the expectations quiz. */
export const saveIntent = z.enum(['draft', 'post'])

export const createJobInput = z.object({ ...jobFields, intent: saveIntent })
export type CreateJobInput = z.infer<typeof createJobInput>

export const updateJobInput = z.object({ ...jobFields, jobId: z.uuid(), version, intent: saveIntent })
export type UpdateJobInput = z.infer<typeof updateJobInput>

/** The unfinished form, as it is looked over while the employer types: nothing is required yet. */
export const reviewInput = z.object({
  title: z.string().check(z.maxLength(jobLimits.title)),
  description: z.string().check(z.maxLength(jobLimits.description)),
  location: z.string().check(z.maxLength(jobLimits.location)),
  employmentType: z.string().check(z.maxLength(jobLimits.employmentType)),
  seniority: z.string().check(z.maxLength(jobLimits.seniority)),
  compRange: z.string().check(z.maxLength(jobLimits.compRange)),
  companyDisplay: z.string().check(z.maxLength(jobLimits.companyDisplay)),
  skills: z.array(z.string().check(z.maxLength(jobLimits.skillName))).check(z.maxLength(jobLimits.skills)),
})
export type ReviewInput = z.infer<typeof reviewInput>

export const placeReading = z.object({
  city: z.nullable(z.string()),
  region: z.nullable(z.string()),
  country: z.nullable(z.string()),
})

/** What the product understood of the free text. */
export const jobReading = z.object({
  pay: z.nullable(payReading),
  place: z.nullable(placeReading),
  employmentType: z.nullable(jobType),
  seniority: z.nullable(level),
})
export type JobReading = z.infer<typeof jobReading>
