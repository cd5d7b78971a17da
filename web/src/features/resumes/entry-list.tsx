import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type EntryListProps = {
  label: string
  /** What one of them is called: "phone number". */
  one: string
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** Lines to write, add and remove. An emptied line counts as removed. */
export function EntryList({ label, one, values, onChange }: EntryListProps) {
  const id = useId()
  const replaced = (at: number, text: string) => values.map((value, index) => (index === at ? text : value))
  return (
    <div role="group" aria-labelledby={id} className="grid content-start gap-2">
      <p id={id} className="text-sm font-medium">
        {label}
      </p>
      {values.map((value, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place while it is written
        <div key={at} className="flex items-center gap-2">
          <TextInput
            aria-label={`${label}, ${at + 1}`}
            value={value}
            maxLength={200}
            onChange={(event) => onChange(replaced(at, event.target.value))}
          />
          <IconButton
            icon={X}
            label={`Remove ${value || `this ${one}`}`}
            onClick={() => onChange(values.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button variant="bare" size="sm" className="justify-self-start" onClick={() => onChange([...values, ''])}>
        <Icon of={Plus} /> Add {/^[aeiou]/.test(one) ? 'an' : 'a'} {one}
      </Button>
    </div>
  )
}
