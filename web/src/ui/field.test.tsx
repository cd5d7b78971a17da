import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'

test('the label names its control, and error and help describe it', () => {
  render(
    <Field label="Email" helper="Only you see it." error="Please enter a valid email">
      <TextInput type="email" />
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(input)).toBe('Please enter a valid email Only you see it.')
})

test('without an error nothing is invalid', () => {
  render(
    <Field label="Headline" counter={{ value: 63, max: 90 }}>
      <TextInput />
    </Field>,
  )
  const input = screen.getByLabelText('Headline')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(describedBy(input)).toBe('63/90 characters')
})

test('a password can be looked at and hidden again', async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  )
  const input = screen.getByLabelText('Password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})

test('the words shown while nothing is chosen cannot be chosen', () => {
  render(
    <Field label="Size">
      <Select placeholder="Choose one" defaultValue="" options={[{ value: '1-10', label: '1-10' }]} />
    </Field>,
  )
  const options = [...screen.getByLabelText('Size').querySelectorAll('option')]
  expect(options.map((option) => option.disabled)).toEqual([true, false])
})

function describedBy(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent?.trim()).join(' ')
}
