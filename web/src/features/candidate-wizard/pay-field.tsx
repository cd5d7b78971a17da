import { formatPay } from '#domain/profiles/pay.ts'
import { type Currency, currencies, type ProfileChanges, type ProfileView } from '#domain/profiles/schema.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type PayFieldProps = { profile: ProfileView; error?: string; onChange: (part: ProfileChanges) => void }

const mostDigits = 8

/** What a year has to pay at least; left empty, nothing is asked. */
export function PayField({ profile, error, onChange }: PayFieldProps) {
  const { payCurrency: currency, payMinimum: minimum } = profile

  function type(written: string) {
    const typed = written.replace(/\D/g, '').slice(0, mostDigits)
    onChange({ payMinimum: typed === '' ? null : Number(typed) })
  }

  return (
    <div className="grid gap-5 sm:grid-cols-[8rem_1fr]">
      <Field label="Currency">
        <Select
          options={currencies.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={(event) => onChange({ payCurrency: event.target.value as Currency })}
        />
      </Field>
      <Field
        label="Compensation"
        note="(optional)"
        error={error}
        helper={minimum === null ? 'At least, a year' : `${formatPay({ minimum, target: null, currency })} a year`}
      >
        <TextInput
          inputMode="numeric"
          placeholder="60,000"
          value={minimum?.toLocaleString('en-US') ?? ''}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
    </div>
  )
}
