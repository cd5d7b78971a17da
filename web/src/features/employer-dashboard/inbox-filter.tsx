import type { CandidateGroup } from '#domain/applications/candidate-groups.ts'
import type { OwnJobListItem } from '#domain/jobs/views.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { CandidateFilter } from '../matched-candidates/candidate-filter.tsx'

type InboxFilterProps = {
  roles: readonly OwnJobListItem[]
  role: string | undefined
  show: CandidateGroup
  search: string
  onChange: (change: { role?: string; show?: CandidateGroup; search?: string }) => void
}

const everyRole = 'every'

export function InboxFilter({ roles, role, show, search, onChange }: InboxFilterProps) {
  const published = roles.filter((one) => one.publishedAt !== null)
  const options = [
    { value: everyRole, label: 'Every role' },
    ...published.map((one) => ({ value: one.id, label: one.title })),
  ]
  return (
    <div className="grid gap-3">
      <Field label="Role" className="max-w-form">
        <Select
          options={options}
          value={role ?? everyRole}
          onChange={(event) => onChange({ role: event.target.value === everyRole ? undefined : event.target.value })}
        />
      </Field>
      <CandidateFilter show={show} search={search} onChange={onChange} />
    </div>
  )
}
