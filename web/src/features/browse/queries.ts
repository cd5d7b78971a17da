import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { matchListsKey } from '../matches/queries.ts'
import type { BrowseSearch } from './browse-search.ts'

/** Among the lists of matches, so that a job that is saved or passed here is so there. */
export function openJobsQuery({ q, place, mode, type, level, pay }: BrowseSearch) {
  return infiniteQueryOptions({
    queryKey: [...matchListsKey, 'browse', { q, place, mode, type, level, pay }],
    queryFn: ({ pageParam: cursor }) =>
      api.matches.browse({
        text: q,
        place,
        modes: mode && [mode],
        types: type && [type],
        levels: level && [level],
        payMinimum: pay,
        cursor,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}
