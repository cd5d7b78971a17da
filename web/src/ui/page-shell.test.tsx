import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageHeader } from './page.tsx'
import { PageShell } from './page-shell.tsx'
import { renderAtRoute } from './testing/at-route.tsx'

test('a page has one main with one heading, a way past the bar, and its own title', async () => {
  await renderAtRoute(
    <PageShell>
      <PageHeader title="Matches" />
    </PageShell>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Matches' })).toBeTruthy()
  expect(document.title).toBe('Matches · Gladwork')
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
})

test('the first page leaves the focus alone', async () => {
  await renderAtRoute(
    <PageShell>
      <PageHeader title="Matches" />
    </PageShell>,
  )
  await act(async () => undefined)
  await waitFor(() => expect(document.activeElement).toBe(document.body))
})
