import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** One query for all, because watching several at once would cost every page a kilobyte. Null for one that did not come. */
export function comparedQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['compared', ids],
    queryFn: () => Promise.all(ids.map((jobId) => api.applications.getJobForCandidate({ jobId }).catch(() => null))),
  })
}
