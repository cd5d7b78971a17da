import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { InboxItem, RankedCandidate, RankedPage } from '#domain/applications/schema.ts'
import type { OwnJobListItem } from '#domain/jobs/views.ts'
import type { MatchEvidence } from '#domain/matches/evidence-schema.ts'
import { App } from '../../app.tsx'
import { makeQueryClient } from '../../query-client.ts'
import { makeRouter } from '../../router.ts'
import { aRankedCandidate } from '../../testing/a-candidate.ts'
import { dismissAllToasts, readToasts } from '../../ui/toast.ts'

const jobId = '0190c0de-0000-7000-8000-00000000000a'
const person = {
  id: '0190c0de-0000-7000-8000-000000000001',
  email: 'maren@brindle.example',
  isEmailConfirmed: true,
  role: 'employer',
  fullName: 'Maren Holt',
  companyName: 'Brindle Health',
  avatarUrl: null,
}
const heron = aRankedCandidate()
const otter: RankedCandidate = {
  ...heron,
  matchId: '0190c0de-0000-7000-8000-00000000000d',
  candidateUserId: '0190c0de-0000-7000-8000-00000000000e',
  name: 'Brave Otter',
  composite: 71,
  aiScore: 70,
  trustScore: 74,
  mutualBoost: 0,
}
const role = {
  id: jobId,
  title: 'Charge Nurse',
  state: 'published',
  quizDue: 0,
  isAnonymous: true,
  anonymityRevealPolicy: 'shortlist',
  publishedAt: '2026-11-10T09:00:00.000Z',
  expiresAt: '2027-01-09T09:00:00.000Z',
  firstPublishedAt: null,
  updatedAt: '2026-11-10T09:00:00.000Z',
  version: 1,
  missing: [],
  problems: [],
  pipeline: {
    matched: 9,
    applied: 2,
    quizPassed: null,
    shortlisted: 0,
    interview: 0,
    waiting: 2,
    overdue: 0,
    oldestWaitingSince: null,
    firstReplyDays: null,
  },
} satisfies OwnJobListItem

const evidence: MatchEvidence = {
  points: [
    {
      part: 'seniority',
      about: null,
      candidate: { source: 'resume', text: 'Senior Nurse', where: 'senior level', words: [] },
      job: { source: 'posting', text: 'Senior', where: 'senior level', words: [] },
    },
  ],
}

let signedIn: typeof person | null
let applicants: RankedCandidate[]
let inbox: InboxItem[]
let refusal: string | null
let asked: string[]

beforeEach(() => {
  signedIn = person
  applicants = [heron, otter]
  inbox = []
  refusal = null
  asked = []
  dismissAllToasts()
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), 'http://localhost'), init)
    const { pathname, search } = new URL(request.url)
    asked.push(pathname + search)
    if (pathname === '/api/session') return Response.json({ session: signedIn && { person: signedIn } })
    if (pathname === `/api/jobs/${jobId}/candidates`) return answerOf(ranked())
    if (pathname === `/api/jobs/${jobId}/candidates/${heron.candidateUserId}/evidence`) return Response.json(evidence)
    if (pathname === '/api/employer/candidates') return answerOf({ candidates: inbox, nextCursor: null })
    if (pathname === '/api/employer/jobs') return Response.json({ jobs: [role] })
    if (pathname === '/api/employer/company')
      return Response.json({ company: null, contact: { fullName: 'Maren Holt', phone: null } })
    if (pathname.endsWith('interviews')) return Response.json({ interviews: [] })
    return new Promise<never>(() => undefined)
  })
})

function answerOf(page: object): Response {
  return refusal === null
    ? Response.json(page)
    : Response.json({ code: 'rate_limited', message: refusal, requestId: 'x' }, { status: 429 })
}

function ranked(): RankedPage {
  const all = applicants.length
  return {
    job: {
      id: jobId,
      title: 'Charge Nurse',
      candidateCount: all,
      counts: { all, waiting: all, shortlisted: 0, interview: 0, offer: 0, declined: 0 },
      nameMoment: 'when you shortlist',
      skillsRequired: [],
    },
    rankedCandidates: applicants,
    nextCursor: null,
  }
}

