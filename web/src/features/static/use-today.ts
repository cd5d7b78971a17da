import { useSyncExternalStore } from 'react'

function never() {
  return () => undefined
}

/** Today in the reader's words; nothing while the page is plain HTML, which may be older than today. */
export function useToday(): string | null {
  return useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date()),
    () => null,
  )
}
