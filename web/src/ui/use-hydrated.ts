import { useSyncExternalStore } from 'react'

/** False on a page that was written when building, until its code has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function subscribeToNothing() {
  return () => undefined
}
