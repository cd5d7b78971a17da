import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { VouchInvitation } from '#domain/trust/forms.ts'
import { sessionQuery } from '../accounts/queries.ts'
import { inviteMutation, lookAgain } from './queries.ts'

type Invitation = Omit<VouchInvitation, 'candidateUserId'>

/** Sends an invitation in the name of whoever is signed in; it throws what went wrong. */
export function useInvite() {
  const queryClient = useQueryClient()
  const { data: session } = useQuery(sessionQuery)
  const send = useMutation(inviteMutation)
  return async (invitation: Invitation): Promise<void> => {
    await send.mutateAsync({ ...invitation, candidateUserId: session?.person.id ?? '' })
    await lookAgain(queryClient)
  }
}
