import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { employmentFields } from '#domain/trust/forms.ts'
import { trustMessages } from '#domain/trust/messages.ts'
import { readProblem } from '../../api-error.ts'
import { checkedBy } from '../../checked-by.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { sessionQuery } from '../accounts/queries.ts'
import { lookAgain, requestEmploymentMutation, trustQuery } from './queries.ts'

type Fields = { company: string; title: string; startDate: string; endDate: string; verifierEmail: string }

const empty: Fields = { company: '', title: '', startDate: '', endDate: '', verifierEmail: '' }
const check = checkedBy(employmentFields) as unknown as Resolver<Fields>

/** Asks a past employer; it warns before the current one would be asked. */
export function EmploymentForm({ onDone }: { onDone?: () => void }) {
  const queryClient = useQueryClient()
  const { data: session } = useQuery(sessionQuery)
  const { data: trust } = useQuery(trustQuery)
  const request = useMutation(requestEmploymentMutation)
  const form = useForm<Fields>({ mode: 'onTouched', resolver: check, defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const [company, endDate] = useWatch({ control: form.control, name: ['company', 'endDate'] })
  const isCurrent = isSameCompany(company, trust?.currentEmployers ?? []) || (company.trim() !== '' && endDate === '')

  async function send(fields: Fields) {
    try {
      await request.mutateAsync({ ...employmentFields.parse(fields), userId: session?.person.id ?? '' })
      form.reset(empty)
      await lookAgain(queryClient)
      showMessage(trustMessages.verificationSent)
      onDone?.()
    } catch (error) {
      const { message, fields: refused } = readProblem(error)
      if (refused.verifierEmail)
        form.setError('verifierEmail', { message: refused.verifierEmail }, { shouldFocus: true })
      showMessage({ ...trustMessages.verificationFailed, description: message })
    }
  }

  return (
    <form
      noValidate
      aria-label="Verify past employment"
      className="grid max-w-112 gap-5"
      onSubmit={form.handleSubmit(send)}
    >
      <Field label="Company" error={errors.company?.message}>
        <TextInput autoComplete="off" {...form.register('company')} />
      </Field>
      <Field label="Title" note="(optional)" error={errors.title?.message}>
        <TextInput autoComplete="off" {...form.register('title')} />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Start date" note="(optional)" error={errors.startDate?.message}>
          <TextInput type="date" {...form.register('startDate')} />
        </Field>
        <Field label="End date" note="(optional)" error={errors.endDate?.message}>
          <TextInput type="date" {...form.register('endDate')} />
        </Field>
      </div>
      <Field
        label="Verifier's email"
        helper="Somebody there who can look it up. An address of the company's own domain."
        error={errors.verifierEmail?.message}
      >
        <TextInput type="email" autoComplete="off" {...form.register('verifierEmail')} />
      </Field>
      {isCurrent && (
        <div role="status">
          <Note icon={TriangleAlert}>
            Do you still work there? They will read that you are verifying your employment on a job site. Nothing else
            is shown to them.
          </Note>
        </div>
      )}
      <Button type="submit" variant="tonal" busy={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Sending…' : 'Send Request'}
      </Button>
    </form>
  )
}

function isSameCompany(company: string, known: readonly string[]): boolean {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return plain(company) !== '' && known.some((one) => plain(one) === plain(company))
}
