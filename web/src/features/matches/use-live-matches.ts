import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearLive } from '../../live-events.ts'
import { readAnew } from '../../read-anew.ts'
import { matchesKey } from './queries.ts'

/** Scores made in the background come onto the page as they are stored. */
export function useLiveMatches(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      hearLive((kind) => {
        if (kind === 'matches' || kind === 'reconnected') void readAnew(queryClient, matchesKey)
      }),
    [queryClient],
  )
}
