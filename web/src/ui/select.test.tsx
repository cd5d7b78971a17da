import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Select } from './select.tsx'

const sizes = [{ value: '1-10', label: '1–10 people' }]

test('an option with an empty value is rejected', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Select aria-label="Size" options={[...sizes, { value: '', label: 'Any' }]} />)).toThrow(
    'The option "Any" has an empty value',
  )
  silenced.mockRestore()
})

test('nothing chosen is a placeholder that cannot be chosen itself', () => {
  render(<Select aria-label="Size" options={sizes} placeholder="Choose" defaultValue="" />)
  const placeholder = screen.getByText<HTMLOptionElement>('Choose')
  expect(placeholder.disabled).toBe(true)
})
