import { type CandidateGroup, readGroup } from '#domain/applications/candidate-groups.ts'
import type { CandidateSort } from '#domain/applications/schema.ts'
import { typedWords } from '../../read-search.ts'

export type CandidatesSearch = { jobId?: string; sort?: CandidateSort; show?: CandidateGroup; search?: string }

const sorts: readonly CandidateSort[] = ['composite', 'ai', 'trust']

/** Which job, whom of it, and in which order. This file comes with every page, so it knows no schema. */
export function readCandidatesSearch(search: Record<string, unknown>): CandidatesSearch {
  const sort = sorts.find((one) => one === search.sort)
  const show = readGroup(search.show)
  return {
    ...(typeof search.jobId === 'string' && search.jobId !== '' ? { jobId: search.jobId } : {}),
    ...(sort ? { sort } : {}),
    ...(show === 'all' ? {} : { show }),
    ...readWords(search.search),
  }
}

/** Whose name or code name holds this. */
export function readWords(value: unknown): { search?: string } {
  const search = typedWords(value, 80)
  return search ? { search } : {}
}
