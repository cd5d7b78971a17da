import * as z from 'zod/mini'
import { seniority } from './reading.ts'

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

export const draftId = z.object({ id: z.uuid() })

/** Far more than the longest résumé, well below what one request may carry. */
export const draftBodyMaximum = 50_000

export const saveDraftInput = z.object({
  id: z.uuid(),
  body: z.string().check(z.trim(), z.minLength(1), z.maxLength(draftBodyMaximum)),
  /** The version that was edited: another tab's changes are not written over. */
  version: z.int(),
})

export const resumeDraftView = z.object({
  id: z.uuid(),
  resumeId: z.uuid(),
  title: z.string(),
  body: z.string(),
  changes: z.array(z.object({ title: z.string(), source: z.string(), before: z.string(), after: z.string() })),
  isActivated: z.boolean(),
  version: z.int(),
})
export type ResumeDraftView = z.infer<typeof resumeDraftView>
