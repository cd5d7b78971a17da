import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { accountMessages } from '#domain/accounts/messages.ts'
import type { AccountView } from '#domain/accounts/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Icon } from '../../ui/icon.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { keepAccount, undoDeletionMutation } from '../accounts/settings-queries.ts'
import { DeleteDialog } from './delete-dialog.tsx'

/** Take everything along, or have it erased; seven days remain to think again. */
export function OwnData({ account }: { account: AccountView }) {
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const undo = useMutation({
    ...undoDeletionMutation,
    onSuccess: (kept) => {
      keepAccount(queryClient, kept)
      showMessage(accountMessages.deletionUndone)
    },
    onError: (error) => toastFailure('The deletion was not undone', readProblem(error).message),
  })
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-2">
        <a href="/api/account/export" download className={buttonStyle({ variant: 'quiet' })}>
          <Icon of={Download} /> Download my data
        </a>
        <p className="text-xs text-ink-soft">One ZIP with everything we hold about you as JSON, and your files.</p>
      </div>
      {account.erasedAt ? (
        <div role="status" className="grid justify-items-start gap-3 border-t border-line pt-5">
          <p>
            Your account will be deleted on <b>{day(account.erasedAt)}</b>. Until then nothing is lost.
          </p>
          <Button busy={undo.isPending} onClick={() => undo.mutate()}>
            Keep my account
          </Button>
        </div>
      ) : (
        <div className="grid justify-items-start gap-2 border-t border-line pt-5">
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete my account
          </Button>
          <p className="text-xs text-ink-soft">
            You have 7 days to undo it. Then files, texts and everything made from them are erased.
          </p>
        </div>
      )}
      <DeleteDialog open={isAsking} onClose={() => setAsking(false)} />
    </div>
  )
}

function day(moment: string): string {
  return new Date(moment).toLocaleDateString(undefined, { dateStyle: 'long' })
}
