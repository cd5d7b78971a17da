import { type MatchSort, matchSorts } from '#domain/matches/sorts.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { MatchesSearch } from './matches-search.ts'

const sortWords: Record<MatchSort, string> = { composite: 'Composite', ai: 'AI', trust: 'Trust' }

type MatchControlsProps = { search: MatchesSearch; onSearch: (search: MatchesSearch) => void }

export function MatchControls({ search, onSearch }: MatchControlsProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <div className="flex flex-wrap items-center gap-3">
        <span aria-hidden="true" className="text-sm text-ink-soft">
          Sort by
        </span>
        <SegmentedControl<MatchSort>
          legend="Sort by"
          legendHidden
          choices={matchSorts.map((value) => ({ value, label: sortWords[value] }))}
          value={search.sort ?? 'composite'}
          onChange={(sort) => onSearch({ ...search, sort: sort === 'composite' ? undefined : sort })}
        />
      </div>
      <div className="flex flex-wrap gap-x-5">
        <Switch
          label="Unlocked only"
          checked={search.unlocked ?? false}
          onChange={(on) => onSearch({ ...search, unlocked: on || undefined })}
        />
        <Switch
          label="Show stretch jobs"
          checked={search.stretch ?? false}
          onChange={(on) => onSearch({ ...search, stretch: on || undefined })}
        />
      </div>
    </div>
  )
}
