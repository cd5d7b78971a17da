import { type FormEvent, useRef, useState } from 'react'
import { profileMessages } from '#domain/profiles/messages.ts'
import { showMessage } from '../../show-message.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { AvatarField } from './avatar-field.tsx'
import { StepButtons } from './step-buttons.tsx'
import type { StepForm } from './step-form.ts'
import { ZipField } from './zip-field.tsx'

export function BasicsStep({ profile, errors, change, onNext }: StepForm & { onNext: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const name = useRef<HTMLDivElement>(null)
  const isNameless = profile.fullName.trim() === ''

  function explain() {
    setAsked(true)
    showMessage(profileMessages.nameRequired)
    name.current?.querySelector('input')?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isNameless) explain()
    else onNext()
  }

  return (
    <form noValidate className="grid max-w-102 gap-6" onSubmit={submit}>
      <AvatarField profile={profile} />
      <div ref={name}>
        <Field
          label="Full Name"
          note="(required)"
          error={errors.fullName ?? (isAsked && isNameless ? profileMessages.nameRequired.description : undefined)}
        >
          <TextInput
            autoComplete="name"
            required
            value={profile.fullName}
            onChange={(event) => change({ fullName: event.target.value })}
            onBlur={() => setAsked(true)}
          />
        </Field>
      </div>
      <ZipField profile={profile} error={errors.location} onChange={(location) => change({ location })} />
      <StepButtons />
    </form>
  )
}
