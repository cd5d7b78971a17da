import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ChipCombobox, type Refusal } from './chip-combobox.tsx'

const TITLES = ['Clinic manager', 'Clinical nurse educator', 'Nurse manager']

function Titles({
  start = [],
  onRefused,
  allowNew,
}: {
  start?: string[]
  onRefused?: (reason: Refusal) => void
  allowNew?: boolean
}) {
  const [values, setValues] = useState(start)
  return (
    <ChipCombobox
      label="Target titles"
      values={values}
      onChange={setValues}
      suggest={(typed) =>
        TITLES.filter((title) => title.toLowerCase().includes(typed.toLowerCase())).map((value) => ({ value }))
      }
      max={3}
      allowNew={allowNew}
      addButton
      onRefused={onRefused}
    />
  )
}

function field() {
  return screen.getByRole('combobox', { name: /Target titles/ })
}

function chosen() {
  return screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.slice(7))
}

test('Enter adds what was typed', async () => {
  render(<Titles />)
  await userEvent.type(field(), ' Ward lead {Enter}')
  expect(chosen()).toEqual(['Ward lead'])
})

test('nothing longer than an entry may be is taken in', async () => {
  render(<Titles />)
  await userEvent.click(field())
  await userEvent.paste('x'.repeat(300))
  await userEvent.keyboard('{Enter}')
  expect(chosen()).toEqual(['x'.repeat(120)])
})

test('the Add button adds what was typed', async () => {
  render(<Titles />)
  await userEvent.type(field(), 'Ward lead')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(chosen()).toEqual(['Ward lead'])
})

test('arrows walk through the suggestions and Enter takes the marked one', async () => {
  render(<Titles />)
  await userEvent.type(field(), 'clin{ArrowDown}{ArrowDown}')
  const marked = screen.getByRole('option', { selected: true })
  expect(marked.textContent).toBe('Clinical nurse educator')
  expect(field().getAttribute('aria-activedescendant')).toBe(marked.id)
  await userEvent.keyboard('{Enter}')
  expect(chosen()).toEqual(['Clinical nurse educator'])
})

test('a press on a suggestion takes it', async () => {
  render(<Titles />)
  await userEvent.type(field(), 'nurse')
  await userEvent.click(screen.getByRole('option', { name: 'Nurse manager' }))
  expect(chosen()).toEqual(['Nurse manager'])
})

test('Escape closes the list and keeps the words', async () => {
  render(<Titles />)
  await userEvent.type(field(), 'clin{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect((field() as HTMLInputElement).value).toBe('clin')
})

test('Backspace in the empty field takes the last one back', async () => {
  render(<Titles start={['Charge nurse', 'Ward lead']} />)
  await userEvent.type(field(), '{Backspace}')
  expect(chosen()).toEqual(['Charge nurse'])
})

test.each<[string, string[], string, Refusal, boolean]>([
  ['one too many', ['a', 'b', 'c'], 'd', 'full', true],
  ['the same in other letters', ['Charge nurse'], 'charge NURSE', 'duplicate', true],
  ['a word of one’s own where only known ones count', [], 'Astronaut', 'unknown', false],
])('%s is refused with its reason', async (_, start, typed, reason, allowNew) => {
  const refused = vi.fn<(reason: Refusal) => void>()
  render(<Titles start={start} onRefused={refused} allowNew={allowNew} />)
  await userEvent.type(field(), `${typed}{Enter}`)
  expect(refused.mock.calls[0]?.[0]).toBe(reason)
  expect(chosen()).toEqual(start)
})
