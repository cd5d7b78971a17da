import { Plus, Trash2 } from 'lucide-react'
import type { CorrectedRole } from '#domain/resumes/reading-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type RolesEditorProps = {
  roles: readonly CorrectedRole[]
  /** What the server says beside a field: "form.roles.2.end". */
  fields: Record<string, string>
  onChange: (roles: CorrectedRole[]) => void
}

const newRole: CorrectedRole = {
  readAs: null,
  title: null,
  employer: null,
  place: null,
  start: null,
  end: null,
  isCurrent: false,
}

/** The roles we read, with their dates; one that we missed is added, one that is none is removed. */
export function RolesEditor({ roles, fields, onChange }: RolesEditorProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 font-heading text-xl">Roles</legend>
      {roles.length === 0 && <p className="text-sm text-ink-soft">We found no role. Add the ones you held.</p>}
      {roles.map((role, at) => (
        <Role
          // oxlint-disable-next-line react/no-array-index-key -- a role is known by its place while it is written
          key={at}
          role={role}
          number={at + 1}
          error={(name) => fields[`form.roles.${at}.${name}`]}
          onChange={(changes) => onChange(roles.map((one, index) => (index === at ? { ...one, ...changes } : one)))}
          onRemove={() => onChange(roles.filter((_, index) => index !== at))}
        />
      ))}
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => onChange([...roles, newRole])}>
        <Icon of={Plus} /> Add a role
      </Button>
    </fieldset>
  )
}

type RoleProps = {
  role: CorrectedRole
  number: number
  error: (name: string) => string | undefined
  onChange: (changes: Partial<CorrectedRole>) => void
  onRemove: () => void
}

function Role({ role, number, error, onChange, onRemove }: RoleProps) {
  const name = role.title ?? role.employer ?? `role ${number}`
  const line = (key: 'title' | 'employer' | 'place', label: string) => (
    <Field label={label} error={error(key)}>
      <TextInput
        value={role[key] ?? ''}
        maxLength={200}
        onChange={(event) => onChange({ [key]: event.target.value || null })}
      />
    </Field>
  )
  const month = (key: 'start' | 'end', label: string) => (
    <Field label={label} error={error(key)}>
      <TextInput
        type="month"
        placeholder="YYYY-MM"
        value={role[key] ?? ''}
        disabled={key === 'end' && role.isCurrent}
        onChange={(event) => onChange({ [key]: event.target.value || null })}
      />
    </Field>
  )
  return (
    <div role="group" aria-label={name} className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <div className="grid gap-4 *:min-w-0 md:grid-cols-2">
        {line('title', 'Title')}
        {line('employer', 'Employer')}
        {line('place', 'Place')}
        <div className="flex items-end">
          <Checkbox
            label="I still work here"
            checked={role.isCurrent}
            onChange={(event) =>
              onChange({ isCurrent: event.target.checked, ...(event.target.checked ? { end: null } : {}) })
            }
          />
        </div>
        {month('start', 'From')}
        {month('end', 'Until')}
      </div>
      <Button variant="bare" size="sm" className="justify-self-end" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon of={Trash2} /> Remove
      </Button>
    </div>
  )
}
