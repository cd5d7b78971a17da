import * as z from 'zod/mini'
import { workMode } from '../profiles/schema.ts'
import { pipeline } from './pipeline.ts'
import { qualityProblem } from './quality.ts'
import { jobReading, jobSkill, jobState, revealPolicy } from './schema.ts'

export const leakFinding = z.object({
  key: z.string(),
  field: z.string(),
  kind: z.enum(['company', 'domain', 'email', 'link', 'phone', 'person', 'address']),
  found: z.string(),
  start: z.int(),
  end: z.int(),
})

export const wordingFinding = z.object({
  field: z.string(),
  found: z.string(),
  why: z.string(),
  instead: z.string(),
  start: z.int(),
  end: z.int(),
})
export type FieldWording = z.infer<typeof wordingFinding>

/** How many questions of the expectations quiz still stand before the job; none where only leaks hold it back. */
const quizDue = z.int()

/** A job as its employer sees it. */
export const ownJobView = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  location: z.nullable(z.string()),
  employmentType: z.nullable(z.string()),
  seniority: z.nullable(z.string()),
  compRange: z.nullable(z.string()),
  workMode: z.nullable(workMode),
  skills: z.array(jobSkill),
  isAnonymous: z.boolean(),
  companyDisplay: z.string(),
  anonymityRevealPolicy: revealPolicy,
  applicationQuizThreshold: z.int(),
  confirmedLeaks: z.array(z.string()),
  leaks: z.array(leakFinding),
  state: jobState,
  quizDue,
  isPublished: z.boolean(),
  publishedAt: z.nullable(z.iso.datetime()),
  expiresAt: z.nullable(z.iso.datetime()),
  /** When the role was first published, where this one posts it again. */
  firstPublishedAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type OwnJobView = z.infer<typeof ownJobView>

export const ownJobListItem = z.object({
  id: z.uuid(),
  title: z.string(),
  state: jobState,
  quizDue,
  isAnonymous: z.boolean(),
  anonymityRevealPolicy: revealPolicy,
  publishedAt: z.nullable(z.iso.datetime()),
  expiresAt: z.nullable(z.iso.datetime()),
  /** When the role was first published, where this one posts it again. */
  firstPublishedAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  /** What a draft still lacks, in the words of its line: "Skills and level". */
  missing: z.array(z.string()),
  problems: z.array(qualityProblem),
  pipeline,
})
export type OwnJobListItem = z.infer<typeof ownJobListItem>

export const ownJobList = z.object({ jobs: z.array(ownJobListItem) })

const readBack = z.nullable(z.object({ isRead: z.boolean(), sentence: z.string() }))

/** The answer to an unfinished form: what we understood, what we propose, what to look at. */
export const reviewView = z.object({
  reading: jobReading,
  readBack: z.object({ pay: readBack, place: readBack, employmentType: readBack, seniority: readBack }),
  proposedSkills: z.array(jobSkill),
  leaks: z.array(leakFinding),
  wording: z.array(wordingFinding),
})
export type ReviewView = z.infer<typeof reviewView>
