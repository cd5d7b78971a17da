import { useId } from 'react'
import type { ChoiceGroupProps } from './choice.ts'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'

/** Two or three weighty choices, each a card: `I am a…`. */
export function RadioCards<Value extends string>({
  legend,
  legendHidden,
  choices,
  value,
  onChange,
  error,
  wide,
  className,
}: ChoiceGroupProps<Value> & {
  /** Room for a sentence in each card. */
  wide?: boolean
}) {
  const name = useId()
  return (
    <fieldset className={classNames('grid gap-2', className)} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      <div
        className={classNames(
          'grid gap-3',
          wide
            ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]'
            : 'grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]',
        )}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] items-start gap-x-3 gap-y-0.5 rounded-card border border-line-strong bg-raised px-3.5 py-3 hover:border-ink has-checked:border-action has-checked:bg-action-soft has-checked:inset-ring has-checked:inset-ring-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-60"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              className="radio-dot row-span-2"
            />
            <b className="leading-snug">{choice.label}</b>
            {choice.hint && <span className="text-xs text-ink-soft">{choice.hint}</span>}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
