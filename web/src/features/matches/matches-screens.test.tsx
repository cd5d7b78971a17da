import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCard } from '../../testing/a-card.ts'
import { aProfile } from '../../testing/a-profile.ts'
import { openAt, refusal, signedInAs, standIn } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'

const jobId = aCard().job.id
let card = aCard()
let signal: 'low' | 'medium' | 'high' = 'high'
let vouches = 0
let resumeId: string | null = null

const server = standIn(() => ({
  '/api/session': signedInAs('seeker'),
  '/api/profile': { body: aProfile() },
  '/api/profile/trust-counts': () => ({ body: { vouches, verifiedJobs: 0 } }),
  '/api/matches': () => ({ body: { matches: [card], nextCursor: null } }),
  '/api/matches/summary': () => ({
    body: { fitting: 1, stretch: 0, newThisWeek: 0, saved: 0, passed: 0, signal, resumeId },
  }),
}))

beforeEach(() => {
  card = aCard()
  signal = 'high'
  vouches = 0
  resumeId = null
})

const theCard = () => screen.findByRole('article', { name: 'Charge Nurse' })

describe('a card', () => {
  test('shows three rounded scores, the boost where there is one, and each reason as a tag of its own', async () => {
    await openAt('/matches')
    const article = await theCard()
    expect(within(article).getByRole('meter', { name: 'Composite: 82 of 100' })).toBeTruthy()
    expect(article.textContent).toMatch(/AI fit\s*78/)
    expect(article.textContent).toMatch(/Trust\s*66/)
    expect(within(article).getByText('+7 mutual')).toBeTruthy()
    const tags = within(article)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(tags).toEqual(
      expect.arrayContaining([expect.stringContaining('5 of 6 must-haves'), expect.stringContaining('Telemetry')]),
    )
  })

  test('says nothing of a boost where there is none', async () => {
    card = aCard({ mutual: 0 })
    await openAt('/matches')
    expect(within(await theCard()).queryByText(/mutual/)).toBeNull()
  })

  test('lets the candidate apply, save or pass', async () => {
    await openAt('/matches')
    const article = await theCard()
    for (const name of [/Apply/, 'Save', 'Pass']) expect(within(article).getByRole('button', { name })).toBeTruthy()
  })
})

test('the way back leads through the orders and sieves that were chosen', async () => {
  const router = await openAt('/matches')
  await userEvent.click(await screen.findByRole('radio', { name: 'Trust' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'trust' }))
  await userEvent.click(screen.getByRole('switch', { name: 'Unlocked only' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'trust', unlocked: true }))
  router.history.back()
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'trust' }))
})

