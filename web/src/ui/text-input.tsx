import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'
import { INPUT_LOOK } from './input-style.ts'
import { useHydrated } from './use-hydrated.ts'

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  const control = useFieldControl(rest)
  // What is typed before the page's code is there would be lost with the next drawing.
  const hydrated = useHydrated()
  return (
    <input
      {...rest}
      {...control}
      readOnly={rest.readOnly || !hydrated}
      type={type}
      className={classNames(INPUT_LOOK, className)}
    />
  )
}
