import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import type { SuggestionKind } from '#domain/profiles/schema.ts'
import { suggestionsQuery } from './queries.ts'

/** For a ChipCombobox: it asks while it draws, so what was typed is noted afterwards and the answer comes with the next draw. */
export function useSuggestions(kind: SuggestionKind): (typed: string) => readonly { value: string }[] {
  const [wanted, setWanted] = useState('')
  const noted = useRef('')
  const { data } = useQuery({ ...suggestionsQuery(kind, useDeferredValue(wanted)), placeholderData: keepPreviousData })
  return (typed) => {
    if (typed !== noted.current) {
      noted.current = typed
      queueMicrotask(() => setWanted(typed))
    }
    return typed === '' ? [] : (data ?? []).map((value) => ({ value }))
  }
}
