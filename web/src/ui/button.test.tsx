import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { TextButton } from './text-button.tsx'

test('a busy button takes no press and says that it is busy', async () => {
  const press = vi.fn<() => void>()
  render(
    <Button busy onClick={press}>
      Saving...
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Saving...' })
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('a blocked button says why instead of sending, by pointer and by Enter', async () => {
  const send = vi.fn<() => void>()
  const explain = vi.fn<() => void>()
  render(
    <form onSubmit={send}>
      <input aria-label="Title" />
      <Button type="submit" blocked onBlocked={explain}>
        Save
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.type(screen.getByLabelText('Title'), 'Nurse{Enter}')
  expect(explain).toHaveBeenCalledTimes(2)
  expect(send).not.toHaveBeenCalled()
})

test('what stays on is said to be pressed', () => {
  render(<Button pressed>Saved</Button>)
  expect(screen.getByRole('button', { name: 'Saved' }).getAttribute('aria-pressed')).toBe('true')
})

test('a press on Submit does not leave the field first, whose message could move the button away', async () => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const leave = vi.fn<() => void>()
  render(
    <form onSubmit={send}>
      <input aria-label="Title" onBlur={leave} />
      <Button type="submit">Save</Button>
    </form>,
  )
  await userEvent.click(screen.getByLabelText('Title'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(leave).not.toHaveBeenCalled()
  expect(send).toHaveBeenCalledTimes(1)
})

test('nothing that is to be pressed is printed', () => {
  render(
    <>
      <Button>Save</Button>
      <TextButton>Undo</TextButton>
    </>,
  )
  for (const button of screen.getAllByRole('button')) expect(button.className.split(' ')).toContain('print:hidden')
})
