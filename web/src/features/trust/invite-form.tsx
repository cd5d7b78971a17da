import { type Resolver, useForm } from 'react-hook-form'
import { inviteFields } from '#domain/trust/forms.ts'
import { inviteRefusals, trustMessages } from '#domain/trust/messages.ts'
import { type OwnVouch } from '#domain/trust/schema.ts'
import { dashboardRelations, defaultRelation, relationWords } from '#domain/trust/states.ts'
import { readProblem } from '../../api-error.ts'
import { checkedBy } from '../../checked-by.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { useInvite } from './use-invite.ts'

type Fields = {
  voucherName: string
  voucherEmail: string
  voucherCompany: string
  voucherTitle: string
  relation: (typeof dashboardRelations)[number]
}

const empty: Fields = {
  voucherName: '',
  voucherEmail: '',
  voucherCompany: '',
  voucherTitle: '',
  relation: defaultRelation,
}
const options = dashboardRelations.map((value) => ({ value, label: relationWords[value] }))
const check = checkedBy(inviteFields) as unknown as Resolver<Fields>

type InviteFormProps = { isFull: boolean; replaces: OwnVouch | null; onDone: () => void }

/** The dashboard's invitation: all that a vouch can be asked with, and in place of another where one is replaced. */
export function InviteForm({ isFull, replaces, onDone }: InviteFormProps) {
  const invite = useInvite()
  const form = useForm<Fields>({ mode: 'onTouched', resolver: check, defaultValues: empty })
  const { errors, isSubmitting } = form.formState

  async function send(fields: Fields) {
    try {
      await invite({ ...inviteFields.parse(fields), replaces: replaces?.id })
      form.reset(empty)
      showMessage(trustMessages.inviteSent)
      onDone()
    } catch (error) {
      const { message, fields: refused } = readProblem(error)
      if (refused.voucherEmail) form.setError('voucherEmail', { message: refused.voucherEmail }, { shouldFocus: true })
      showMessage({ ...trustMessages.inviteFailed, description: message })
    }
  }

  return (
    <form noValidate aria-label="Invite a voucher" className="grid max-w-112 gap-5" onSubmit={form.handleSubmit(send)}>
      {replaces && (
        <p className="text-sm text-ink-soft">
          In place of {replaces.voucherName}, whose link stops working when the new invitation is sent.
        </p>
      )}
      <Field label="Name" error={errors.voucherName?.message}>
        <TextInput autoComplete="off" {...form.register('voucherName')} />
      </Field>
      <Field
        label="Email"
        helper="An address of a company counts more than free mail."
        error={errors.voucherEmail?.message}
      >
        <TextInput type="email" autoComplete="off" {...form.register('voucherEmail')} />
      </Field>
      <Field label="They were my" error={errors.relation?.message}>
        <Select options={options} {...form.register('relation')} />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Company" note="(optional)" error={errors.voucherCompany?.message}>
          <TextInput autoComplete="off" {...form.register('voucherCompany')} />
        </Field>
        <Field label="Title" note="(optional)" error={errors.voucherTitle?.message}>
          <TextInput autoComplete="off" {...form.register('voucherTitle')} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="tonal"
          busy={isSubmitting}
          blocked={isFull && !replaces}
          onBlocked={() => toastFailure(trustMessages.inviteFailed.title, inviteRefusals.full)}
        >
          {isSubmitting ? 'Sending…' : 'Send Invitation'}
        </Button>
        {replaces && (
          <Button variant="bare" onClick={onDone}>
            Keep the old one
          </Button>
        )}
      </div>
    </form>
  )
}
