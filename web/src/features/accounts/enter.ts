import type { QueryClient } from '@tanstack/react-query'
import type { Role } from '#domain/accounts/schema.ts'
import { sessionQuery } from './queries.ts'
import { writeSessionHint } from './session-hint.ts'

/** After signing in or up: forget what was read as somebody else, and let the other tabs know. */
export async function enterSession(queryClient: QueryClient, role: Role | null): Promise<void> {
  queryClient.clear()
  writeSessionHint({ role })
  await queryClient.fetchQuery(sessionQuery)
}

export function leaveSession(queryClient: QueryClient): void {
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, null)
  writeSessionHint(null)
}
