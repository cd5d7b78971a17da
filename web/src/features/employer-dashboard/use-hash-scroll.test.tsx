import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useHashScroll } from './use-hash-scroll.ts'

let scrolls: { id: string; options: unknown }[] = []
/** What the browser does once the page has become longer. */
let grow = () => {}
let isWatched = false

beforeEach(() => {
  scrolls = []
  isWatched = false
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = () => {
          if (isWatched) told()
        }
      }
      observe() {
        isWatched = true
      }
      disconnect() {
        isWatched = false
      }
    },
  )
  vi.useFakeTimers()
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element, options) {
    scrolls.push({ id: this.id, options })
  })
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

function Sections({ hash }: { hash: string | null }) {
  useHashScroll(hash)
  return (
    <>
      <section id="matches" />
      <section id="settings" />
    </>
  )
}

test.each(['matches', 'settings'])('#%s is scrolled to smoothly, 100 ms after it is asked for', (id) => {
  render(<Sections hash={id} />)
  vi.advanceTimersByTime(99)
  expect(scrolls).toEqual([])
  vi.advanceTimersByTime(1)
  expect(scrolls).toEqual([{ id, options: { behavior: 'smooth' } }])
})

test('without a hash the page stays where it is', () => {
  render(<Sections hash={null} />)
  vi.advanceTimersByTime(1_000)
  expect(scrolls).toEqual([])
})

test('while the sections above are filled the page stays with it, until the person moves or they are filled', () => {
  render(<Sections hash="settings" />)
  vi.advanceTimersByTime(100)
  grow()
  expect(scrolls.map(({ id }) => id)).toEqual(['settings', 'settings'])
  window.dispatchEvent(new Event('wheel'))
  grow()
  expect(scrolls).toHaveLength(2)
})

test('long after it was asked for nothing moves any more', () => {
  render(<Sections hash="settings" />)
  vi.advanceTimersByTime(6_000)
  grow()
  expect(scrolls).toHaveLength(1)
})
