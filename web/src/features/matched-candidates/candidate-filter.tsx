import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type CandidateGroup, candidateGroups } from '#domain/applications/candidate-groups.ts'
import { groupLabels } from '#domain/applications/group-states.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type Filter = { show: CandidateGroup; search: string }
type CandidateFilterProps = Filter & {
  counts?: Record<CandidateGroup, number>
  onChange: (filter: Filter) => void
}

/** Whom to show; both parts stand in the address. */
export function CandidateFilter({ show, search, counts, onChange }: CandidateFilterProps) {
  const [words, setWords] = useState(search)
  const options = candidateGroups.map((group) => ({
    value: group,
    label: counts ? `${groupLabels[group]} (${counts[group]})` : groupLabels[group],
  }))
  function submit(event: FormEvent) {
    event.preventDefault()
    onChange({ show, search: words.trim() })
  }
  return (
    <form role="search" onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field label="Show" className="w-56 max-md:w-full">
        <Select
          options={options}
          value={show}
          onChange={(event) => onChange({ show: event.target.value as CandidateGroup, search: words.trim() })}
        />
      </Field>
      <Field label="Find by name" className="min-w-0 flex-1 basis-48">
        <TextInput type="search" value={words} maxLength={80} onChange={(event) => setWords(event.target.value)} />
      </Field>
      <Button type="submit" variant="quiet">
        <Icon of={Search} /> Find
      </Button>
    </form>
  )
}
