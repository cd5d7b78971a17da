import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderAtRoute } from './testing/at-route.tsx'
import { TopBar } from './top-bar.tsx'

function links() {
  return screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])
}

test('shows a visitor the way in', async () => {
  await renderAtRoute(<TopBar session={null} />)
  expect(links()).toEqual([
    ['gladwork, home', '/'],
    ['Sign In', '/auth'],
  ])
})

test('shows a candidate the dashboard and the profile, an employer also how to post', async () => {
  const { unmount } = await renderAtRoute(<TopBar session={{ role: 'seeker' }} />)
  expect(links()).toEqual([
    ['gladwork, home', '/'],
    ['Dashboard', '/dashboard'],
    ['Profile', '/profile'],
  ])
  unmount()
  await renderAtRoute(<TopBar session={{ role: 'employer' }} />)
  expect(links()).toContainEqual(['Post a Job', '/post-job'])
  expect(screen.queryByText('Sign In')).toBeNull()
})

test('leaves only the profile in minimal mode', async () => {
  await renderAtRoute(<TopBar session={{ role: 'employer' }} minimal bell={<button type="button">Bell</button>} />)
  expect(links()).toEqual([
    ['gladwork, home', '/'],
    ['Profile', '/profile'],
  ])
  expect(screen.queryByText('Bell')).toBeNull()
})

test('gets its white ground only past 50 pixels', async () => {
  await renderAtRoute(<TopBar session={null} />)
  const bar = screen.getByRole('banner')
  const scrolledTo = (y: number) => {
    act(() => {
      window.scrollTo(0, y)
      window.dispatchEvent(new Event('scroll'))
    })
    return bar.hasAttribute('data-scrolled')
  }
  expect([0, 50, 51, 10].map(scrolledTo)).toEqual([false, false, true, false])
})

test('the small menu opens, and Escape closes it', async () => {
  await renderAtRoute(<TopBar session={{ role: 'employer' }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(screen.getByRole('button', { name: 'Close menu' }).getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false')
})
