import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
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
        void queryClient.resetQueries().then(() => router.invalidate())
      }),
    [queryClient, router],
  )
  return session
}
