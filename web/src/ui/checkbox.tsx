import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; helper?: ReactNode }

export function Checkbox({ label, helper, className, ...rest }: CheckboxProps) {
  const control = useFieldControl(rest)
  return (
    <label className={classNames('flex items-start gap-2.5 text-sm pointer-coarse:py-2.5', className)}>
      <input {...rest} {...control} type="checkbox" className="check-box mt-px" />
      <span>
        {label}
        {helper && <span className="block text-xs text-ink-soft">{helper}</span>}
      </span>
    </label>
  )
}
