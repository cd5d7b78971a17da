import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { vouchLimits } from '#domain/trust/limits.ts'
import { inviteRefusals, trustMessages } from '#domain/trust/messages.ts'
import { defaultRelation } from '#domain/trust/states.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { FlowBar } from '../../ui/flow-bar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { trustQuery } from './queries.ts'
import { useInvite } from './use-invite.ts'
import { VerifyCard } from './verify-card.tsx'
import { VouchRow } from './vouch-row.tsx'

/** The third step of the onboarding; all of it can be done later on the dashboard too. */
export function TrustPage() {
  const { data: trust } = useQuery(trustQuery)
  return (
    <>
      <PageBody width="narrow" className="flex-1">
        <PageHeader
          title="Add a Little Trust."
          documentTitle="Add a little trust"
          lead="People who worked with you can vouch for you, and past employers can confirm your dates."
        />
        <div className="grid gap-6">
          <Card as="section">
            <h2 className="text-xl">Invite somebody to vouch</h2>
            <p className="mt-1 mb-5 text-sm text-ink-soft">
              Up to three count. Without any, your card says “New”, and nothing is lost.
            </p>
            <ShortInvite taken={trust?.placesTaken ?? 0} />
            {trust && trust.vouches.length > 0 && (
              <ul aria-label="Invited" className="mt-6">
                {trust.vouches.map((vouch) => (
                  <VouchRow key={vouch.id} vouch={vouch} />
                ))}
              </ul>
            )}
          </Card>
          <VerifyCard jobs={trust?.employment ?? []} />
        </div>
        <ButtonLink to="/onboarding/finish" variant="quiet" className="mt-8">
          Skip for Now
        </ButtonLink>
      </PageBody>
      <FlowBar
        current={3}
        total={4}
        back={
          <ButtonLink to="/onboarding/preferences" variant="bare">
            <Icon of={ArrowLeft} /> Back
          </ButtonLink>
        }
        next={<ButtonLink to="/onboarding/finish">Continue</ButtonLink>}
      />
    </>
  )
}

/** Name and e-mail are enough here; the relation is the usual one until the voucher says otherwise. */
function ShortInvite({ taken }: { taken: number }) {
  const invite = useInvite()
  const [fields, setFields] = useState({ name: '', email: '' })
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isFull = taken >= vouchLimits.places

  async function send(event: FormEvent) {
    event.preventDefault()
    const [voucherName, voucherEmail] = [fields.name.trim(), fields.email.trim()]
    if (voucherName === '' || voucherEmail === '') {
      showMessage(trustMessages.missingInformation)
      form.current?.querySelector<HTMLInputElement>(voucherName === '' ? 'input' : 'input[type=email]')?.focus()
      return
    }
    setIsSending(true)
    setProblem(undefined)
    try {
      await invite({ voucherName, voucherEmail, relation: defaultRelation })
      setFields({ name: '', email: '' })
      showMessage(trustMessages.inviteSent)
    } catch (error) {
      const { message, fields: refused } = readProblem(error)
      setProblem(refused.voucherEmail ?? refused.voucherName)
      showMessage({ ...trustMessages.inviteFailed, description: message })
    } finally {
      setIsSending(false)
    }
  }

  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      <Field label="Name">
        <TextInput
          autoComplete="off"
          value={fields.name}
          onChange={(event) => setFields({ ...fields, name: event.target.value })}
        />
      </Field>
      <Field label="Email" error={problem}>
        <TextInput
          type="email"
          autoComplete="off"
          value={fields.email}
          onChange={(event) => setFields({ ...fields, email: event.target.value })}
        />
      </Field>
      <Button
        type="submit"
        variant="tonal"
        busy={isSending}
        blocked={isFull}
        onBlocked={() => toastFailure(trustMessages.inviteFailed.title, inviteRefusals.full)}
        className="justify-self-start"
      >
        Send Invitation ({taken}/{vouchLimits.places})
      </Button>
    </form>
  )
}
