import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import {
  applicationQuizView,
  editQuizInput,
  expectationsView,
  quizEditorView,
  quizResultsView,
  submitInput,
} from './schema.ts'

const ofJob = z.object({ jobId: z.uuid() })

export const quizzesContract = {
  expectations: oc
    .route({ method: 'GET', path: '/employer/jobs/{jobId}/expectations-quiz' })
    .input(ofJob)
    .output(expectationsView),
  startExpectations: oc
    .route({ method: 'POST', path: '/employer/jobs/{jobId}/expectations-quiz/start' })
    .input(ofJob)
    .output(expectationsView),
  submitExpectations: oc
    .route({ method: 'POST', path: '/employer/jobs/{jobId}/expectations-quiz/submit' })
    .input(submitInput)
    .output(expectationsView),
  editor: oc
    .route({ method: 'GET', path: '/employer/jobs/{jobId}/application-quiz' })
    .input(ofJob)
    .output(quizEditorView),
  edit: oc
    .route({ method: 'PUT', path: '/employer/jobs/{jobId}/application-quiz' })
    .input(editQuizInput)
    .output(quizEditorView),
  regenerate: oc
    .route({ method: 'POST', path: '/employer/jobs/{jobId}/application-quiz/regenerate' })
    .input(ofJob)
    .output(quizEditorView),
  results: oc
    .route({ method: 'GET', path: '/employer/jobs/{jobId}/application-quiz/results' })
    .input(ofJob)
    .output(z.object({ results: z.nullable(quizResultsView) })),
  application: oc.route({ method: 'GET', path: '/jobs/{jobId}/quiz' }).input(ofJob).output(applicationQuizView),
  startApplication: oc
    .route({ method: 'POST', path: '/jobs/{jobId}/quiz/start' })
    .input(ofJob)
    .output(applicationQuizView),
  submitApplication: oc
    .route({ method: 'POST', path: '/jobs/{jobId}/quiz/submit' })
    .input(submitInput)
    .output(applicationQuizView),
}
