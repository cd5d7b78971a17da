import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'
import { INPUT_LOOK } from './input-style.ts'

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  const control = useFieldControl(rest)
  return <input {...rest} {...control} type={type} className={classNames(INPUT_LOOK, className)} />
}
