import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ProfileView } from '#domain/profiles/schema.ts'
import { aProfile } from '../../testing/a-profile.ts'
import { type Answer, openAt, refusal, signedInAs, standIn } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'

const settled = aProfile()

let profile: ProfileView = settled
let refused: string | null = null
let held: Promise<void> | null = null

async function save(): Promise<Answer> {
  await held
  return refused ? refusal('internal', 500, refused) : { body: { ...profile, onboardingComplete: true } }
}

const server = standIn(() => ({
  '/api/session': signedInAs('seeker'),
  'GET /api/profile': () => ({ body: profile }),
  '/api/profile/title-suggestions': { body: { fromResume: ['Lead Nurse', 'Nurse Manager'] } },
  '/api/profile/quick-preferences': save,
  '/api/profile/quick-preferences/skip': save,
  '/api/profile/preferences': save,
  '/api/profile/onboarding/complete': save,
}))

beforeEach(() => {
  profile = settled
  refused = null
  held = null
})

describe('quick preferences', () => {
  const newcomer = { ...settled, desiredTitles: [], prefsSetAt: null, workPreference: 'remote' as const }

  test('have the specified words, chips, mode, currency and slider', async () => {
    profile = { ...newcomer, payMinimum: null }
    await openAt('/start/prefs')
    expect(await screen.findByRole('heading', { level: 1, name: 'Quick Preferences' })).toBeTruthy()
    expect(screen.getByText('Just enough to aim your matches. You can refine later.')).toBeTruthy()
    expect(await screen.findByText('Suggested from your résumé:')).toBeTruthy()
    expect(screen.getByText('Private until you apply.')).toBeTruthy()
    const modes = within(screen.getByRole('group', { name: 'Work mode' })).getAllByRole('radio')
    expect(modes).toHaveLength(3)
    const currency = screen.getByLabelText<HTMLSelectElement>('Currency')
    expect([...currency.options].map((option) => option.value)).toEqual(['USD', 'EUR', 'GBP'])
    const { min, max, step, value } = screen.getByLabelText<HTMLInputElement>('Minimum pay a year')
    expect([min, max, step, value]).toEqual(['30000', '300000', '5000', '60000'])
    expect(screen.getByRole('button', { name: 'Skip for now' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save & See Matches' })).toBeTruthy()
  })

  test('ask for a place only where the work is not remote', async () => {
    profile = newcomer
    await openAt('/start/prefs')
    await screen.findByRole('group', { name: 'Work mode' })
    expect(screen.queryByPlaceholderText('City, State')).toBeNull()
    for (const mode of [/Hybrid/, /On.?site/i]) {
      await userEvent.click(screen.getByRole('radio', { name: mode }))
      expect(screen.getByPlaceholderText('City, State')).toBeTruthy()
    }
  })

  test('take three titles by button or Enter, refuse the fourth, and offer a removed one again', async () => {
    profile = newcomer
    await openAt('/start/prefs')
    const field = await screen.findByLabelText(/^Target titles/)
    await userEvent.type(field, 'Cook{Enter}')
    await userEvent.type(field, 'Baker')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Add Lead Nurse' }))
    expect(screen.getByRole('button', { name: 'Remove Lead Nurse' })).toBeTruthy()
    await userEvent.type(field, 'Butcher{Enter}')
    expect(screen.queryByRole('button', { name: 'Remove Butcher' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Lead Nurse' }))
    expect(screen.getByRole('button', { name: 'Add Lead Nurse' })).toBeTruthy()
  })

  test('save, say so, and lead to the dashboard; skipping leads there too', async () => {
    profile = { ...newcomer, desiredTitles: ['Cook'] }
    const router = await openAt('/start/prefs')
    await userEvent.click(await screen.findByRole('button', { name: 'Save & See Matches' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    expect(server.sent).toMatchObject([{ path: '/api/profile/quick-preferences', body: { desiredTitles: ['Cook'] } }])
    expect(readToasts().at(-1)).toMatchObject({ title: 'Preferences saved', description: 'Finding your matches…' })
    await router.navigate({ to: '/start/prefs' })
    await userEvent.click(await screen.findByRole('button', { name: 'Skip for now' }))
    await waitFor(() => expect(server.sent.at(-1)?.path).toBe('/api/profile/quick-preferences/skip'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  test('say that they are being saved, and take no second press meanwhile', async () => {
    profile = { ...newcomer, desiredTitles: ['Cook'] }
    const { promise, resolve: arrive } = Promise.withResolvers<void>()
    held = promise
    const router = await openAt('/start/prefs')
    await userEvent.click(await screen.findByRole('button', { name: 'Save & See Matches' }))
    const busy = await screen.findByRole('button', { name: 'Saving...' })
    await userEvent.click(busy)
    expect(server.sent).toHaveLength(1)
    arrive()
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  test('that fail to be saved say why and keep what was chosen', async () => {
    profile = { ...newcomer, desiredTitles: ['Cook'] }
    refused = 'The list is full.'
    await openAt('/start/prefs')
    await userEvent.click(await screen.findByRole('button', { name: 'Save & See Matches' }))
    await waitFor(() =>
      expect(readToasts().at(-1)).toMatchObject({ title: 'Failed to save', description: 'The list is full.' }),
    )
    expect(screen.getByRole('button', { name: 'Remove Cook' })).toBeTruthy()
  })
})

describe('the dashboard', () => {
  test.each<[names: string, part: Partial<ProfileView>, open: string, to: string]>([
    ['the résumé', { resumeAnalyzedAt: null }, 'Upload résumé', '/onboarding/resume'],
    ['the preferences', { prefsSetAt: null }, 'Set preferences', '/start/prefs'],
  ])('of somebody without %s lists the three steps and opens that one', async (_, part, open, to) => {
    profile = { ...settled, ...part }
    await openAt('/dashboard')
    expect(await screen.findByRole('heading', { level: 1, name: 'Getting set up' })).toBeTruthy()
    const steps = within(await screen.findByRole('list', { name: 'Getting set up' }))
    for (const step of ['Upload & analyze résumé', 'Set quick preferences', 'Build trust (optional)']) {
      expect(steps.getByText(step)).toBeTruthy()
    }
    expect(steps.getByRole('link', { name: open }).getAttribute('href')).toBe(to)
  })

  test('leads from both ways to aim to the list, opened at the preferences', async () => {
    await openAt('/dashboard')
    for (const name of ['Refine Preferences', 'Widen targets']) {
      const link = await screen.findByRole('link', { name })
      expect(link.getAttribute('href')).toBe('/onboarding/candidate?step=1')
    }
  })
})

describe('onboarding preferences', () => {
  test('have titles, mode, places unless remote, both ends of the pay and the employment type', async () => {
    await openAt('/onboarding/preferences')
    expect(await screen.findByLabelText(/^Desired titles \(4 of 5\)/)).toBeTruthy()
    expect(screen.getByLabelText(/^Locations \(4 of 5\)/)).toBeTruthy()
    expect(screen.getByLabelText('Compensation minimum')).toBeTruthy()
    expect(screen.getByLabelText('Compensation target')).toBeTruthy()
    const types = within(screen.getByRole('group', { name: 'Employment type' })).getAllByRole('radio')
    expect(types).toHaveLength(4)
    await userEvent.click(screen.getByRole('radio', { name: 'Remote' }))
    expect(screen.queryByLabelText(/^Locations/)).toBeNull()
  })

  test.each<[lack: string, part: Partial<ProfileView>]>([
    ['a title', { desiredTitles: [] }],
    ['a place', { desiredLocations: [] }],
    ['an employment type', { employmentTypes: [] }],
  ])('do not go on without %s', async (_, part) => {
    profile = { ...settled, ...part }
    await openAt('/onboarding/preferences')
    const next = await screen.findByRole('button', { name: 'Continue' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(next)
    expect(server.sent).toEqual([])
  })

  test('are saved with all of it, and lead to the trust screen', async () => {
    const router = await openAt('/onboarding/preferences')
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/trust'))
    expect(server.sent[0]?.body).toMatchObject({
      payMinimum: 60_000,
      payTarget: 90_000,
      employmentTypes: ['full-time'],
    })
    expect(readToasts().at(-1)).toMatchObject({ title: 'Preferences saved', description: 'Finding your matches...' })
  })

  test('that fail to be saved say so', async () => {
    refused = 'No.'
    await openAt('/onboarding/preferences')
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(readToasts().at(-1)).toMatchObject({ title: 'Error', description: 'Failed to save preferences' }),
    )
  })
})

describe('the finish screen', () => {
  test('shows the three cards with at most three titles and places', async () => {
    await openAt('/onboarding/finish')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      "You're Set. We'll Keep New Matches Coming.",
    )
    expect(screen.getByText('Make changes anytime in Settings')).toBeTruthy()
    expect(await screen.findByText('Analyzed ✓ • Ready to match')).toBeTruthy()
    expect(screen.getByText('Charge Nurse, Ward Manager, Nurse Educator')).toBeTruthy()
    expect(screen.getByText('Portland, OR, Salem, OR, Bend, OR')).toBeTruthy()
    expect(screen.getByText('$60k-$90k')).toBeTruthy()
    expect(screen.getByText('Vouches and employment verification can be added anytime in the dashboard.')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Step 4 of 4' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/onboarding/trust')
  })

  test('says that there is no résumé where none was analysed, and no preferences where none are set', async () => {
    profile = { ...settled, resumeAnalyzedAt: null, desiredTitles: [], desiredLocations: [], salaryExpectation: null }
    await openAt('/onboarding/finish')
    expect(await screen.findByText('Not uploaded')).toBeTruthy()
    expect(screen.getByText('Not set yet')).toBeTruthy()
  })

  test('completes the onboarding and leads to the matches', async () => {
    const router = await openAt('/onboarding/finish')
    await screen.findByText('Analyzed ✓ • Ready to match')
    await userEvent.click(screen.getByRole('button', { name: 'Go to My Matches' }))
    await waitFor(() => expect(router.state.location.href).toBe('/dashboard#matches'))
    expect(server.sent[0]?.path).toBe('/api/profile/onboarding/complete')
    expect(readToasts().at(-1)).toMatchObject({
      title: 'Welcome!',
      description: "You're all set. We'll start matching you now.",
    })
  })

  test('that fails says so and stays', async () => {
    refused = 'No.'
    const router = await openAt('/onboarding/finish')
    await screen.findByText('Analyzed ✓ • Ready to match')
    await userEvent.click(screen.getByRole('button', { name: 'Go to My Matches' }))
    await waitFor(() =>
      expect(readToasts().at(-1)).toMatchObject({
        title: 'Error',
        description: 'Failed to complete onboarding. Please try again.',
      }),
    )
    expect(router.state.location.pathname).toBe('/onboarding/finish')
  })
})
