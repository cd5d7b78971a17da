import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Select } from '../../ui/select.tsx'
import { StrengthBar } from '../../ui/strength-bar.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Pair, Section } from './section.tsx'

const EMPLOYMENT = [
  { value: 'full-time', label: 'Full-time' },
  { value: 'part-time', label: 'Part-time' },
  { value: 'contract', label: 'Contract' },
]

export function FieldSection() {
  const [summary, setSummary] = useState('Acute care nurse who keeps night wards calm and handovers short.')
  return (
    <Section title="Fields">
      <Pair>
        <Field label="Desired title" helper="As you would write it on an application.">
          <TextInput placeholder="Charge nurse" />
        </Field>
        <Field label="Full Name">
          <TextInput defaultValue="Amara Nwosu" autoComplete="off" />
        </Field>
        <Field label="Email" error="Please enter a valid email">
          <TextInput type="email" defaultValue="amara.nwosu@postbox" />
        </Field>
        <Field label="Work email" good="Matches your website">
          <TextInput type="email" defaultValue="ops@tidewaterpower.example" />
        </Field>
        <Field label="Employment type">
          <Select options={EMPLOYMENT} defaultValue="full-time" />
        </Field>
        <Field label="Seniority" error="Please choose one">
          <Select options={EMPLOYMENT} defaultValue="" placeholder="Choose one" />
        </Field>
        <Field
          label="Professional Summary"
          note="(optional)"
          status="Saved"
          counter={{ value: summary.length, max: 90 }}
        >
          <TextArea rows={2} value={summary} onChange={(event) => setSummary(event.target.value)} />
        </Field>
        <Field label="Location" note="(hidden when remote)">
          <TextInput disabled defaultValue="Not needed for remote" />
        </Field>
        <div className="grid gap-2">
          <Field label="Password">
            <PasswordInput defaultValue="Lanterns-4-ice" autoComplete="off" />
          </Field>
          <StrengthBar strength="strong" />
          <StrengthBar strength="okay" />
          <StrengthBar strength="weak" />
        </div>
      </Pair>
    </Section>
  )
}
