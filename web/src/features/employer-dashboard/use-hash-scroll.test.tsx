import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useHashScroll } from './use-hash-scroll.ts'

let scrolls: { id: string; options: unknown }[] = []

beforeEach(() => {
  scrolls = []
  vi.useFakeTimers()
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element, options) {
    scrolls.push({ id: this.id, options })
  })
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
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
