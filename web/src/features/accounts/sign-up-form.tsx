import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { accountMessages } from '#domain/accounts/messages.ts'
import { passwordStrength } from '#domain/accounts/password-strength.ts'
import { onboardingPath } from '#domain/accounts/rules.ts'
import {
  employerSignUpInput,
  type Role,
  type SignUpInput,
  seekerSignUpInput,
  signUpInput,
} from '#domain/accounts/schema.ts'
import { readProblem } from '../../api-error.ts'
import { checkedBy } from '../../checked-by.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { StrengthBar } from '../../ui/strength-bar.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { countAttempt } from './attempts.ts'
import { enterSession } from './enter.ts'
import { signUpMutation } from './queries.ts'

type SignUpFields = {
  role?: Role
  email: string
  password: string
  full_name?: string
  contact_name?: string
  company_name?: string
}

const checkers = {
  seeker: checkedBy(seekerSignUpInput) as Resolver<SignUpFields>,
  employer: checkedBy(employerSignUpInput) as Resolver<SignUpFields>,
}

type SignUpFormProps = {
  role: Role
  email: string
  onEmailChange: (email: string) => void
  onAccountExists: () => void
}

export function SignUpForm({ role, email, onEmailChange, onAccountExists }: SignUpFormProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const signUp = useMutation(signUpMutation)
  const form = useForm<SignUpFields>({
    mode: 'onTouched',
    // The picker stands outside the form, so that changing it keeps what was typed.
    resolver: (fields, context, options) => checkers[role]({ ...fields, role }, context, options),
    defaultValues: { email, password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const [typedEmail, typedPassword] = useWatch({ control: form.control, name: ['email', 'password'] })

  async function create(input: SignUpInput) {
    try {
      const { isSignedIn } = await signUp.mutateAsync(input)
      if (!isSignedIn) return showMessage(accountMessages.lookInInbox)
      await enterSession(queryClient, input.role)
      showMessage(accountMessages.accountCreated)
      await navigate({ to: onboardingPath(input.role), replace: true })
    } catch (error) {
      const { code, message } = readProblem(error)
      if (code === 'rate_limited') return showMessage(accountMessages.tooManyAttempts)
      if (code === 'offline') return showMessage({ ...accountMessages.signUpFailed, description: message })
      if (code !== 'conflict') return showMessage(accountMessages.signUpFailed)
      showMessage(accountMessages.accountExists)
      onAccountExists()
    }
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((fields) => countAttempt(() => create(signUpInput.parse(fields))))}
    >
      {role === 'seeker' ? (
        <Field label="Full name" error={errors.full_name?.message}>
          <TextInput autoComplete="name" {...form.register('full_name', { shouldUnregister: true })} />
        </Field>
      ) : (
        <>
          <Field label="Contact name" error={errors.contact_name?.message}>
            <TextInput autoComplete="name" {...form.register('contact_name', { shouldUnregister: true })} />
          </Field>
          <Field label="Company name" error={errors.company_name?.message}>
            <TextInput autoComplete="organization" {...form.register('company_name', { shouldUnregister: true })} />
          </Field>
        </>
      )}
      <Field label="Email" error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          {...form.register('email', { onChange: (event) => onEmailChange(event.target.value) })}
        />
      </Field>
      <div className="grid gap-2">
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        {typedPassword && <StrengthBar strength={passwordStrength(typedPassword)} />}
      </div>
      <Button type="submit" size="lg" busy={isSubmitting} disabled={!typedEmail || !typedPassword}>
        Sign Up
      </Button>
      <p className="text-sm text-ink-soft">
        By signing up you agree to the <Link to="/terms">Terms</Link> and have read the{' '}
        <Link to="/privacy">Privacy</Link> page. Your résumé stays private until you apply.
      </p>
    </form>
  )
}
