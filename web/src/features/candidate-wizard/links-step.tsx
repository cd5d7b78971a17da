import type { FormEvent } from 'react'
import { completeWebAddress, webAddressPattern, webAddressProblem } from '#domain/profiles/web-address.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { StepButtons } from './step-buttons.tsx'
import type { StepForm } from './step-form.ts'

type LinksStepProps = StepForm & { onBack: () => void; onNext: () => void }

const links = [
  { field: 'linkedinUrl', label: 'LinkedIn URL', placeholder: 'linkedin.com/in/you' },
  { field: 'website', label: 'Website', placeholder: 'example.com' },
] as const

export function LinksStep({ profile, errors, change, onBack, onNext }: LinksStepProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    for (const { field } of links) complete(field, profile[field] ?? '')
    const [wrong] = links.filter(({ field }) => problemOf(profile[field]))
    if (wrong) document.querySelector<HTMLInputElement>(`[name=${wrong.field}]`)?.focus()
    else onNext()
  }

  function complete(field: (typeof links)[number]['field'], written: string) {
    const whole = completeWebAddress(written)
    if (whole !== written) change({ [field]: whole })
  }

  return (
    <form noValidate className="grid max-w-102 gap-6" onSubmit={submit}>
      {links.map(({ field, label, placeholder }) => (
        <Field key={field} label={label} note="(optional)" error={errors[field]}>
          <TextInput
            name={field}
            inputMode="url"
            autoComplete="url"
            placeholder={placeholder}
            value={profile[field] ?? ''}
            onChange={(event) => change({ [field]: event.target.value })}
            onBlur={(event) => complete(field, event.target.value)}
          />
        </Field>
      ))}
      <StepButtons onBack={onBack} />
    </form>
  )
}

function problemOf(address: string | null): string | null {
  return webAddressPattern.test(completeWebAddress(address ?? '')) ? null : webAddressProblem
}
