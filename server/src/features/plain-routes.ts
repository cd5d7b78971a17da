import type { Hono } from 'hono'
import type { HttpVariables } from '../http/variables.ts'
import { mountExport } from './accounts/file-routes.ts'
import { mountCandidateSheet } from './applications/file-routes.ts'
import { mountLogos } from './companies/file-routes.ts'
import { mountAvatars } from './profiles/file-routes.ts'
import { mountResumeFiles } from './resumes/file-routes.ts'

/**
 * Routes that are not calls of the contract: uploads and downloads of files. `c.get('context')` holds what procedures get,
 * for `requireCandidate(c.get('context'))` and the like.
 */
export function mountPlainRoutes(api: Hono<HttpVariables>) {
  mountExport(api)
  mountAvatars(api)
  mountLogos(api)
  mountCandidateSheet(api)
  mountResumeFiles(api)
}
