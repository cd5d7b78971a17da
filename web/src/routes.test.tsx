import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from './app.tsx'
import { makeQueryClient } from './query-client.ts'
import { makeRouter } from './router.ts'

const person = {
  id: '0190c0de-0000-7000-8000-000000000001',
  email: 'amara@postbox.example',
  isEmailConfirmed: true,
  role: 'seeker',
  fullName: 'Amara Nwosu',
  companyName: null,
  avatarUrl: null,
}
let asked: { path: string; body: unknown }[] = []
let session: { person: Omit<typeof person, 'role'> & { role: string | null } } | null = null

beforeEach(() => {
  asked = []
  session = null
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), 'http://localhost'), init)
    asked.push({ path: new URL(request.url).pathname, body: request.method === 'POST' ? await request.json() : null })
    return Response.json(asked.at(-1)?.path === '/api/session' ? { session } : {})
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function open(address: string) {
  const history = createMemoryHistory({ initialEntries: ['/terms', address] })
  const queryClient = makeQueryClient()
  const router = makeRouter(queryClient, history)
  await router.load()
  return { router, queryClient, history }
}

test.each<[from: string, to: string, role?: string]>([
  ['/resume', '/onboarding/resume'],
  ['/resume-upload', '/onboarding/resume'],
  ['/my-resume', '/onboarding/resume'],
  ['/jobs', '/dashboard#matches'],
  ['/settings', '/dashboard#settings'],
  ['/saved', '/dashboard#saved'],
  ['/applications', '/dashboard#applications'],
  ['/jobs/42', '/job/42'],
  ['/job-post', '/post-job', 'employer'],
])('%s leads to %s and leaves no step behind in the history', async (from, to, role = 'seeker') => {
  session = { person: { ...person, role } }
  const { router, history } = await open(from)
  expect(router.state.location.href).toBe(to)
  expect(history.length).toBe(2)
})

test('there is an address for each screen, and none for what is left for later', () => {
  const { routesByPath } = makeRouter(makeQueryClient(), createMemoryHistory())
  // The gallery of components stands beside the product, and only while it is worked on.
  const addresses = Object.keys(routesByPath).filter((path) => path !== '/ui')
  expect(addresses.toSorted()).toEqual(
    `
      / /auth /auth/forgot /auth/reset/$token /auth/confirm/$token /signup
      /terms /privacy /fairness /mailbox /onboarding/candidate /onboarding/candidate/profile
      /onboarding/employer /onboarding/resume /onboarding/preferences /onboarding/trust /onboarding/finish /start
      /start/prefs /dashboard /matches /browse /compare /resume-drafts/$id /job/$id
      /job/$id/quiz /profile /notifications /post-job /post-job/$id /post-job/$id/quiz
      /candidates /vouch/$token /verify-employment/$token /verify-company/$token /stop/$token /resume
      /resume-upload /my-resume /jobs /jobs/$id /job-post /settings
      /saved /applications
    `
      .trim()
      .split(/\s+/)
      .toSorted(),
  )
})

test.each([
  ['/matches?stretch=1&unlocked=perhaps&sort=shoe', {}],
  ['/matches?stretch=true&sort=ai&from=letter', { stretch: true, sort: 'ai' }],
  ['/browse?mode=boat&pay=lots&q=nurse', { q: 'nurse' }],
  ['/onboarding/candidate/profile?step=99', {}],
  ['/compare?jobs=7', {}],
  ['/dashboard?show=nobody&quiz=3', {}],
  ['/resume?replace=2', {}],
])('of %s a page reads what it knows, and the rest never reaches it', async (address, known) => {
  session = { person }
  const { router } = await open(address)
  const read = router.state.matches.at(-1)?.search ?? {}
  expect(Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))).toEqual(known)
})

const candidateScreens = `
  /onboarding/candidate /onboarding/candidate/profile /onboarding/resume /onboarding/preferences /onboarding/trust
  /onboarding/finish /start /start/prefs /matches /browse /compare /resume-drafts/42 /job/42 /job/42/quiz
`
  .trim()
  .split(/\s+/)
const employerScreens = [
  '/onboarding/employer',
  '/post-job',
  '/post-job/42',
  '/post-job/42/quiz',
  '/candidates?jobId=42',
]

test.each<[who: string | null, home: string, addresses: string[]]>([
  ['employer', '/dashboard', candidateScreens],
  ['seeker', '/dashboard', employerScreens],
  [null, '/signup', [...candidateScreens, ...employerScreens]],
])('a person in the role %s is led to %s from screens of another', async (role, home, addresses) => {
  for (const address of addresses) {
    session = { person: { ...person, role } }
    // oxlint-disable-next-line no-await-in-loop -- one address after the other, each with its own router
    const { router } = await open(address)
    expect([address, router.state.location.pathname]).toEqual([address, home])
  }
})

test('a visitor is led from a page that needs a session to the sign-in page', async () => {
  const { router } = await open('/dashboard')
  expect(router.state.location.pathname).toBe('/auth')
})

test('an unknown address says so, offers the way home, and is reported once', async () => {
  const { router, queryClient } = await open('/nobody/home')
  render(<App router={router} queryClient={queryClient} />)
  expect(await screen.findByRole('heading', { level: 1, name: '404 Oops! Page not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
  expect(asked.filter(({ path }) => path === '/api/unknown-paths')).toEqual([
    { path: '/api/unknown-paths', body: { path: '/nobody/home' } },
  ])
})

test('the landing page leads a visitor to sign in with the role that was meant', async () => {
  const { router, queryClient } = await open('/')
  render(<App router={router} queryClient={queryClient} />)
  expect(await screen.findByRole('heading', { name: 'Stop Searching. Stop Recruiting. Start Smiling :)' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a Job' }).getAttribute('href')).toBe('/auth?role=seeker')
  expect(screen.getByRole('link', { name: 'Hire Talent' }).getAttribute('href')).toBe('/auth?role=employer')
})
