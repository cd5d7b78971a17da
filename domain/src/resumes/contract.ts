import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { resumeAnalysis } from './analysis-schema.ts'
import {
  answersInput,
  applyFixInput,
  correctReadingInput,
  draftId,
  readingView,
  resumeDraftView,
  resumeId,
  resumeStateView,
  resumeVersionView,
  rewriteInput,
  saveDraftInput,
  versionInput,
} from './schema.ts'

const analysisView = z.object({
  resume: resumeStateView,
  /** Null for an older analysis, of which only the scores and a summary are kept. */
  analysis: z.nullable(resumeAnalysis),
  scores: z.object({ overall: z.int(), atsReadiness: z.int(), summary: z.nullable(z.string()) }),
  answers: z.record(z.string(), z.string()),
  /** Quick wins and rewrites that stand in the open draft already. */
  appliedIds: z.array(z.string()),
  draft: z.nullable(z.object({ id: z.uuid(), changes: z.int() })),
})

/** The upload itself is a plain route: POST /api/uploads/resumes with the file as its body. */
export const resumesContract = {
  latest: oc
    .route({ method: 'GET', path: '/resumes/latest' })
    .output(z.object({ resume: z.nullable(resumeStateView) })),
  state: oc.route({ method: 'GET', path: '/resumes/{id}' }).input(resumeId).output(resumeStateView),
  retry: oc.route({ method: 'POST', path: '/resumes/{id}/retry' }).input(resumeId).output(resumeStateView),
  analysis: oc.route({ method: 'GET', path: '/resumes/{id}/analysis' }).input(resumeId).output(analysisView),
  reading: oc.route({ method: 'GET', path: '/resumes/{id}/reading' }).input(resumeId).output(readingView),
  correctReading: oc
    .route({ method: 'PUT', path: '/resumes/{id}/reading' })
    .input(correctReadingInput)
    .output(readingView),
  analyze: oc.route({ method: 'POST', path: '/resumes/{id}/analyze' }).input(resumeId).output(analysisView),
  submitAnswers: oc.route({ method: 'PUT', path: '/resumes/{id}/answers' }).input(answersInput).output(analysisView),
  applyFix: oc
    .route({ method: 'POST', path: '/resumes/{id}/fixes/{fixId}' })
    .input(applyFixInput)
    .output(resumeDraftView),
  acceptRewrite: oc
    .route({ method: 'POST', path: '/resumes/{id}/rewrites/{rewriteId}' })
    .input(rewriteInput)
    .output(resumeDraftView),
  versions: oc
    .route({ method: 'GET', path: '/resumes/{id}/versions' })
    .input(resumeId)
    .output(z.object({ versions: z.array(resumeVersionView) })),
  restoreVersion: oc
    .route({ method: 'POST', path: '/resumes/{id}/versions/{versionId}/restore' })
    .input(versionInput)
    .output(resumeStateView),
  draft: oc.route({ method: 'GET', path: '/resume-drafts/{id}' }).input(draftId).output(resumeDraftView),
  saveDraft: oc.route({ method: 'PUT', path: '/resume-drafts/{id}' }).input(saveDraftInput).output(resumeDraftView),
  activateDraft: oc
    .route({ method: 'POST', path: '/resume-drafts/{id}/activate' })
    .input(draftId)
    .output(resumeDraftView),
}
