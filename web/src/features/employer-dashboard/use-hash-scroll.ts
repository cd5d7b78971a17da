import { useEffect } from 'react'

/** The page settles first (specification, section 9). */
const DELAY = 100
/** As long as sections above may still be filled by what they load. */
const FOLLOWED = 5000
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls smoothly to the element that the address names, and stays with it while the sections above it are filled, until the
 * person moves themselves.
 */
export function useHashScroll(id: string | null): void {
  useEffect(() => {
    if (id === null) return
    const go = () => {
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      document.getElementById(id)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
    }
    const growth = new ResizeObserver(go)
    const stop = () => growth.disconnect()
    const timer = setTimeout(() => {
      go()
      growth.observe(document.body)
    }, DELAY)
    const end = setTimeout(stop, FOLLOWED)
    for (const move of ownMoves) window.addEventListener(move, stop, { passive: true })
    return () => {
      stop()
      clearTimeout(timer)
      clearTimeout(end)
      for (const move of ownMoves) window.removeEventListener(move, stop)
    }
  }, [id])
}
