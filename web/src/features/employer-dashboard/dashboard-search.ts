import { type CandidateGroup, readGroup } from '#domain/applications/candidate-groups.ts'
import { isId } from '../../read-search.ts'
import { readWords } from '../matched-candidates/candidates-search.ts'

export type DashboardSearch = { quiz?: string; role?: string; show?: CandidateGroup; search?: string }

/** Which role's quiz is opened on the Assessments tab, and whom the inbox of the Candidates tab shows. */
export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const show = readGroup(search.show)
  return {
    ...(isId(search.quiz) ? { quiz: search.quiz } : {}),
    ...(isId(search.role) ? { role: search.role } : {}),
    ...(show === 'all' ? {} : { show }),
    ...readWords(search.search),
  }
}
