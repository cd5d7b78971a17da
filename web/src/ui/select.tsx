import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'
import { Icon } from './icon.tsx'
import { INPUT_LOOK } from './input-style.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }
type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen; it cannot be chosen itself. */
  placeholder?: string
}

/** The platform's own list, so that phones, readers and keyboards get what they know. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const control = useFieldControl(rest)
  const empty = options.find((option) => option.value === '')
  if (empty) throw new Error(`The option "${empty.label}" has an empty value; use placeholder for "nothing chosen".`)
  return (
    <div className="relative">
      <select {...rest} {...control} className={classNames(INPUT_LOOK, 'appearance-none pr-10', className)}>
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
      />
    </div>
  )
}
