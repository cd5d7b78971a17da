import { type RefObject, useLayoutEffect, useRef } from 'react'

type Placement = { side?: 'below' | 'above'; align?: 'start' | 'centre' | 'end'; gap?: number; sameWidth?: boolean }

/** Shows an element in the top layer beside its anchor, so that no dialog or scroll box cuts it off. */
export function useAnchored<Float extends HTMLElement>(
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
  { side = 'below', align = 'start', gap = 6, sameWidth = false }: Placement = {},
): RefObject<Float | null> {
  const float = useRef<Float>(null)
  useLayoutEffect(() => {
    const element = float.current
    if (!open || !element) return
    element.showPopover?.()
    const place = () => {
      if (anchor.current) placeBeside(element, anchor.current, { side, align, gap, sameWidth })
    }
    place()
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, { capture: true })
    }
  })
  return float
}

const EDGE = 8

function placeBeside(float: HTMLElement, anchor: HTMLElement, { side, align, gap, sameWidth }: Required<Placement>) {
  const from = anchor.getBoundingClientRect()
  if (sameWidth) float.style.width = `${from.width}px`
  const { width, height } = float.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const below = from.bottom + gap
  const above = from.top - gap - height
  const fitsBelow = below + height <= clientHeight - EDGE
  const top = side === 'below' ? (fitsBelow || above < EDGE ? below : above) : above >= EDGE ? above : below
  const left =
    align === 'start' ? from.left : align === 'end' ? from.right - width : from.left + (from.width - width) / 2
  float.style.top = `${top}px`
  float.style.left = `${Math.max(EDGE, Math.min(left, clientWidth - width - EDGE))}px`
}
