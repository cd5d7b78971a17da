import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import {
  browseInput,
  jobKey,
  listPlace,
  matchListInput,
  matchPage,
  matchSummary,
  openedMatch,
  passedJob,
  savedJob,
  savedNoteInput,
} from './schema.ts'

const nothing = z.object({})
const nextCursor = z.nullable(z.string())

export const matchesContract = {
  list: oc.route({ method: 'GET', path: '/matches' }).input(matchListInput).output(matchPage),
  /** Full-text search over every open job, with the cards of the matches. */
  browse: oc.route({ method: 'GET', path: '/open-jobs' }).input(browseInput).output(matchPage),
  summary: oc.route({ method: 'GET', path: '/matches/summary' }).output(matchSummary),
  /** Everything the score of one job is made of. */
  open: oc.route({ method: 'GET', path: '/matches/{jobId}' }).input(jobKey).output(openedMatch),

  saved: oc
    .route({ method: 'GET', path: '/saved-jobs' })
    .input(listPlace)
    .output(z.object({ saved: z.array(savedJob), nextCursor })),
  save: oc.route({ method: 'POST', path: '/saved-jobs' }).input(jobKey).output(nothing),
  note: oc.route({ method: 'PUT', path: '/saved-jobs/{jobId}/note' }).input(savedNoteInput).output(nothing),
  unsave: oc.route({ method: 'DELETE', path: '/saved-jobs/{jobId}' }).input(jobKey).output(nothing),

  passed: oc
    .route({ method: 'GET', path: '/passed-jobs' })
    .input(listPlace)
    .output(z.object({ passed: z.array(passedJob), nextCursor })),
  pass: oc.route({ method: 'POST', path: '/passed-jobs' }).input(jobKey).output(nothing),
  restore: oc.route({ method: 'DELETE', path: '/passed-jobs/{jobId}' }).input(jobKey).output(nothing),
}
