import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SessionView } from '#domain/accounts/schema.ts'
import { sessionQuery } from '../accounts/queries.ts'
import { watchSessionHint, writeSessionHint } from '../accounts/session-hint.ts'

/** Undefined until the server has answered, null for a visitor. Other tabs that sign in or out are followed at once. */
export function useSession(): SessionView | null | undefined {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { data: session } = useQuery(sessionQuery)

  useEffect(() => {
    if (session !== undefined) writeSessionHint(session && { role: session.person.role })
  }, [session])

  useEffect(
    () =>
      watchSessionHint(() => {
        void followOtherTab(queryClient, router)
      }),
    [queryClient, router],
  )
  return session
}

/** Signed in elsewhere: everything is read anew. Signed out: the page is left first, so that nothing asks without a session. */
async function followOtherTab(queryClient: QueryClient, router: Pick<AnyRouter, 'invalidate'>): Promise<void> {
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  if (session) await queryClient.resetQueries()
  await router.invalidate()
  if (session === null)
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
}
