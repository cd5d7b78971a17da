import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { accountMessages } from '#domain/accounts/messages.ts'
import { homePath } from '#domain/accounts/rules.ts'
import { type SignInInput, signInInput } from '#domain/accounts/schema.ts'
import { readProblem } from '../../api-error.ts'
import { checkedBy } from '../../checked-by.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { countAttempt } from './attempts.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { enterSession } from './enter.ts'
import { signInMutation } from './queries.ts'
import { ownPath } from './session-guard.ts'

type SignInFormProps = {
  email: string
  /** The address is known already, so that the password is all that is missing. */
  asksPassword: boolean
  onEmailChange: (email: string) => void
  next: string | undefined
}

export function SignInForm({ email, asksPassword, onEmailChange, next }: SignInFormProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const signIn = useMutation(signInMutation)
  const form = useForm<SignInInput>({
    mode: 'onTouched',
    resolver: checkedBy(signInInput),
    defaultValues: { email, password: '' },
  })
  const { setFocus } = form
  const { errors, isSubmitting } = form.formState
  const [typedEmail, typedPassword] = useWatch({ control: form.control, name: ['email', 'password'] })

  useEffect(() => {
    if (asksPassword) setFocus('password')
  }, [asksPassword, setFocus])

  async function enter(input: SignInInput) {
    try {
      const { role } = await signIn.mutateAsync(input)
      await enterSession(queryClient, role)
      await navigate({ href: (role && ownPath(next)) ?? homePath(role), replace: true })
    } catch (error) {
      const { code, message } = readProblem(error)
      if (code === 'rate_limited') showMessage(accountMessages.tooManyAttempts)
      else if (code === 'offline') showMessage({ ...accountMessages.signInFailed, description: message })
      else showMessage(accountMessages.signInFailed)
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((input) => countAttempt(() => enter(input)))}>
      <Field label="Email" error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          {...form.register('email', { onChange: (event) => onEmailChange(event.target.value) })}
        />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Link to="/auth/forgot" className="justify-self-start text-sm">
        Forgot your password?
      </Link>
      <Button type="submit" size="lg" busy={isSubmitting} disabled={!typedEmail || !typedPassword}>
        Sign In
      </Button>
      <p className="text-sm text-ink-soft">
        The <Link to="/terms">Terms</Link> and the <Link to="/privacy">Privacy</Link> page say what you can expect of
        us.
      </p>
      <DemoAccounts onPick={(account) => countAttempt(() => enter(account))} />
    </form>
  )
}
