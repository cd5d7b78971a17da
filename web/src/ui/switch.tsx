import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SwitchProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  className?: string
}

/** Takes effect at once; a choice that waits for Save is a Checkbox. */
export function Switch({ label, checked, onChange, disabled, className }: SwitchProps) {
  return (
    <label
      className={classNames(
        'inline-flex min-h-9 items-center gap-2.5 text-sm has-disabled:opacity-55 pointer-coarse:min-h-target',
        className,
      )}
    >
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="switch-knob"
      />
      {label}
    </label>
  )
}
