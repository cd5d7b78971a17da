import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

function Employer() {
  const [selected, setSelected] = useState<'roles' | 'candidates' | 'company'>('roles')
  return (
    <Tabs
      label="Employer"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'roles', label: 'Roles', content: 'Your roles' },
        { id: 'candidates', label: 'Candidates', content: 'Your inbox' },
        { id: 'company', label: 'Company', content: 'Your page' },
      ]}
    />
  )
}

test.each([
  ['{ArrowRight}', 'Candidates'],
  ['{ArrowLeft}', 'Company'],
  ['{End}', 'Company'],
  ['{End}{Home}', 'Roles'],
])('%s leads to %s', async (keys, name) => {
  render(<Employer />)
  await userEvent.click(screen.getByRole('tab', { name: 'Roles' }))
  await userEvent.keyboard(keys)
  const tab = screen.getByRole('tab', { name })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(tab)
  expect(screen.getByRole('tabpanel', { name })).toBeTruthy()
})

test('the tab that is selected is scrolled to the middle of a strip that is too narrow for all', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 16 + 100 * ['roles', 'candidates', 'company'].indexOf(this.dataset.tab ?? 'roles')
  })
  let tellOfSizes = () => {}
  const observe = vi.fn<() => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observe
      disconnect() {}
      constructor(tell: () => void) {
        tellOfSizes = tell
      }
    },
  )
  render(<Employer />)
  await userEvent.click(screen.getByRole('tab', { name: 'Company' }))
  const strip = screen.getByRole('tablist')
  expect(strip.scrollLeft).toBe(150)
  strip.scrollLeft = 0
  tellOfSizes()
  expect(strip.scrollLeft).toBe(150)
  vi.restoreAllMocks()
})

test('only the selected tab stands in the tab order', () => {
  render(<Employer />)
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
})
