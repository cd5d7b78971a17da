import { type CSSProperties, useId } from 'react'

type SliderProps = {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step: number
  /** How a value is written and read out: `$90,000+`. */
  format: (value: number) => string
  disabled?: boolean
}

export function Slider({ label, value, onChange, min, max, step, format, disabled }: SliderProps) {
  const id = useId()
  const share = max === min ? 0 : ((value - min) / (max - min)) * 100
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="tabular font-strong">
          {format(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="slider-track"
        style={{ '--share': `${share}%` } as CSSProperties}
      />
      <div aria-hidden="true" className="tabular flex justify-between text-xs text-ink-soft">
        <span>{format(min).replace(/\+$/, '')}</span>
        <span>{format(max).replace(/\+$/, '')}</span>
      </div>
    </div>
  )
}
