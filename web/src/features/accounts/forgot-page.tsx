import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { accountMessages } from '#domain/accounts/messages.ts'
import { forgotPasswordInput } from '#domain/accounts/schema.ts'
import { readProblem } from '../../api-error.ts'
import { checkedBy } from '../../checked-by.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { forgotPasswordMutation } from './queries.ts'

export function ForgotPage() {
  const forgot = useMutation(forgotPasswordMutation)
  const form = useForm({
    mode: 'onTouched',
    resolver: checkedBy(forgotPasswordInput),
    defaultValues: { email: '' },
  })

  async function send(input: { email: string }) {
    try {
      await forgot.mutateAsync(input)
      showMessage(accountMessages.resetSent)
    } catch (error) {
      const { code, message } = readProblem(error)
      if (code === 'rate_limited') showMessage(accountMessages.tooManyAttempts)
      else toastFailure('The link was not sent', message)
    }
  }

  return (
    <PageBody width="narrow">
      <PageHeader
        title="Forgot your password?"
        documentTitle="Forgotten password"
        lead="Tell us your address. We send a link that lets you set a new one; it works for 30 minutes, once."
        back={<Link to="/auth">Back to Sign In</Link>}
      />
      <form noValidate className="grid max-w-102 gap-5" onSubmit={form.handleSubmit(send)}>
        <Field label="Email" error={form.formState.errors.email?.message}>
          <TextInput type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Button type="submit" busy={form.formState.isSubmitting} className="justify-self-start">
          Send the link
        </Button>
        {forgot.isSuccess && (
          <p className="text-sm text-ink-soft">
            If that address has an account, the link is on its way. Nothing there after a few minutes? Look in the spam
            folder, or send it again.
          </p>
        )}
      </form>
    </PageBody>
  )
}
