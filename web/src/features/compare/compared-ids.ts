import { comparedAtMost } from '#domain/matches/limits.ts'

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** What of an address names jobs: each once, as many as fit. */
export function comparedIds(jobs: string | undefined): string[] {
  const ids = (jobs ?? '').split(',').filter((id) => uuid.test(id))
  return [...new Set(ids)].slice(0, comparedAtMost)
}