async function openAt(address: string) {
  const queryClient = makeQueryClient()
  const router = makeRouter(queryClient, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  render(<App router={router} queryClient={queryClient} />)
  return router
}

const cardOf = (name: string) => within(screen.getByRole('article', { name }))
const lastToast = () => readToasts().at(-1)

describe('the matched candidates', () => {
  test('of the job in the address stand under their heading, in the order of the server', async () => {
    await openAt(`/candidates?jobId=${jobId}`)
    expect(await screen.findByRole('article', { name: 'Quiet Heron' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Matched Candidates' })).toBeTruthy()
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      'Quiet Heron',
      'Brave Otter',
    ])
    expect(asked.filter((path) => path.includes('/candidates'))).toEqual([
      `/api/jobs/${jobId}/candidates?sort=composite&show=all`,
    ])
  })

  test('show composite, fit and trust, and the boost only where there is one', async () => {
    await openAt(`/candidates?jobId=${jobId}`)
    await screen.findByRole('article', { name: 'Quiet Heron' })
    const figuresOf = (name: string) =>
      cardOf(name)
        .getAllByRole('definition')
        .map((figure) => figure.textContent)
    expect(
      cardOf('Quiet Heron')
        .getByRole('meter', { name: /Composite/ })
        .getAttribute('aria-valuenow'),
    ).toBe('84')
    expect(cardOf('Quiet Heron').getByText('AI Fit')).toBeTruthy()
    expect(cardOf('Quiet Heron').getByText('Trust')).toBeTruthy()
    expect(figuresOf('Quiet Heron')).toEqual(['88', '61'])
    expect(cardOf('Quiet Heron').getByText('+3 mutual')).toBeTruthy()
    expect(figuresOf('Brave Otter')).toEqual(['70', '74'])
    expect(cardOf('Brave Otter').queryByText(/mutual/)).toBeNull()
  })

  test('offer snapshot, shortlist and interview', async () => {
    await openAt(`/candidates?jobId=${jobId}`)
    await screen.findByRole('article', { name: 'Quiet Heron' })
    for (const action of ['View Snapshot', 'Shortlist', 'Schedule Interview']) {
      expect(cardOf('Quiet Heron').getByRole('button', { name: action })).toBeTruthy()
    }
    await userEvent.click(cardOf('Quiet Heron').getByRole('button', { name: 'View Snapshot' }))
    expect(await screen.findByRole('dialog', { name: 'Resume Snapshot' })).toBeTruthy()
    expect(asked).toContain(`/api/jobs/${jobId}/candidates/${heron.candidateUserId}/snapshot`)
  })

  test('open to the lines of the frozen résumé beside the words of the posting', async () => {
    await openAt(`/candidates?jobId=${jobId}`)
    await screen.findByRole('article', { name: 'Quiet Heron' })
    expect(asked.filter((path) => path.endsWith('/evidence'))).toEqual([])
    await userEvent.click(cardOf('Quiet Heron').getByText('What was compared'))
    const heading = await cardOf('Quiet Heron').findByRole('heading', { name: 'Seniority' })
    expect(heading.parentElement?.textContent).toBe(
      'SeniorityFrozen résumé · senior levelSenior NurseYour posting · senior levelSenior',
    )
  })

  test('are laid side by side, two at a time', async () => {
    await openAt(`/candidates?jobId=${jobId}`)
    await screen.findByRole('article', { name: 'Quiet Heron' })
    for (const box of screen.getAllByRole('checkbox', { name: /^Compare/ })) await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: 'Compare side by side' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare' }))
    expect(dialog.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      expect.stringContaining('Quiet Heron'),
      expect.stringContaining('Brave Otter'),
    ])
    const fit = dialog.getByRole('row', { name: /^AI Fit/ })
    expect(
      within(fit)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['88', '70'])
  })

  test('of a job nobody applied to are two lines', async () => {
    applicants = []
    await openAt(`/candidates?jobId=${jobId}`)
    expect(await screen.findByRole('heading', { name: 'No candidates matched yet' })).toBeTruthy()
    expect(screen.getByText('Candidates will appear here once they apply to your job')).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('that could not be loaded are told with the reason, and loading ends', async () => {
    refusal = 'The list rests for a minute.'
    await openAt(`/candidates?jobId=${jobId}`)
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        kind: 'failure',
        title: 'Error loading candidates',
        description: 'The list rests for a minute.',
      }),
    )
    expect(await screen.findByRole('heading', { name: 'Candidates did not load' })).toBeTruthy()
    expect(screen.queryByText('Loading candidates')).toBeNull()
    refusal = null
    await userEvent.click(screen.getByRole('button', { name: /again|retry/i }))
    expect(await screen.findByRole('article', { name: 'Quiet Heron' })).toBeTruthy()
  })

  test('without a job are asked for by a toast, and the roles to choose from are opened', async () => {
    const router = await openAt('/candidates')
    await waitFor(() => expect(router.state.location.href).toBe('/dashboard#candidates'))
    expect(lastToast()).toMatchObject({
      kind: 'failure',
      title: 'No job selected',
      description: 'Please select a job to view candidates',
    })
    expect(await screen.findByRole('tab', { name: /^Candidates/, selected: true })).toBeTruthy()
    const roles = await screen.findByRole('region', { name: 'Ranked by role' })
    const link = within(roles).getByRole('link', { name: /Charge Nurse/ })
    expect(link.getAttribute('href')).toBe(`/candidates?jobId=${jobId}`)
  })

  test.each([
    ['a visitor', null, '/auth'],
    ['a candidate', { ...person, role: 'seeker' }, '/dashboard'],
  ])('are not for %s, who is led away', async (_who, session, destination) => {
    signedIn = session
    const router = makeRouter(
      makeQueryClient(),
      createMemoryHistory({ initialEntries: [`/candidates?jobId=${jobId}`] }),
    )
    await router.load()
    expect(router.state.location.pathname).toBe(destination)
    expect(asked).not.toContain(`/api/jobs/${jobId}/candidates?sort=composite&show=all`)
  })
})

describe('the candidates tab', () => {
  test('gathers the applicants of all roles and says why snapshots are kept', async () => {
    inbox = [
      { ...heron, job: { id: jobId, title: 'Charge Nurse' } },
      { ...otter, job: { id: '0190c0de-0000-7000-8000-0000000000ff', title: 'Ward Manager' } },
    ]
    await openAt('/dashboard#candidates')
    const tab = within(await screen.findByRole('region', { name: 'Candidates' }))
    expect(await tab.findByRole('heading', { name: 'Quiet Heron' })).toBeTruthy()
    expect(tab.getByRole('heading', { name: 'Brave Otter' })).toBeTruthy()
    expect(tab.getByText('Ward Manager')).toBeTruthy()
    expect(tab.getByText('Résumé snapshots are frozen when somebody applies and kept for fairness.')).toBeTruthy()
  })

  test('says when nobody has applied yet, and offers to create a role', async () => {
    await openAt('/dashboard#candidates')
    expect(await screen.findByRole('heading', { name: 'Nobody has applied yet' })).toBeTruthy()
    const tab = within(screen.getByRole('region', { name: 'Candidates' }))
    expect(tab.getByRole('link', { name: 'Create Role' }).getAttribute('href')).toBe('/post-job')
  })
})
