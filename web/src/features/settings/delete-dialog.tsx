import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { accountMessages } from '#domain/accounts/messages.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { keepAccount, requestDeletionMutation } from '../accounts/settings-queries.ts'

export function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const formId = useId()
  const queryClient = useQueryClient()
  const remove = useMutation({
    ...requestDeletionMutation,
    onSuccess: (account) => {
      keepAccount(queryClient, account)
      close()
      showMessage(accountMessages.deletionRequested)
    },
    onError: (error) => {
      if (readProblem(error).code === 'rate_limited') showMessage(accountMessages.tooManyAttempts)
    },
  })

  function close() {
    setPassword('')
    remove.reset()
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password && !remove.isPending) remove.mutate(password)
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      size="small"
      title="Delete your account?"
      description="Other devices are signed out now. In 7 days your files, texts and everything made from them are erased; what you applied to keeps a stub without your data. Until then you can undo it."
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={remove.isPending} disabled={password === ''}>
            Delete my account
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label="Your password" error={remove.error ? readProblem(remove.error).message : undefined}>
          <PasswordInput
            autoComplete="current-password"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
