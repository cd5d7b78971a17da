import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../query-client.ts'
import { renderAtRoute } from '../../ui/testing/at-route.tsx'
import { FindJobButton, HireTalentButton } from './landing-buttons.tsx'

type Profile = { resumeUploaded?: boolean; companyName?: string | null } | 'fails'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A landing page of somebody signed in, whose profile comes when `arrive` is called. */
async function showLanding(profile: Profile) {
  const { promise, resolve: arrive } = Promise.withResolvers<void>()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
    asked.push(pathname)
    if (pathname === '/api/session') return Response.json({ session: { person: { role: 'seeker' } } })
    await promise
    if (profile === 'fails') return Response.json({ code: 'not_found', message: 'No.' }, { status: 404 })
    return Response.json(profile)
  })
  const shown = await renderAtRoute(
    <QueryClientProvider client={makeQueryClient()}>
      <FindJobButton />
      <HireTalentButton />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(asked).toContain('/api/session'))
  return { ...shown, arrive, asked }
}

test.each<[button: string, profile: Profile, to: string]>([
  ['Find a Job', { resumeUploaded: true }, '/matches'],
  ['Find a Job', { resumeUploaded: false }, '/resume-upload'],
  ['Find a Job', 'fails', '/resume-upload'],
  ['Hire Talent', { companyName: 'Northlight' }, '/dashboard'],
  ['Hire Talent', { companyName: null }, '/onboarding/employer'],
  ['Hire Talent', 'fails', '/onboarding/employer'],
])('signed in, %s with %j leads to %s', async (button, profile, to) => {
  const { router, arrive } = await showLanding(profile)
  arrive()
  await userEvent.click(screen.getByRole('link', { name: button }))
  await waitFor(() => expect(router.state.location.href).toBe(to))
})

test('what is looked up is the one row of the own profile, never a list', async () => {
  const { router, arrive, asked } = await showLanding({ resumeUploaded: true })
  arrive()
  await userEvent.click(screen.getByRole('link', { name: 'Find a Job' }))
  await waitFor(() => expect(router.state.location.href).toBe('/matches'))
  expect(asked).toEqual(['/api/session', '/api/profile'])
})

test('while the résumé is looked up the button is disabled and reads Loading...', async () => {
  const { arrive, asked } = await showLanding({ resumeUploaded: true })
  await userEvent.click(screen.getByRole('link', { name: 'Find a Job' }))
  const button = await screen.findByRole('button', { name: 'Loading...' })
  expect(button.getAttribute('aria-disabled') ?? button.hasAttribute('disabled')).toBeTruthy()
  await userEvent.click(button)
  expect(asked.filter((path) => path === '/api/profile')).toHaveLength(1)
  arrive()
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull())
})
