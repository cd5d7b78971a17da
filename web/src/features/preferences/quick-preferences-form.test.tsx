import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProfileView } from '#domain/profiles/schema.ts'
import { makeQueryClient } from '../../query-client.ts'
import { aProfile } from '../../testing/a-profile.ts'
import { renderAtRoute } from '../../ui/testing/at-route.tsx'
import { dismissAllToasts, readToasts } from '../../ui/toast.ts'
import { QuickPreferencesForm } from './quick-preferences-form.tsx'

const newcomer = aProfile({ desiredTitles: [], desiredLocations: [], workPreference: 'remote', prefsSetAt: null })
let saved: string[] = []

beforeEach(() => {
  saved = []
  dismissAllToasts()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), 'http://localhost'), init)
    if (request.method !== 'GET') saved.push(new URL(request.url).pathname)
    return Response.json({ fromResume: [] })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function showForm(part: Partial<ProfileView>) {
  return renderAtRoute(
    <QueryClientProvider client={makeQueryClient()}>
      <QuickPreferencesForm profile={{ ...newcomer, ...part }} />
    </QueryClientProvider>,
  )
}

test.each<[missing: string, part: Partial<ProfileView>, title: string, words: string, field: string]>([
  ['a title', {}, 'Add at least one title', 'What roles are you targeting?', 'Target titles'],
  [
    'a place',
    { desiredTitles: ['Charge Nurse'], workPreference: 'hybrid' },
    'Location required',
    'Please add a location for hybrid or onsite work.',
    'Location',
  ],
])(
  'without %s, pressing Save says so, leads to the field and sends nothing',
  async (_what, part, title, words, field) => {
    await showForm(part)
    const save = screen.getByRole('button', { name: 'Save & See Matches' })
    expect(save.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(save)
    expect(readToasts()).toMatchObject([{ kind: 'failure', title, description: words }])
    expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${field}`)))
    save.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${field}`)))
    expect(saved).toEqual([])
  },
)

test('with a title and remote work it can be saved', async () => {
  await showForm({ desiredTitles: ['Charge Nurse'] })
  expect(screen.getByRole('button', { name: 'Save & See Matches' }).getAttribute('aria-disabled')).not.toBe('true')
})
