import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextInput } from './text-input.tsx'

/** A password with show and hide; set `autoComplete` to `current-password` or `new-password`. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
        className="pr-12"
      />
      <span className="absolute top-px right-px text-ink-soft">
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        />
      </span>
    </div>
  )
}