describe('saving and passing', () => {
  test('a saved job is confirmed with where to find it', async () => {
    server.answers['POST /api/saved-jobs'] = { body: {} }
    await openAt('/matches')
    await userEvent.click(within(await theCard()).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(readToasts()).toMatchObject([
        { title: 'Saved to shortlist', description: 'You can view it anytime in your saved jobs.' },
      ]),
    )
  })

  test.each([
    ['one that is saved already', refusal('conflict', 409), 'Already saved', 'This job is already in your saved jobs.'],
    ['any other failure', refusal('internal', 500), 'Error', 'Failed to save job.'],
  ])('%s is told', async (_, answer, title, description) => {
    server.answers['POST /api/saved-jobs'] = answer
    await openAt('/matches')
    await userEvent.click(within(await theCard()).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(readToasts()).toMatchObject([{ title, description }]))
  })

  test('a passed job is confirmed and can be brought back', async () => {
    server.answers['POST /api/passed-jobs'] = { body: {} }
    server.answers[`DELETE /api/passed-jobs/${jobId}`] = { body: {} }
    await openAt('/matches')
    await userEvent.click(within(await theCard()).getByRole('button', { name: 'Pass' }))
    await waitFor(() =>
      expect(readToasts()).toMatchObject([{ title: 'Passed', description: "We won't show this job again." }]),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(server.sent.map(({ path }) => path)).toEqual(['/api/passed-jobs', `/api/passed-jobs/${jobId}`]),
    )
  })

  test('where a passed card stood, the keyboard is at the next', async () => {
    const other = aCard()
    const cards = [
      card,
      { ...other, job: { ...other.job, id: '0190c0de-0000-7000-8000-0000000000a9', title: 'Ward Manager' } },
    ]
    server.answers['/api/matches'] = () => ({ body: { matches: cards, nextCursor: null } })
    server.answers['POST /api/passed-jobs'] = () => {
      cards.shift()
      return { body: {} }
    }
    await openAt('/matches')
    await userEvent.click(within(await theCard()).getByRole('button', { name: 'Pass' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ward Manager' })))
  })

  test('a pass that could not be recorded says nothing and the card comes back', async () => {
    server.answers['POST /api/passed-jobs'] = refusal('internal', 500)
    await openAt('/matches')
    await userEvent.click(within(await theCard()).getByRole('button', { name: 'Pass' }))
    await waitFor(() => expect(server.sent).toHaveLength(1))
    expect(await theCard()).toBeTruthy()
    expect(readToasts()).toEqual([])
  })
})

describe('applying from a card', () => {
  test('without a résumé asks for one, sends nothing and offers the upload', async () => {
    const router = await openAt('/matches')
    await userEvent.click(within(await theCard()).getByRole('button', { name: 'Apply' }))
    expect(readToasts()).toMatchObject([
      { kind: 'failure', title: 'No résumé found', description: 'Please upload a résumé first.' },
    ])
    expect(server.sent).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Upload résumé' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/resume'))
  })

  test.each([
    ['any failure', refusal('internal', 500), 'Error', 'Failed to apply to job.'],
    [
      'a résumé that went meanwhile',
      refusal('conflict', 409, 'Please upload a resume before applying'),
      'No résumé found',
      'Please upload a résumé first.',
    ],
  ])('%s is told', async (_, answer, title, description) => {
    resumeId = '0190c0de-0000-7000-8000-0000000000c1'
    server.answers['POST /api/applications'] = answer
    await openAt('/matches')
    await userEvent.click(within(await theCard()).getByRole('button', { name: 'Apply' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Apply to Charge Nurse?' }))
    await userEvent.click(question.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(readToasts()).toMatchObject([{ kind: 'failure', title, description }]))
    expect(server.sent).toEqual([{ path: '/api/applications', body: { jobId, resumeId } }])
  })
})

describe('the profile signal beside the heading', () => {
  test.each([
    ['low', 0, 'Low', 'Preferences would raise it.'],
    ['medium', 0, 'Medium', 'Wider targets would raise it.'],
    ['high', 0, 'High', 'Vouches make it stronger with employers.'],
    ['high', 3, 'High', 'Nothing is missing.'],
  ] as const)('of %s with %i vouches is a word with what would raise it', async (value, count, word, helps) => {
    signal = value
    vouches = count
    await openAt('/matches')
    const heading = await screen.findByRole('heading', { level: 1, name: 'Matches' })
    const beside = await screen.findByText(`Profile signal: ${word}`)
    expect(heading.closest('header')?.contains(beside)).toBe(true)
    await waitFor(() => expect(beside.closest('p')?.textContent).toContain(helps))
  })
})

describe('where the list stands', () => {
  test('/matches opens the list of matches', async () => {
    await openAt('/matches')
    expect(await screen.findByRole('heading', { level: 1, name: 'Matches' })).toBeTruthy()
    expect(await theCard()).toBeTruthy()
  })

  test('the list joins the set-up page when its third step is active, and not before', async () => {
    server.answers['/api/profile'] = { body: aProfile() }
    await openAt('/dashboard')
    expect(await screen.findByRole('heading', { name: 'Getting set up' })).toBeTruthy()
    expect(await theCard()).toBeTruthy()
  })

  test('before that the set-up page stands alone', async () => {
    server.answers['/api/profile'] = { body: aProfile({ prefsSetAt: null }) }
    await openAt('/dashboard')
    expect(await screen.findByRole('heading', { name: 'Getting set up' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Matches' })).toBeNull()
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('passed jobs have a section of their own, from which each can be brought back', async () => {
    server.answers['/api/passed-jobs'] = {
      body: { passed: [{ job: aCard().job, passedAt: '2026-11-20T09:00:00.000Z' }], nextCursor: null },
    }
    server.answers[`DELETE /api/passed-jobs/${jobId}`] = { body: {} }
    await openAt('/dashboard#passed')
    const section = await waitFor(() => {
      const found = document.getElementById('passed')
      if (!found) throw new Error('There is no such section yet.')
      return found
    })
    expect(await within(section).findByText('Charge Nurse')).toBeTruthy()
    await userEvent.click(within(section).getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(server.sent.map(({ path }) => path)).toEqual([`/api/passed-jobs/${jobId}`]))
  })
})
