import * as z from 'zod/mini'
import { version } from '../version.ts'
import { draftBodyMaximum } from './limits.ts'
import { resumeReading, seniority } from './reading.ts'
import { readingForm } from './reading-form.ts'

export const resumeStep = z.enum(['parse', 'embed', 'analyze', 'done'])
export type ResumeStep = z.infer<typeof resumeStep>

/** Where the reading of an uploaded file stands, for its owner. */
export const resumeStateView = z.object({
  id: z.uuid(),
  originalFilename: z.string(),
  createdAt: z.iso.datetime(),
  step: resumeStep,
  isActive: z.boolean(),
  /** 60, 90, 90, 100 (specification section 4); the upload itself shows 10. */
  percent: z.int(),
  text: z.string(),
  /** Why it stopped, in plain words; null while it goes on. */
  failure: z.nullable(z.object({ message: z.string(), canRetry: z.boolean() })),
  /** What has been found so far. */
  found: z.nullable(
    z.object({
      name: z.nullable(z.string()),
      roles: z.int(),
      skills: z.array(z.string()),
      yearsExperience: z.nullable(z.number()),
      seniority: z.nullable(seniority),
      places: z.array(z.string()),
    }),
  ),
})
export type ResumeStateView = z.infer<typeof resumeStateView>

export const resumeId = z.object({ id: z.uuid() })

const answerMaximum = 500

export const answersInput = z.object({
  id: z.uuid(),
  answers: z
    .array(
      z.object({
        questionId: z.string().check(z.maxLength(100)),
        answer: z.string().check(z.trim(), z.maxLength(answerMaximum)),
      }),
    )
    .check(z.maxLength(6)),
})

export const applyFixInput = z.object({ id: z.uuid(), fixId: z.string().check(z.maxLength(100)) })

/** What we read, as it counts, with the form to correct it in. */
export const readingView = z.object({
  resumeId: z.uuid(),
  reading: resumeReading,
  form: readingForm,
  /** Years counted from the roles' dates, shown where no other figure is given. */
  countedYears: z.nullable(z.number()),
  isCorrected: z.boolean(),
  version: z.int(),
})
export type ReadingView = z.infer<typeof readingView>

export const correctReadingInput = z.object({
  id: z.uuid(),
  form: readingForm,
  /** The version that was seen: another tab's corrections are not written over. */
  version,
})
export type CorrectReadingInput = z.infer<typeof correctReadingInput>

export const draftId = z.object({ id: z.uuid() })

export const saveDraftInput = z.object({
  id: z.uuid(),
  body: z.string().check(z.trim(), z.minLength(1), z.maxLength(draftBodyMaximum)),
  /** The version that was edited: another tab's changes are not written over. */
  version,
})

/** Where a change of a draft comes from (decisions.md D.20). */
export const changeSources = ['Quick win', 'Rewrite', 'Your answer', 'Your own words'] as const

export const draftChange = z.object({
  /** What it changes: a fix, a rewrite and an answer about the same bullet share it, so that the last one counts. */
  key: z.string(),
  title: z.string(),
  source: z.enum(changeSources),
  isByModel: z.boolean(),
  /** Empty for the person's own edits, which stand in the text itself. */
  edits: z.array(z.object({ before: z.string(), after: z.string() })),
})
export type DraftChange = z.infer<typeof draftChange>

export const resumeDraftView = z.object({
  id: z.uuid(),
  resumeId: z.uuid(),
  title: z.string(),
  body: z.string(),
  changes: z.array(draftChange),
  isActivated: z.boolean(),
  activatedAt: z.nullable(z.iso.datetime()),
  version: z.int(),
})
export type ResumeDraftView = z.infer<typeof resumeDraftView>

export const rewriteInput = z.object({ id: z.uuid(), rewriteId: z.string().check(z.maxLength(100)) })

/** A text the résumé had before: the upload, or a draft that was active once. */
export const resumeVersionView = z.object({
  id: z.uuid(),
  title: z.string(),
  isUpload: z.boolean(),
  replacedAt: z.iso.datetime(),
  text: z.string(),
})
export type ResumeVersionView = z.infer<typeof resumeVersionView>

export const versionInput = z.object({ id: z.uuid(), versionId: z.uuid() })
