import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'
import { INPUT_LOOK } from './input-style.ts'

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl(rest)
  return <textarea {...rest} {...control} rows={rows} className={classNames(INPUT_LOOK, 'block resize-y', className)} />
}
