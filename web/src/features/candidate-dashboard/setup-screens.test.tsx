import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ProfileView } from '#domain/profiles/schema.ts'
import { aProfile } from '../../testing/a-profile.ts'
import { openAt, refusal, signedInAs, standIn } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'

const newcomer: Partial<ProfileView> = { resumeAnalyzedAt: null, prefsSetAt: null }
const read: Partial<ProfileView> = { prefsSetAt: null }
const settled: Partial<ProfileView> = { desiredTitles: ['Charge Nurse', 'Ward Manager'], workPreference: 'remote' }

let profile: ProfileView
let trust = { vouches: 0, verifiedJobs: 0 }

const server = standIn(() => ({
  '/api/session': signedInAs('seeker'),
  'GET /api/profile': () => ({ body: profile }),
  '/api/profile/trust-counts': () => ({ body: trust }),
  '/api/profile/onboarding/complete': () => {
    profile = { ...profile, onboardingComplete: true }
    return { body: profile }
  },
}))

beforeEach(() => {
  profile = aProfile()
  trust = { vouches: 0, verifiedJobs: 0 }
})

/** The steps as they are read out: "Done: Upload your résumé". */
async function stepsOf(label: string) {
  const list = await screen.findByRole('list', { name: label })
  return within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list)
}
const stateOf = (step: HTMLElement | undefined) => /^(Done|Current step|Locked):/.exec(step?.textContent ?? '')?.[1]

describe('the step list', () => {
  test.each<[who: string, part: Partial<ProfileView>, states: string[]]>([
    ['somebody new', newcomer, ['Current step', 'Locked']],
    ['somebody whose résumé was read', read, ['Done', 'Current step']],
    ['somebody who is set', settled, ['Done', 'Done']],
  ])('of %s says which step is active, done and locked', async (_, part, states) => {
    profile = aProfile(part)
    await openAt('/onboarding/candidate')
    expect(await screen.findByRole('heading', { level: 1, name: 'Set up your search' })).toBeTruthy()
    const steps = await stepsOf('Set up your search')
    expect(steps).toHaveLength(2)
    expect(steps[0]?.textContent).toContain('Upload your résumé')
    expect(steps[1]?.textContent).toContain('Job preferences')
    expect(steps.map(stateOf)).toEqual(states)
    const on = screen.queryByRole('link', { name: 'See Matches' })
    expect(on?.getAttribute('href') ?? null).toBe(states.includes('Current step') ? null : '/dashboard#matches')
  })

  test('sums a done step up and opens it again', async () => {
    profile = aProfile(settled)
    await openAt('/onboarding/candidate')
    const [resume, preferences] = await stepsOf('Set up your search')
    expect(resume?.textContent).toMatch(/Read on .*November/)
    expect(preferences?.textContent).toContain('Charge Nurse and 1 more, remote')
    await userEvent.click(screen.getByRole('link', { name: 'Open preferences' }))
    expect(await screen.findByRole('button', { name: 'Remove Ward Manager' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Open résumé' }))
    const replace = await screen.findByRole('link', { name: 'Replace résumé' })
    expect(replace.getAttribute('href')).toBe('/onboarding/resume?replace=1')
  })
})

describe('the three steps of the dashboard', () => {
  test('say what the first takes and keeps private, and that the third is optional', async () => {
    profile = aProfile(newcomer)
    await openAt('/dashboard')
    const [upload, preferences, last] = await stepsOf('Getting set up')
    expect(upload?.textContent).toContain('Upload & analyze résumé')
    expect(upload?.textContent).toContain('About 2 min, private until you apply')
    expect(preferences?.textContent).toContain('Set quick preferences')
    expect(last?.textContent).toContain('Build trust (optional)')
  })

  test.each<[who: string, part: Partial<ProfileView>, states: string[]]>([
    ['nothing', newcomer, ['Current step', 'Locked', 'Locked']],
    ['the résumé', read, ['Done', 'Current step', 'Locked']],
    ['the preferences', settled, ['Done', 'Done', 'Current step']],
  ])('open the next once %s is done', async (_, part, states) => {
    profile = aProfile(part)
    await openAt('/dashboard')
    expect((await stepsOf('Getting set up')).map(stateOf)).toEqual(states)
  })

  test('can be opened again when done', async () => {
    profile = aProfile({ onboardingComplete: true })
    await openAt('/dashboard')
    const ways = {
      'Edit résumé': '/onboarding/resume?replace=1',
      'Edit preferences': '/start/prefs',
      'Edit trust': '/dashboard#trust',
    }
    for (const [name, to] of Object.entries(ways)) {
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
    }
  })

  test.each<[button: string, vouches: number, verifiedJobs: number, words: string]>([
    ['Skip for now', 0, 0, '0 of 3 vouches, 0 jobs verified'],
    ['Finish', 2, 1, '2 of 3 vouches, 1 job verified'],
  ])(
    'end by %s with %i vouches of three and %i jobs, and tell both counts',
    async (button, vouches, verifiedJobs, words) => {
      trust = { vouches, verifiedJobs }
      await openAt('/dashboard')
      expect(await screen.findByText(words)).toBeTruthy()
      await userEvent.click(await screen.findByRole('button', { name: button }))
      await waitFor(async () =>
        expect((await stepsOf('Getting set up')).map(stateOf)).toEqual(['Done', 'Done', 'Done']),
      )
      expect(server.sent.map(({ path }) => path)).toEqual(['/api/profile/onboarding/complete'])
      expect(screen.getByText(words)).toBeTruthy()
    },
  )
})

describe('the bar', () => {
  test.each([
    '/onboarding/candidate',
    '/onboarding/candidate/profile',
    '/onboarding/resume?replace=1',
    '/onboarding/preferences',
    '/onboarding/trust',
    '/onboarding/finish',
    '/start?replace=1',
    '/start/prefs',
  ])('of %s is the minimal one, without a way out of the onboarding', async (address) => {
    await openAt(address)
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }))
    expect(await bar.findByRole('link', { name: 'Profile' })).toBeTruthy()
    expect(bar.queryByRole('link', { name: 'Dashboard' })).toBeNull()
    expect(bar.queryByRole('button', { name: /Notifications/ })).toBeNull()
  })

  test.each(['/dashboard', '/matches', '/profile', '/notifications'])('of %s is the full one', async (address) => {
    await openAt(address)
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }))
    expect((await bar.findAllByRole('link', { name: 'Dashboard' })).length).toBeGreaterThan(0)
  })
})

