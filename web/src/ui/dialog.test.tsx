import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { AlertDialog } from './alert-dialog.tsx'
import { Dialog } from './dialog.tsx'

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Resume Snapshot" description="Frozen">
        <p>What stood in it.</p>
      </Dialog>
    </>
  )
}

test('is named by its title and described by its description, and the focus goes inside', async () => {
  render(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog', { name: 'Resume Snapshot' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Frozen')
  expect(dialog.contains(document.activeElement)).toBe(true)
})

test.each([
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a press outside', () => userEvent.click(screen.getByRole('dialog'))],
  // The platform turns Escape into this event.
  ['Escape', async () => void fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
])('%s closes it', async (_, close) => {
  render(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await close()
  expect(screen.queryByText('What stood in it.')).toBeNull()
})

test('a question that matters starts on the harmless button and does not go away by a press outside', async () => {
  render(
    <AlertDialog
      open
      title="Delete my account?"
      description="Seven days to undo."
      confirmLabel="Delete"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />,
  )
  expect(document.activeElement?.textContent).toBe('Cancel')
  await userEvent.click(screen.getByRole('alertdialog'))
  expect(screen.getByRole('alertdialog', { name: 'Delete my account?' })).toBeTruthy()
})
