import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAtRoute } from './testing/at-route.tsx'

let broken = true
beforeEach(() => {
  broken = true
  vi.spyOn(console, 'warn').mockReturnValue()
})

function Page() {
  if (broken) throw Object.assign(new Error('secret detail'), { requestId: '7f3a-91c2' })
  return <h1>Matches</h1>
}

test('a page that fails says so, names the request and nothing else', async () => {
  await renderAtRoute(<Page />, { onCaughtError: () => undefined })
  expect(screen.getByRole('alert').textContent).toContain('Nothing you saved is lost.')
  expect(screen.getByText('Request 7f3a-91c2')).toBeTruthy()
  expect(screen.queryByText(/secret detail/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
})

test('Try again shows the page once it works', async () => {
  await renderAtRoute(<Page />, { onCaughtError: () => undefined })
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Matches' })).toBeTruthy()
})
