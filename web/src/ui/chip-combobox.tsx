import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { ChosenChip } from './chip.tsx'
import { classNames } from './class-names.ts'
import { Field, useFieldControl } from './field.tsx'
import { type Suggestion, SuggestionList } from './suggestion-list.tsx'

export type Refusal = 'full' | 'duplicate' | 'unknown'

type ChipComboboxProps = {
  label: string
  helper?: ReactNode
  error?: string
  values: readonly string[]
  /** How a chosen value is written on its chip: "Portland, OR (PT)". */
  describe?: (value: string) => string
  onChange: (values: string[]) => void
  /** What may follow what was typed, best first; the values already chosen are left out here. */
  suggest: (typed: string) => readonly Suggestion[]
  max: number
  /** Own words are welcome (default); otherwise only what is suggested. */
  allowNew?: boolean
  /** Turns what was typed into what is kept: "k8s" becomes "Kubernetes". */
  normalise?: (typed: string) => string
  onRefused?: (reason: Refusal, typed: string) => void
  /** A visible Add button beside the field, for people who do not expect Enter. */
  addButton?: boolean
  placeholder?: string
  disabled?: boolean
  className?: string
}

/** As long as an entry of any list may be. */
const longestEntry = 120

/** Type, pick or press Enter to add; Backspace in the empty field takes the last one back. */
export function ChipCombobox(props: ChipComboboxProps) {
  const { values, max } = props
  return (
    <Field
      label={props.label}
      note={`(${values.length} of ${max})`}
      helper={props.helper}
      error={props.error}
      className={props.className}
    >
      <Box {...props} />
    </Field>
  )
}

function Box(props: ChipComboboxProps) {
  const { values, onChange, max, allowNew = true, normalise = trimmed, onRefused, disabled } = props
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [wanted, setWanted] = useState(false)
  const [said, setSaid] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const full = values.length >= max
  const taken = new Set(values.map((value) => value.toLowerCase()))
  const found = full ? [] : props.suggest(typed.trim()).filter(({ value }) => !taken.has(value.toLowerCase()))
  const open = wanted && found.length > 0

  function add(written: string) {
    const value = normalise(written)
    if (!value) return
    const refusal = refuse(value)
    if (refusal) return onRefused?.(refusal, value)
    onChange([...values, value])
    setSaid(`${value} added`)
    clear()
  }

  function refuse(value: string): Refusal | null {
    if (full) return 'full'
    if (taken.has(value.toLowerCase())) return 'duplicate'
    const known = found.some((suggestion) => suggestion.value.toLowerCase() === value.toLowerCase())
    return allowNew || known ? null : 'unknown'
  }

  function remove(value: string) {
    onChange(values.filter((kept) => kept !== value))
    setSaid(`${value} removed`)
    input.current?.focus()
  }

  function clear() {
    setTyped('')
    setActive(-1)
    setWanted(false)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const last = values.at(-1)
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setWanted(true)
      if (found.length > 0) setActive(nextIndex(active, event.key === 'ArrowDown' ? 1 : -1, found.length))
    } else if (event.key === 'Enter' && (typed.trim() || (open && active >= 0))) {
      event.preventDefault()
      add((open && found[active]?.value) || typed)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setWanted(false)
      setActive(-1)
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      remove(last)
    }
  }

  const { id, describedBy, invalid } = useBoxField()
  return (
    <div className="flex items-start gap-2">
      <div
        ref={box}
        className={classNames(
          'flex min-h-field min-w-0 flex-1 flex-wrap items-center gap-1.5 rounded-control border border-line-strong bg-raised px-2 py-1.5 hover:border-ink',
          'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus',
          invalid && 'border-bad ring-1 ring-bad ring-inset',
        )}
      >
        {values.map((value) => (
          <ChosenChip key={value} onRemove={() => remove(value)} disabled={disabled}>
            {props.describe?.(value) ?? value}
          </ChosenChip>
        ))}
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          autoComplete="off"
          maxLength={longestEntry}
          disabled={disabled}
          placeholder={values.length === 0 ? props.placeholder : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(-1)
            setWanted(true)
          }}
          onKeyDown={onKeyDown}
          onFocus={() => setWanted(true)}
          onBlur={() => setWanted(false)}
          className="min-w-24 flex-1 bg-transparent px-1.5 py-1 outline-none"
        />
        {open && (
          <SuggestionList
            id={listId}
            anchor={box}
            typed={typed.trim()}
            suggestions={found}
            active={active}
            addable={allowNew}
            onPick={add}
          />
        )}
        <span role="status" className="sr-only">
          {said}
        </span>
      </div>
      {props.addButton && (
        <Button variant="quiet" disabled={disabled} onClick={() => add(typed)}>
          Add
        </Button>
      )}
    </div>
  )
}

function useBoxField() {
  const control = useFieldControl({})
  return { id: control.id, describedBy: control['aria-describedby'], invalid: control['aria-invalid'] }
}

function nextIndex(index: number, step: 1 | -1, length: number): number {
  return index < 0 ? (step === 1 ? 0 : length - 1) : (index + step + length) % length
}

function trimmed(typed: string): string {
  return typed.trim()
}
