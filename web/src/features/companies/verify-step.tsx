import { useMutation } from '@tanstack/react-query'
import { MailCheck, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { companyMessages } from '#domain/companies/messages.ts'
import { type OwnCompanyView, verificationInput } from '#domain/companies/schema.ts'
import { readProblem } from '../../api-error.ts'
import { checkedBy } from '../../checked-by.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { offerConfirmation } from '../accounts/offer-confirmation.ts'
import { hostOf } from './host-of.ts'
import { requestVerificationMutation } from './queries.ts'

type VerifyStepProps = { company: OwnCompanyView | null; onDone: () => void; onBack: () => void }

export function VerifyStep({ company, onDone, onBack }: VerifyStepProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const request = useMutation(requestVerificationMutation)
  const form = useForm({
    mode: 'onTouched',
    resolver: checkedBy(verificationInput),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function send({ email }: { email: string }) {
    try {
      const sent = await request.mutateAsync({ email })
      setSentTo(sent.sentTo)
      showMessage(companyMessages.verificationSent)
    } catch (error) {
      if (offerConfirmation(error)) return
      const { message, fields } = readProblem(error)
      if (fields.email) form.setError('email', { message: fields.email }, { shouldFocus: true })
      showMessage({ ...companyMessages.verificationFailed, description: message })
    }
  }

  return (
    <div className="grid gap-7">
      {company?.verifiedDomain ? (
        <Note icon={ShieldCheck}>
          <b>{company.verifiedDomain}</b> is verified for your company.
        </Note>
      ) : (
        <form noValidate className="grid max-w-102 gap-5" onSubmit={form.handleSubmit(send)}>
          <Field
            label="Company e-mail"
            error={errors.email?.message}
            helper={
              company?.website ? `An address of ${hostOf(company.website)}.` : 'Add your website in the step before.'
            }
          >
            <TextInput type="email" autoComplete="email" {...form.register('email')} />
          </Field>
          <Button
            type="submit"
            variant={sentTo ? 'quiet' : 'primary'}
            busy={isSubmitting}
            className="justify-self-start"
          >
            Send Verification Email
          </Button>
          {sentTo && (
            <Note icon={MailCheck}>
              A link is on its way to {sentTo}. It works for 24 hours, once. You can go on meanwhile.
            </Note>
          )}
        </form>
      )}
      <div className="flex gap-3">
        <Button variant="bare" onClick={onBack}>
          Back
        </Button>
        <Button variant={sentTo || company?.verifiedDomain ? 'primary' : 'quiet'} onClick={onDone}>
          {sentTo || company?.verifiedDomain ? 'Continue' : 'Skip for Now'}
        </Button>
      </div>
    </div>
  )
}
