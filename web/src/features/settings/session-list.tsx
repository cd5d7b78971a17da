import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountMessages } from '#domain/accounts/messages.ts'
import type { AccountView, OpenSession } from '#domain/accounts/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { endOtherSessionsMutation, endSessionMutation, keepAccount } from '../accounts/settings-queries.ts'

/** Where the account is open, and a way to close it there. */
export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const queryClient = useQueryClient()
  const failed = (error: Error) => toastFailure('The session was not ended', readProblem(error).message)
  const end = useMutation({
    ...endSessionMutation,
    onSuccess: (account: AccountView) => {
      keepAccount(queryClient, account)
      showMessage(accountMessages.sessionEnded)
    },
    onError: failed,
  })
  const endOthers = useMutation({
    ...endOtherSessionsMutation,
    onSuccess: (account: AccountView) => {
      keepAccount(queryClient, account)
      showMessage(accountMessages.othersEnded)
    },
    onError: failed,
  })
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="w-full">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 last:border-b"
          >
            <div>
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {session.device} {session.isCurrent && <Badge tone="good">This device</Badge>}
              </p>
              <p className="text-xs text-ink-soft">Signed in {day(session.signedInAt)}</p>
            </div>
            {!session.isCurrent && (
              <Button
                variant="bare"
                size="sm"
                busy={end.isPending && end.variables === session.id}
                aria-label={`Sign out ${session.device}`}
                onClick={() => end.mutate(session.id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="quiet" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          Sign out everywhere else
        </Button>
      )}
    </div>
  )
}

function day(moment: string): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
