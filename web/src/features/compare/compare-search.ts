import { comparedAtMost } from '#domain/matches/limits.ts'

/** The jobs stand in the address, so that a link shows the same comparison. */
export type CompareSearch = { jobs?: string }

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

export function readCompareSearch(search: Record<string, unknown>): CompareSearch {
  const ids = comparedIds(typeof search.jobs === 'string' ? search.jobs : '')
  return ids.length > 0 ? { jobs: ids.join(',') } : {}
}

export function comparedIds(jobs: string | undefined): string[] {
  const ids = (jobs ?? '').split(',').filter((id) => uuid.test(id))
  return [...new Set(ids)].slice(0, comparedAtMost)
}
