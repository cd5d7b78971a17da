import type { RefObject } from 'react'
import { classNames } from './class-names.ts'
import { useAnchored } from './use-anchored.ts'

export type Suggestion = { value: string; hint?: string }

type SuggestionListProps = {
  id: string
  anchor: RefObject<HTMLElement | null>
  typed: string
  suggestions: readonly Suggestion[]
  active: number
  /** Says at the foot that Enter keeps the typed words. */
  addable?: boolean
  onPick: (value: string) => void
}

/** The listbox of a combobox. The focus stays in the field; the active option is only marked. */
export function SuggestionList({ id, anchor, typed, suggestions, active, addable, onPick }: SuggestionListProps) {
  const list = useAnchored<HTMLDivElement>(anchor, true, { sameWidth: true })
  return (
    <div
      ref={list}
      popover="manual"
      onPointerDown={(event) => event.preventDefault()}
      className="fixed inset-auto m-0 max-h-80 overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-sm text-ink shadow-lift"
    >
      <ul id={id} role="listbox" aria-label="Suggestions">
        {suggestions.map((suggestion, index) => (
          // The keyboard moves through aria-activedescendant of the field, so options take no focus of their own.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={suggestion.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => onPick(suggestion.value)}
            className={classNames(
              'flex cursor-pointer items-baseline justify-between gap-3 rounded-sm px-3 py-2 hover:bg-sunk',
              index === active && 'bg-action-soft hover:bg-action-soft',
            )}
          >
            <Marked text={suggestion.value} typed={typed} />
            {suggestion.hint && <span className="text-xs text-ink-soft">{suggestion.hint}</span>}
          </li>
        ))}
      </ul>
      {addable && typed && (
        <p className="flex items-baseline justify-between gap-3 px-3 py-2 text-ink-soft">
          Add “{typed}” <span className="text-xs">Enter</span>
        </p>
      )}
    </div>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const at = typed ? text.toLowerCase().indexOf(typed.toLowerCase()) : -1
  if (at < 0) return <span>{text}</span>
  return (
    <span>
      {text.slice(0, at)}
      <mark className="bg-transparent font-heading text-current">{text.slice(at, at + typed.length)}</mark>
      {text.slice(at + typed.length)}
    </span>
  )
}
