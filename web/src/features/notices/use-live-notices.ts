import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearLive } from '../../live-events.ts'
import { readAnew } from '../../read-anew.ts'
import { noticesKey } from './queries.ts'

/** What happens comes under the bell as it happens, and what happened while the line was cut comes when it is back. */
export function useLiveNotices(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      hearLive((kind) => {
        if (kind === 'notice' || kind === 'reconnected') void readAnew(queryClient, noticesKey)
      }),
    [queryClient],
  )
}
