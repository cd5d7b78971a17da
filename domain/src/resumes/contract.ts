import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { resumeAnalysis } from './analysis-schema.ts'
import { resumeReading } from './reading.ts'
import {
  answersInput,
  applyFixInput,
  draftId,
  resumeDraftView,
  resumeId,
  resumeStateView,
  saveDraftInput,
} from './schema.ts'

const analysisView = z.object({
  resume: resumeStateView,
  analysis: resumeAnalysis,
  answers: z.record(z.string(), z.string()),
  /** Quick wins that stand in the open draft already. */
  appliedFixIds: z.array(z.string()),
  draftId: z.nullable(z.uuid()),
})

/** The upload itself is a plain route: POST /api/uploads/resumes with the file as its body. */
export const resumesContract = {
  latest: oc
    .route({ method: 'GET', path: '/resumes/latest' })
    .output(z.object({ resume: z.nullable(resumeStateView) })),
  state: oc.route({ method: 'GET', path: '/resumes/{id}' }).input(resumeId).output(resumeStateView),
  retry: oc.route({ method: 'POST', path: '/resumes/{id}/retry' }).input(resumeId).output(resumeStateView),
  analysis: oc.route({ method: 'GET', path: '/resumes/{id}/analysis' }).input(resumeId).output(analysisView),
  reading: oc.route({ method: 'GET', path: '/resumes/{id}/reading' }).input(resumeId).output(resumeReading),
  submitAnswers: oc.route({ method: 'PUT', path: '/resumes/{id}/answers' }).input(answersInput).output(analysisView),
  applyFix: oc
    .route({ method: 'POST', path: '/resumes/{id}/fixes/{fixId}' })
    .input(applyFixInput)
    .output(resumeDraftView),
  draft: oc.route({ method: 'GET', path: '/resume-drafts/{id}' }).input(draftId).output(resumeDraftView),
  saveDraft: oc.route({ method: 'PUT', path: '/resume-drafts/{id}' }).input(saveDraftInput).output(resumeDraftView),
  activateDraft: oc
    .route({ method: 'POST', path: '/resume-drafts/{id}/activate' })
    .input(draftId)
    .output(resumeDraftView),
}
