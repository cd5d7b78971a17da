import * as z from 'zod/mini'
import { entryMaximum } from '../profiles/limits.ts'
import { workMode } from '../profiles/schema.ts'
import { matchBreakdown } from './breakdown.ts'
import { browseLevels, browseModes, browseTypes, searchMaximum } from './browse.ts'
import { savedNoteMaximum } from './limits.ts'
import { matchSorts } from './sorts.ts'
import { jobStandings } from './standings.ts'

const optionalText = z.nullable(z.string())
const score = z.nullable(z.int())

export const matchSort = z.enum(matchSorts)

/** A job on a card. While its company is hidden the fields are the same; `companyDisplay` holds the stand-in. */
export const shownJob = z.object({
  id: z.uuid(),
  title: z.string(),
  companyDisplay: z.string(),
  companyRevealed: z.boolean(),
  companyLogoUrl: optionalText,
  location: optionalText,
  /** PT, MT, CT or ET behind places in the United States. */
  timeZone: optionalText,
  workMode: z.nullable(workMode),
  employmentType: optionalText,
  seniority: optionalText,
  compRange: optionalText,
  badges: z.array(z.string()),
  standing: z.enum(jobStandings),
  /** Why Apply is locked and until when; null when the company is known. */
  lock: optionalText,
})
export type ShownJob = z.infer<typeof shownJob>

export const matchScores = z.object({
  composite: score,
  ai: score,
  trust: z.int(),
  mutual: z.int(),
  gate: z.enum(['pass', 'unknown', 'fail']),
  rationale: z.array(z.string()),
})
export type MatchScores = z.infer<typeof matchScores>

export const matchCard = z.object({
  job: shownJob,
  scores: matchScores,
  /** Parts of the AI fit without data, named where that leaves no score. */
  missing: z.array(z.enum(['skills', 'title', 'experience', 'seniority'])),
  isSaved: z.boolean(),
  hasApplied: z.boolean(),
})
export type MatchCard = z.infer<typeof matchCard>

export const matchListInput = z.object({
  sort: z.optional(matchSort),
  unlockedOnly: z.optional(z.boolean()),
  /** Also jobs that fail something that must fit. */
  stretch: z.optional(z.boolean()),
  cursor: z.optional(z.string().check(z.maxLength(400))),
})
export type MatchListInput = z.infer<typeof matchListInput>

export const matchPage = z.object({ matches: z.array(matchCard), nextCursor: optionalText })
export type MatchPage = z.infer<typeof matchPage>

const chosen = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.optional(z.array(z.enum(values)).check(z.maxLength(values.length)))

/** Any open job, also where nothing fits: words, and what they are sieved by. */
export const browseInput = z.object({
  text: z.optional(z.string().check(z.trim(), z.maxLength(searchMaximum))),
  place: z.optional(z.string().check(z.trim(), z.maxLength(entryMaximum))),
  modes: chosen(browseModes),
  types: chosen(browseTypes),
  levels: chosen(browseLevels),
  /** The least that a year pays, in the candidate's own currency. */
  payMinimum: z.optional(z.int().check(z.gte(0), z.lte(10_000_000))),
  cursor: z.optional(z.string().check(z.maxLength(400))),
})
export type BrowseInput = z.infer<typeof browseInput>

export const matchSummary = z.object({
  fitting: z.int(),
  stretch: z.int(),
  newThisWeek: z.int(),
  saved: z.int(),
  passed: z.int(),
  signal: z.enum(['low', 'medium', 'high']),
  /** The active résumé, which an application would freeze. */
  resumeId: z.nullable(z.uuid()),
})
export type MatchSummary = z.infer<typeof matchSummary>

export const openedMatch = z.object({ scores: matchScores, parts: matchBreakdown })
export type OpenedMatch = z.infer<typeof openedMatch>

export const savedJob = z.object({
  job: shownJob,
  composite: score,
  note: optionalText,
  savedAt: z.iso.datetime(),
  /** The day it closes, when that is near. */
  closesOn: z.nullable(z.iso.date()),
  hasApplied: z.boolean(),
})
export type SavedJob = z.infer<typeof savedJob>

export const passedJob = z.object({ job: shownJob, passedAt: z.iso.datetime() })
export type PassedJob = z.infer<typeof passedJob>

export const jobKey = z.object({ jobId: z.uuid() })

export const savedNoteInput = z.object({
  jobId: z.uuid(),
  note: z.pipe(
    z.string().check(z.trim(), z.maxLength(savedNoteMaximum)),
    z.transform((text) => text || null),
  ),
})

export const listPlace = z.object({ cursor: z.optional(z.string().check(z.maxLength(400))) })
