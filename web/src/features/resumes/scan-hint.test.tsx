import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scanTakesLonger } from '#domain/resumes/messages.ts'
import { ScanHint } from './scan-hint.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

test('whose file is parsed for longer than usual learns that a scan takes longer, until it is through', () => {
  const { rerender } = render(<ScanHint isParsing />)
  wait(3_900)
  expect(screen.queryByText(scanTakesLonger)).toBeNull()
  wait(200)
  expect(screen.getByText(scanTakesLonger)).toBeTruthy()
  rerender(<ScanHint isParsing={false} />)
  wait(10_000)
  expect(screen.queryByText(scanTakesLonger)).toBeNull()
})
