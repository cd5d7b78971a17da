import { paySlider } from '#domain/profiles/limits.ts'
import { formatPay } from '#domain/profiles/pay.ts'
import type { Currency } from '#domain/profiles/schema.ts'
import { Slider } from '../../ui/slider.tsx'

type PayRangeProps = {
  currency: Currency
  minimum: number
  target: number
  onChange: (pay: { payMinimum: number; payTarget: number }) => void
}

/** Both ends of what somebody wants to earn; the target is never below the minimum. */
export function PayRange({ currency, minimum, target, onChange }: PayRangeProps) {
  const format = (value: number) => formatPay({ minimum: value, target: null, currency }).replace(/\+$/, '')
  const { minimum: min, maximum: max, step } = paySlider
  return (
    <div className="grid gap-5">
      <Slider
        label="Compensation minimum"
        value={minimum}
        onChange={(value) => onChange({ payMinimum: value, payTarget: Math.max(value, target) })}
        min={min}
        max={max}
        step={step}
        format={format}
      />
      <Slider
        label="Compensation target"
        value={target}
        onChange={(value) => onChange({ payMinimum: Math.min(value, minimum), payTarget: value })}
        min={min}
        max={max}
        step={step}
        format={format}
      />
    </div>
  )
}
