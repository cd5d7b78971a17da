import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads again what is shown under this key, because the server said that it changed. A first reading that is under way may be
 * older than the change, and asking again only joins it, so that it is followed by another.
 */
export async function readAnew(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirst = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .some(({ state }) => state.data === undefined)
  await queryClient.invalidateQueries({ queryKey })
  if (isFirst) await queryClient.invalidateQueries({ queryKey })
}
