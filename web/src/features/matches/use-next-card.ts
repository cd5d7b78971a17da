import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place in a list of cards: where the card that was pressed goes away, at the one that takes its place;
 * where the last Load More goes away, at the first of the cards it brought.
 */
export function useNextCard(count: number, hasMore: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const place = useRef<number>(null)
  const seen = useRef({ count, hasMore })

  useEffect(() => {
    const isSame = seen.current.count === count && seen.current.hasMore === hasMore
    seen.current = { count, hasMore }
    if (isSame || place.current === null || document.activeElement !== document.body) return
    cardsIn(list.current)
      .at(Math.min(place.current, count - 1))
      ?.querySelector('a')
      ?.focus()
    place.current = null
  }, [count, hasMore])

  function pressIn({ target }: MouseEvent) {
    const at = cardsIn(list.current).findIndex((card) => card.contains(target as Node))
    place.current = at < 0 ? null : at
  }

  function pressMore() {
    place.current = count
  }

  return { list, pressIn, pressMore }
}

function cardsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll('article') ?? [])]
}
