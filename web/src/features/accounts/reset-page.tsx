import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { accountMessages, deadLink } from '#domain/accounts/messages.ts'
import { passwordStrength } from '#domain/accounts/password-strength.ts'
import { newPassword } from '#domain/accounts/schema.ts'
import { namesNothing, readProblem } from '../../api-error.ts'
import { checkedBy } from '../../checked-by.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { StrengthBar } from '../../ui/strength-bar.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { leaveSession } from './enter.ts'
import { resetPasswordMutation } from './queries.ts'

const route = getRouteApi('/auth/reset/$token')
const fields = z.object({ password: newPassword })

export function ResetPage() {
  const { token } = route.useParams()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const reset = useMutation(resetPasswordMutation)
  const form = useForm({ mode: 'onTouched', resolver: checkedBy(fields), defaultValues: { password: '' } })
  const typed = useWatch({ control: form.control, name: 'password' })
  const isDead = reset.isError && namesNothing(readProblem(reset.error))

  async function save({ password }: { password: string }) {
    try {
      await reset.mutateAsync({ secret: token, password })
      leaveSession(queryClient)
      showMessage(accountMessages.passwordChanged)
      await navigate({ to: '/auth', search: { tab: 'signin' }, replace: true })
    } catch (error) {
      const problem = readProblem(error)
      if (!namesNothing(problem)) toastFailure('The password was not changed', problem.message)
    }
  }

  return (
    <PageBody width="narrow">
      <PageHeader
        title="Set a new password"
        lead="At least 8 characters with letters and numbers. Other devices are signed out."
      />
      {isDead ? (
        <p role="alert">
          {deadLink} <Link to="/auth/forgot">Send a new link</Link>
        </p>
      ) : (
        <form noValidate className="grid max-w-102 gap-5" onSubmit={form.handleSubmit(save)}>
          <div className="grid gap-2">
            <Field label="New password" error={form.formState.errors.password?.message}>
              <PasswordInput autoComplete="new-password" {...form.register('password')} />
            </Field>
            {typed && <StrengthBar strength={passwordStrength(typed)} />}
          </div>
          <Button type="submit" busy={form.formState.isSubmitting} className="justify-self-start">
            Save password
          </Button>
        </form>
      )}
    </PageBody>
  )
}
