import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { browseLevels, browseModes, browseTypes, searchMaximum } from '#domain/matches/browse.ts'
import { workModeWords } from '#domain/profiles/work-mode-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { BrowseSearch } from './browse-search.ts'

const typeWords = { 'full-time': 'Full-time', 'part-time': 'Part-time', contract: 'Contract' } as const
const levelWords = { junior: 'Junior', mid: 'Mid', senior: 'Senior', staff_plus: 'Staff+' } as const
const steps = [40_000, 60_000, 80_000, 100_000, 120_000, 150_000, 200_000]
const unset = 'any'

type BrowseFormProps = { search: BrowseSearch; onSearch: (search: BrowseSearch) => void }

/** Words wait for Search or Enter; a choice counts at once. */
export function BrowseForm({ search, onSearch }: BrowseFormProps) {
  const [typed, setTyped] = useState({ q: search.q ?? '', place: search.place ?? '' })
  const isSieved = Object.keys(search).length > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch({ ...search, q: typed.q.trim() || undefined, place: typed.place.trim() || undefined })
  }

  return (
    <search>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <div className="grid items-end gap-4 md:grid-cols-[1fr_14rem_auto]">
          <Field label="Search">
            <TextInput
              type="search"
              enterKeyHint="search"
              maxLength={searchMaximum}
              placeholder="Title, skill or any words"
              value={typed.q}
              onChange={(event) => setTyped({ ...typed, q: event.target.value })}
            />
          </Field>
          <Field label="Place">
            <TextInput
              placeholder="City, State"
              value={typed.place}
              onChange={(event) => setTyped({ ...typed, place: event.target.value })}
            />
          </Field>
          <Button type="submit">
            <Icon of={Search} /> Search
          </Button>
        </div>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          <Sieve
            label="Work mode"
            values={browseModes}
            words={workModeWords}
            value={search.mode}
            onChange={(mode) => onSearch({ ...search, mode })}
          />
          <Sieve
            label="Employment type"
            values={browseTypes}
            words={typeWords}
            value={search.type}
            onChange={(type) => onSearch({ ...search, type })}
          />
          <Sieve
            label="Seniority"
            values={browseLevels}
            words={levelWords}
            value={search.level}
            onChange={(level) => onSearch({ ...search, level })}
          />
          <Field label="Pays at least">
            <Select
              options={[
                { value: unset, label: 'Any pay' },
                ...steps.map((pay) => ({ value: String(pay), label: `${pay.toLocaleString('en-US')} a year` })),
              ]}
              value={search.pay ? String(search.pay) : unset}
              onChange={({ target }) =>
                onSearch({ ...search, pay: target.value === unset ? undefined : Number(target.value) })
              }
            />
          </Field>
        </div>
        {isSieved && (
          <TextButton
            className="justify-self-start"
            onClick={() => {
              setTyped({ q: '', place: '' })
              onSearch({})
            }}
          >
            Clear all
          </TextButton>
        )}
      </form>
    </search>
  )
}

type SieveProps<Value extends string> = {
  label: string
  values: readonly Value[]
  words: Record<Value, string>
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

function Sieve<Value extends string>({ label, values, words, value, onChange }: SieveProps<Value>) {
  return (
    <Field label={label}>
      <Select
        options={[{ value: unset, label: 'Any' }, ...values.map((one) => ({ value: one, label: words[one] }))]}
        value={value ?? unset}
        onChange={({ target }) => onChange(values.find((one) => one === target.value))}
      />
    </Field>
  )
}
