import { useEffect } from 'react'

/** The page settles first (specification, section 9). */
const DELAY = 100

/** Scrolls smoothly to the element that the address names. */
export function useHashScroll(id: string | null): void {
  useEffect(() => {
    if (id === null) return
    const timer = setTimeout(() => {
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      document.getElementById(id)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
    }, DELAY)
    return () => clearTimeout(timer)
  }, [id])
}