test('the wizard names what its second step lacks, and no longer once it is there', async () => {
  profile = aProfile({ ...settled, skills: ['Triage', 'EKG', 'ACLS', 'Epic'] })
  server.answers['PATCH /api/profile'] = () => ({ body: profile })
  await openAt('/onboarding/candidate/profile?step=2')
  await userEvent.click(await screen.findByRole('radio', { name: 'Any' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Please add at least 5 skills')).toBeTruthy()
  await userEvent.type(screen.getByRole('combobox', { name: /Core skills/ }), 'IV therapy{Enter}')
  expect(screen.queryByText('Please add at least 5 skills')).toBeNull()
  const hasPlaces = profile.desiredLocations.length > 0
  expect(screen.queryByText('Please add a location') !== null).toBe(!hasPlaces)
})

test('/matches is the list of matches alone', async () => {
  server.answers['/api/matches'] = { body: { matches: [], nextCursor: null } }
  await openAt('/matches')
  expect(await screen.findByRole('heading', { level: 1, name: 'Matches' })).toBeTruthy()
  expect(screen.queryByRole('complementary', { name: 'Your setup' })).toBeNull()
  for (const name of ['Saved jobs', 'Applications', 'Passed jobs', 'Settings']) {
    expect(screen.queryByRole('region', { name })).toBeNull()
  }
})

test('the settings link profile, notifications, privacy, password and sessions', async () => {
  profile = aProfile(newcomer)
  await openAt('/dashboard#settings')
  const settings = within(await screen.findByRole('region', { name: 'Settings' }))
  const ways = {
    'Profile, skills and links': '/onboarding/candidate/profile',
    'Notifications and mails': '/notifications',
    'What we keep about you': '/privacy',
    Password: '/profile#password',
    Sessions: '/profile#sessions',
  }
  for (const [name, to] of Object.entries(ways)) {
    expect(settings.getByRole('link', { name }).getAttribute('href')).toBe(to)
  }
})

test('a profile that does not load is no toast: its place says so and offers another try', async () => {
  server.answers['GET /api/profile'] = refusal('forbidden', 403)
  await openAt('/dashboard')
  expect(await screen.findByText('Your setup did not load')).toBeTruthy()
  expect(readToasts()).toEqual([])
  server.answers['GET /api/profile'] = () => ({ body: profile })
  await userEvent.click(screen.getByRole('button', { name: /again|Retry/i }))
  expect(await screen.findByRole('list', { name: 'Getting set up' })).toBeTruthy()
})
