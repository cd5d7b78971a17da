import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { dismissAllToasts, toastFailure, toastSuccess } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  dismissAllToasts()
  vi.useFakeTimers()
})
afterEach(() => {
  dismissAllToasts()
  vi.useRealTimers()
})

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

function show(announce: () => void) {
  act(announce)
  wait(50)
}

test('a success is read politely, a failure at once, each with exactly its words', () => {
  render(<Toaster />)
  show(() => toastSuccess('Saved to shortlist', 'You can view it anytime in your saved jobs.'))
  show(() => toastFailure('Error', 'Failed to save job.'))
  expect(screen.getByRole('status').textContent).toContain(
    'Saved to shortlistYou can view it anytime in your saved jobs.',
  )
  expect(screen.getByRole('alert').textContent).toContain('ErrorFailed to save job.')
})

test('leaves after its time, and a failure stays longer', () => {
  render(<Toaster />)
  show(() => toastSuccess('Saved'))
  show(() => toastFailure('Failed to save'))
  wait(7_000)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByRole('alert')).toBeTruthy()
  wait(6_000)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('nothing leaves while the pointer is on the stack', () => {
  render(<Toaster />)
  show(() => toastSuccess('Saved'))
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }))
  wait(60_000)
  expect(screen.getByRole('status')).toBeTruthy()
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Messages' }))
  wait(7_000)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a fourth one sends the oldest away', () => {
  render(<Toaster />)
  for (const title of ['one', 'two', 'three', 'four']) show(() => toastSuccess(title))
  expect(screen.getAllByRole('status').map((toast) => toast.textContent?.trim())).toEqual(['two', 'three', 'four'])
})

test('its action runs and takes it away', () => {
  const undo = vi.fn<() => void>()
  render(<Toaster />)
  show(() => toastSuccess('Passed', "We won't show this job again.", { label: 'Undo', onPress: undo }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('status')).toBeNull()
})

test('stands inside an open dialog, where it can be reached', () => {
  render(
    <>
      <Toaster />
      <Dialog open onClose={() => undefined} title="Schedule Interview" />
    </>,
  )
  show(() => toastFailure('Error', 'That time has passed.'))
  expect(screen.getByRole('dialog').contains(screen.getByRole('alert'))).toBe(true)
})
