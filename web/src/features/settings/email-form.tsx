import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { accountMessages } from '#domain/accounts/messages.ts'
import { type AccountView, changeEmailInput } from '#domain/accounts/schema.ts'
import { readProblem } from '../../api-error.ts'
import { checkedBy } from '../../checked-by.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { changeEmailMutation, keepAccount } from '../accounts/settings-queries.ts'

/** The new address counts once the link that was sent there is used. */
export function EmailForm({ account }: { account: AccountView }) {
  const queryClient = useQueryClient()
  const change = useMutation(changeEmailMutation)
  const form = useForm({
    mode: 'onTouched',
    resolver: checkedBy(changeEmailInput),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function save(input: { email: string; password: string }) {
    try {
      keepAccount(queryClient, await change.mutateAsync(input))
      form.reset()
      showMessage(accountMessages.emailChangeSent)
    } catch (error) {
      const { code, message, fields } = readProblem(error)
      if (fields.password) form.setError('password', { message: fields.password }, { shouldFocus: true })
      else if (code === 'rate_limited') showMessage(accountMessages.tooManyAttempts)
      else toastFailure('The address was not changed', message)
    }
  }

  return (
    <form noValidate className="grid max-w-102 gap-5" onSubmit={form.handleSubmit(save)}>
      {account.newEmail && (
        <p className="text-sm">
          Waiting for a press on the link we sent to <b>{account.newEmail}</b>.
        </p>
      )}
      <Field label="New email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field label="Your password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="quiet" busy={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Saving…' : 'Change email'}
      </Button>
    </form>
  )
}
