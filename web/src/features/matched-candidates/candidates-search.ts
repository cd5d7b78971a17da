import type { CandidateSort } from '#domain/applications/schema.ts'

export type CandidatesSearch = { jobId?: string; sort?: CandidateSort }

const sorts: readonly CandidateSort[] = ['composite', 'ai', 'trust']

/** Which job, and in which order. This file comes with every page, so it knows no schema. */
export function readCandidatesSearch(search: Record<string, unknown>): CandidatesSearch {
  const sort = sorts.find((one) => one === search.sort)
  return {
    ...(typeof search.jobId === 'string' && search.jobId !== '' ? { jobId: search.jobId } : {}),
    ...(sort ? { sort } : {}),
  }
}
