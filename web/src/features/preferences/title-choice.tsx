import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddChip, ChipList } from '../../ui/chip.tsx'
import { ChipCombobox } from '../../ui/chip-combobox.tsx'
import { titleSuggestionsQuery } from '../profiles/queries.ts'
import { useSuggestions } from '../profiles/use-suggestions.ts'

type TitleChoiceProps = {
  label: string
  titles: readonly string[]
  onChange: (titles: string[]) => void
  max: number
  error?: string
}

const suggestionsAtOnce = 3

/** Titles as chips, with up to three lines of the résumé that read like one. */
export function TitleChoice({ label, titles, onChange, max, error }: TitleChoiceProps) {
  const suggest = useSuggestions('title')
  const { data: fromResume = [] } = useQuery(titleSuggestionsQuery)
  const [removed, setRemoved] = useState<string[]>([])
  const [isFull, setFull] = useState(false)
  const chosen = new Set(titles.map((title) => title.toLowerCase()))
  const offered = [...new Set([...fromResume, ...removed])]
    .filter((title) => !chosen.has(title.toLowerCase()))
    .slice(0, suggestionsAtOnce)

  function change(next: string[]) {
    // A title that was taken away is offered again.
    setRemoved([...titles.filter((title) => !next.includes(title)), ...removed])
    setFull(false)
    onChange(next)
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <ChipCombobox
        label={label}
        helper={`Up to ${max}. Press Enter to add.`}
        error={error ?? (isFull ? `Up to ${max} titles here. Remove one to add another.` : undefined)}
        values={titles}
        onChange={change}
        suggest={suggest}
        max={max}
        addButton
        onRefused={(reason) => setFull(reason === 'full')}
        placeholder="Charge nurse, data analyst…"
      />
      {offered.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-ink-soft">Suggested from your résumé:</span>
          <ChipList label="Suggested from your résumé">
            {offered.map((title) => (
              <AddChip key={title} disabled={titles.length >= max} onAdd={() => change([...titles, title])}>
                {title}
              </AddChip>
            ))}
          </ChipList>
        </div>
      )}
    </div>
  )
}
