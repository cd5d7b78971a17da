import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Menu } from './menu.tsx'

function setUp() {
  const duplicate = vi.fn<() => void>()
  const publish = vi.fn<() => void>()
  render(
    <Menu
      label="More for this role"
      items={[
        { label: 'Duplicate', onSelect: duplicate },
        { label: 'Publish', onSelect: publish, disabled: true },
        { label: 'Close role', onSelect: () => undefined },
      ]}
      trigger={<Button>More</Button>}
    />,
  )
  return { duplicate, publish, trigger: screen.getByRole('button', { name: 'More' }) }
}

test('opens on its first entry; arrows, Home, End and letters move', async () => {
  const { trigger } = setUp()
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('menu', { name: 'More for this role' })).toBeTruthy()
  const visited = []
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', 'p']) {
    await userEvent.keyboard(key)
    visited.push(document.activeElement?.textContent)
  }
  expect(visited).toEqual(['Publish', 'Close role', 'Duplicate', 'Close role', 'Duplicate', 'Publish'])
})

test('Escape closes it and gives the focus back', async () => {
  const { trigger } = setUp()
  await userEvent.click(trigger)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger)
})

test('an entry runs once and closes it; a disabled one does nothing', async () => {
  const { duplicate, publish, trigger } = setUp()
  await userEvent.click(trigger)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Publish' }))
  expect(publish).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
  expect(duplicate).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).toBeNull()
})
