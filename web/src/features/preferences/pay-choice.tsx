import { paySlider } from '#domain/profiles/limits.ts'
import { formatPay } from '#domain/profiles/pay.ts'
import { type Currency, quickCurrencies } from '#domain/profiles/schema.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Slider } from '../../ui/slider.tsx'

type PayChoiceProps = {
  currency: Currency
  minimum: number
  onChange: (pay: { payCurrency: Currency } | { payMinimum: number }) => void
}

/** The least a year has to pay. Canadian dollars, set elsewhere, stay on offer for those who have them. */
export function PayChoice({ currency, minimum, onChange }: PayChoiceProps) {
  const offered: readonly Currency[] = [...quickCurrencies, ...(currency === 'CAD' ? (['CAD'] as const) : [])]
  return (
    <div className="grid gap-5 sm:grid-cols-[8rem_1fr]">
      <Field label="Currency">
        <Select
          options={offered.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={(event) => onChange({ payCurrency: event.target.value as Currency })}
        />
      </Field>
      <Slider
        label="Minimum pay a year"
        value={minimum}
        onChange={(payMinimum) => onChange({ payMinimum })}
        min={paySlider.minimum}
        max={paySlider.maximum}
        step={paySlider.step}
        format={(value) => formatPay({ minimum: value, target: null, currency })}
      />
    </div>
  )
}
