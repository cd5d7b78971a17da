import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { accountMessages } from '#domain/accounts/messages.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { leaveSession } from '../accounts/enter.ts'
import { sessionQuery, signOutMutation } from '../accounts/queries.ts'

export function AccountCard() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: session } = useQuery(sessionQuery)
  const signOut = useMutation({
    ...signOutMutation,
    onSuccess: async () => {
      // Known before leaving: the sign-in page sends people with a session on.
      queryClient.setQueryData(sessionQuery.queryKey, null)
      await navigate({ to: '/auth', replace: true, ignoreBlocker: true })
      leaveSession(queryClient)
      showMessage(accountMessages.signedOut)
    },
    onError: () => showMessage(accountMessages.signOutFailed),
  })
  return (
    <Card as="section" aria-labelledby="account-heading">
      <h2 id="account-heading" className="text-xl">
        Account
      </h2>
      <p className="mt-2 text-sm text-ink-soft">
        {session ? `Signed in as ${session.person.email}.` : 'Signing out ends the session on this device.'}
      </p>
      <Button variant="quiet" className="mt-4" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        <Icon of={LogOut} /> {signOut.isPending ? 'Signing out…' : 'Sign Out'}
      </Button>
    </Card>
  )
}
