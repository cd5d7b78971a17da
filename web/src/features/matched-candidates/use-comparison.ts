import { useState } from 'react'
import type { RankedCandidate } from '#domain/applications/schema.ts'

const atMost = 2

/** The two candidates chosen to be laid side by side, in the order they were chosen. */
export function useComparison(candidates: readonly RankedCandidate[]) {
  const [ids, setIds] = useState<string[]>([])
  const [isOpen, setOpen] = useState(false)
  const chosen = ids.flatMap((id) => candidates.find((one) => one.matchId === id) ?? [])
  return {
    chosen,
    isOpen: isOpen && chosen.length === atMost,
    isFull: chosen.length >= atMost,
    isChosen: ({ matchId }: RankedCandidate) => ids.includes(matchId),
    toggle: ({ matchId }: RankedCandidate) =>
      setIds(ids.includes(matchId) ? ids.filter((id) => id !== matchId) : [...ids, matchId].slice(-atMost)),
    open: () => setOpen(true),
    close: () => setOpen(false),
    clear: () => setIds([]),
  }
}
