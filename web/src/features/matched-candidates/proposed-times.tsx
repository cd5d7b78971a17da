import { Plus, X } from 'lucide-react'
import { ownTimeZone } from '../../own-time-zone.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { ProposedTimesState } from './use-proposed-times.ts'

/** One to five times, each with what is wrong with it beside it. */
export function ProposedTimes({ times }: { times: ProposedTimesState }) {
  const zone = ownTimeZone()
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">
        Times <span className="font-body text-ink-soft">in your time zone, {zone}</span>
      </legend>
      {times.rows.map((row, at) => (
        <div key={row.id} className="flex items-start gap-2">
          <Field label={`Time ${at + 1}`} error={row.error} className="flex-1">
            <TextInput
              type="datetime-local"
              data-proposed-time
              data-autofocus={at === 0 || undefined}
              value={row.written}
              onChange={(event) => times.write(row.id, event.target.value)}
            />
          </Field>
          {times.rows.length > 1 && (
            <IconButton
              icon={X}
              label={`Remove time ${at + 1}`}
              onClick={() => times.remove(row.id)}
              className="mt-6"
            />
          )}
        </div>
      ))}
      {times.mayAdd && (
        <TextButton onClick={times.add} className="justify-self-start">
          <Icon of={Plus} /> Add another time
        </TextButton>
      )}
    </fieldset>
  )
}
