import { useId } from 'react'
import type { ChoiceGroupProps } from './choice.ts'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'

/** A few short choices in one line: sort order, work mode. */
export function SegmentedControl<Value extends string>({
  legend,
  legendHidden,
  choices,
  value,
  onChange,
  error,
  className,
}: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className={className} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      <div className="inline-flex flex-wrap gap-0.5 rounded-card bg-sunk p-0.75">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'relative inline-grid min-h-9 place-items-center rounded-sm px-3.5 py-1 text-sm font-medium text-ink-soft hover:text-ink',
              'has-checked:bg-raised has-checked:font-strong has-checked:text-ink has-checked:shadow-knob has-focus-visible:outline-3 has-focus-visible:outline-focus',
              'pointer-coarse:min-h-target',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 appearance-none outline-none"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
