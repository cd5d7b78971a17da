import { type CandidateGroup, readGroup } from '#domain/applications/candidate-groups.ts'
import { readWords } from '../matched-candidates/candidates-search.ts'

export type DashboardSearch = { quiz?: string; role?: string; show?: CandidateGroup; search?: string }

/** Which role's quiz is opened on the Assessments tab, and whom the inbox of the Candidates tab shows. */
export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const show = readGroup(search.show)
  return {
    ...(typeof search.quiz === 'string' ? { quiz: search.quiz } : {}),
    ...(typeof search.role === 'string' ? { role: search.role } : {}),
    ...(show === 'all' ? {} : { show }),
    ...readWords(search.search),
  }
}
