import * as z from 'zod/mini'
import { seniority } from './reading.ts'

/** Parts of the reading that are one line, and those that are lists. */
export const correctedFields = ['name', 'headline', 'location'] as const
export const correctedLists = ['emails', 'phones', 'links', 'skills', 'education', 'certificates', 'languages'] as const

const longestLine = 200
const mostEntries = 120
const mostRoles = 40
const tooLong = `At most ${longestLine} characters`

const line = z.nullable(z.string().check(z.trim(), z.maxLength(longestLine, tooLong)))
const list = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(longestLine, tooLong)))
  .check(z.maxLength(mostEntries, `At most ${mostEntries} entries`))
const month = z.nullable(z.string().check(z.regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, 'A month, please')))

const roleFacts = z.object({
  title: line,
  employer: line,
  place: line,
  start: month,
  end: month,
  isCurrent: z.boolean(),
})
export type RoleFacts = z.infer<typeof roleFacts>

const correctedRole = z
  .extend(roleFacts, {
    /** Which of the roles we read it is; null for one that we missed. */
    readAs: z.nullable(z.int().check(z.gte(0))),
  })
  .check(
    z.refine((role) => Boolean(role.title) || Boolean(role.employer), {
      path: ['title'],
      message: 'A role needs a title or an employer',
    }),
    z.refine((role) => role.start === null || role.end === null || role.isCurrent || role.end >= role.start, {
      path: ['end'],
      message: 'The end is not before the start',
    }),
  )
export type CorrectedRole = z.infer<typeof correctedRole>

/** The structured reading as its owner may correct it; the text itself is changed in a draft. */
export const readingForm = z.object({
  name: line,
  headline: line,
  location: line,
  emails: list,
  phones: list,
  links: list,
  skills: list,
  education: list,
  certificates: list,
  languages: list,
  roles: z.array(correctedRole).check(z.maxLength(mostRoles, `At most ${mostRoles} roles`)),
  /** Null: counted from the dates of the roles. */
  yearsExperience: z.nullable(z.number().check(z.gte(0), z.lte(60, 'Between 0 and 60'))),
  /** Null: taken from the newest title, else from the years. */
  seniority: z.nullable(seniority),
})
export type ReadingForm = z.infer<typeof readingForm>
