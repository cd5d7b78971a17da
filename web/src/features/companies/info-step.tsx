import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { companyMessages } from '#domain/companies/messages.ts'
import { type ContactView, contactInput } from '#domain/companies/schema.ts'
import { readProblem } from '../../api-error.ts'
import { checkedBy } from '../../checked-by.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { sessionQuery } from '../accounts/queries.ts'
import { AvatarField } from '../candidate-wizard/avatar-field.tsx'
import { profileQuery } from '../profiles/queries.ts'
import { ownCompanyQuery, saveContactMutation } from './queries.ts'

export function InfoStep({ contact, onDone }: { contact: ContactView; onDone: () => void }) {
  const queryClient = useQueryClient()
  const { data: profile } = useQuery(profileQuery)
  const save = useMutation(saveContactMutation)
  const form = useForm({
    mode: 'onTouched',
    resolver: checkedBy(contactInput),
    defaultValues: { fullName: contact.fullName, phone: contact.phone ?? '' },
  })
  const { errors, isSubmitting } = form.formState

  async function next(input: { fullName: string; phone: string | null }) {
    try {
      await save.mutateAsync(input)
      await queryClient.invalidateQueries({ queryKey: ownCompanyQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      onDone()
    } catch (error) {
      showMessage({ ...companyMessages.progressFailed, description: readProblem(error).message })
    }
  }

  return (
    <form noValidate className="grid max-w-102 gap-5" onSubmit={form.handleSubmit(next)}>
      {profile && <AvatarField profile={profile} />}
      <Field label="Full Name" error={errors.fullName?.message}>
        <TextInput autoComplete="name" {...form.register('fullName')} />
      </Field>
      <Field label="Phone" note="(optional)" error={errors.phone?.message} helper="Only for you. It is never shown.">
        <TextInput type="tel" autoComplete="tel" {...form.register('phone')} />
      </Field>
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Saving…' : 'Continue'}
      </Button>
    </form>
  )
}
