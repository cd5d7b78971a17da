import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SmileScore } from './smile-face.tsx'
import { SmileMeter } from './smile-meter.tsx'

test('reads as a meter with its name and value', () => {
  render(<SmileMeter value={90.6} label="Composite" />)
  const meter = screen.getByRole('meter', { name: 'Composite: 91 of 100' })
  expect(meter.getAttribute('aria-valuenow')).toBe('91')
  expect(meter.textContent).toBe('91Composite')
})

test('missing is not zero', () => {
  render(<SmileMeter value={null} label="Composite" caption="No score yet" />)
  expect(screen.queryByRole('meter')).toBeNull()
  expect(screen.getByRole('img', { name: 'Composite: not enough data' }).textContent).toBe('No score yet')
})

test('the disc says its score in words', () => {
  render(<SmileScore value={71} label="Trust" />)
  expect(screen.getByRole('img', { name: 'Trust: 71 of 100' })).toBeTruthy()
})
