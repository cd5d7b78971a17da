import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { matchesKey } from './queries.ts'

/** Scores made in the background come onto the page as they are stored. */
export function useLiveMatches(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const events = new EventSource('/api/events')
    events.addEventListener('message', (event: MessageEvent<string>) => {
      if ((JSON.parse(event.data) as { kind?: string }).kind === 'matches')
        void queryClient.invalidateQueries({ queryKey: matchesKey })
    })
    return () => events.close()
  }, [queryClient])
}
