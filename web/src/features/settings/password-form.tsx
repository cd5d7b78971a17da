import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { accountMessages } from '#domain/accounts/messages.ts'
import { passwordStrength } from '#domain/accounts/password-strength.ts'
import { changePasswordInput } from '#domain/accounts/schema.ts'
import { readProblem } from '../../api-error.ts'
import { checkedBy } from '../../checked-by.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { StrengthBar } from '../../ui/strength-bar.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { changePasswordMutation, keepAccount } from '../accounts/settings-queries.ts'

export function PasswordForm() {
  const queryClient = useQueryClient()
  const change = useMutation(changePasswordMutation)
  const form = useForm({
    mode: 'onTouched',
    resolver: checkedBy(changePasswordInput),
    defaultValues: { currentPassword: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const typed = useWatch({ control: form.control, name: 'password' })

  async function save(input: { currentPassword: string; password: string }) {
    try {
      keepAccount(queryClient, await change.mutateAsync(input))
      form.reset()
      showMessage(accountMessages.passwordUpdated)
    } catch (error) {
      const { code, message, fields } = readProblem(error)
      if (fields.currentPassword) {
        form.setError('currentPassword', { message: fields.currentPassword }, { shouldFocus: true })
      } else if (code === 'rate_limited') showMessage(accountMessages.tooManyAttempts)
      else toastFailure('The password was not changed', message)
    }
  }

  return (
    <form noValidate className="grid max-w-102 gap-5" onSubmit={form.handleSubmit(save)}>
      <Field label="Current password" error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <div className="grid gap-2">
        <Field label="New password" error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        {typed && <StrengthBar strength={passwordStrength(typed)} />}
      </div>
      <Button type="submit" variant="quiet" busy={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Saving…' : 'Change password'}
      </Button>
    </form>
  )
}
