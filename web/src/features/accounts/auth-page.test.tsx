import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Role } from '#domain/accounts/schema.ts'
import { type Answer, openAt, refusal, signedInAs, standIn, startAt } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'

const server = standIn(() => ({
  '/api/session': { body: { session: null } },
  '/api/demo-accounts': { body: { accounts: [] } },
}))

async function fill(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await userEvent.type(screen.getByLabelText(label), text)
}
const signIn = { Email: 'ana@post.example', Password: 'lanterns4' }
const submit = (name: 'Sign In' | 'Sign Up') => screen.getByRole('button', { name })

describe('the sign-in page', () => {
  test('has two tabs, the role picker on both, and links to terms and privacy', async () => {
    const router = await openAt('/auth')
    for (const tab of ['Sign In', 'Sign Up']) {
      await userEvent.click(await screen.findByRole('link', { name: tab }))
      expect(screen.getByRole('group', { name: 'I am a…' })).toBeTruthy()
      expect(screen.getByRole('radio', { name: /Job Seeker/ })).toBeTruthy()
      expect(screen.getByRole('radio', { name: /Employer/ })).toBeTruthy()
      expect(screen.getAllByRole('link', { name: 'Terms' })[0]?.getAttribute('href')).toBe('/terms')
      expect(screen.getAllByRole('link', { name: 'Privacy' })[0]?.getAttribute('href')).toBe('/privacy')
    }
    expect(router.state.location.search).toMatchObject({ tab: 'signup' })
  })

  test('names what each side comes for', async () => {
    await openAt('/auth?tab=signup')
    for (const point of ['Upload a résumé', 'Get matched', 'Build trust with vouches']) {
      expect(await screen.findByText(point)).toBeTruthy()
    }
    for (const point of ['Post openings', 'Find qualified candidates', 'Hire anonymously, if you like']) {
      expect(screen.getByText(point)).toBeTruthy()
    }
  })

  test.each(['/onboarding/candidate/profile', '/profile', '/browse', '/start/prefs'])(
    'is where %s leads without a session',
    async (address) => {
      const router = await openAt(address)
      expect(router.state.location).toMatchObject({ pathname: '/auth', search: { next: address } })
    },
  )

  test.each<[address: string, stored: string | null, picked: RegExp]>([
    ['/auth?role=employer', 'seeker', /Employer/],
    ['/auth', 'employer', /Employer/],
    ['/auth', null, /Job Seeker/],
    ['/auth?role=admin', null, /Job Seeker/],
  ])('%s with %s stored begins at %s', async (address, stored, picked) => {
    if (stored) localStorage.setItem('gladwork.role', stored)
    await openAt(address)
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: picked })
    expect(radio.checked).toBe(true)
  })

  test('keeps a new pick in the address and in local storage, and asks the server nothing', async () => {
    const router = await openAt('/auth')
    await userEvent.click(await screen.findByRole('radio', { name: /Employer/ }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ role: 'employer' }))
    expect(localStorage.getItem('gladwork.role')).toBe('employer')
    expect(server.sent).toEqual([])
  })

  test('leads who has a session to the dashboard', async () => {
    server.answers['/api/session'] = signedInAs('seeker')
    const router = await openAt('/auth')
    expect(router.state.location.pathname).toBe('/dashboard')
  })

  test.each(['Sign In', 'Sign Up'] as const)('%s waits for both fields', async (name) => {
    await openAt(name === 'Sign In' ? '/auth' : '/auth?tab=signup')
    const button = await screen.findByRole<HTMLButtonElement>('button', { name })
    expect(button.disabled).toBe(true)
    await fill({ Email: 'a' })
    expect(button.disabled).toBe(true)
    await fill({ Password: 'b' })
    expect(button.disabled).toBe(false)
  })

  test('takes no second press while the first is under way', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<Answer>()
    server.answers['/api/sign-in'] = () => promise
    await openAt('/auth')
    await screen.findByRole('button', { name: 'Sign In' })
    await fill(signIn)
    await userEvent.click(submit('Sign In'))
    await waitFor(() => expect(submit('Sign In').getAttribute('aria-disabled')).toBe('true'))
    await userEvent.click(submit('Sign In'))
    expect(server.sent).toHaveLength(1)
    arrive(refusal('unauthenticated', 401))
    await waitFor(() => expect(readToasts()).toHaveLength(1))
  })

  test('checks a field when it is left, and all of them on submit', async () => {
    await openAt('/auth')
    await screen.findByRole('button', { name: 'Sign In' })
    await fill({ Email: 'ana' })
    expect(screen.queryByText('Please enter a valid email')).toBeNull()
    await userEvent.tab()
    expect(await screen.findByText('Please enter a valid email')).toBeTruthy()
    // What is right by now is no longer called wrong.
    await fill({ Email: '@post.example' })
    await waitFor(() => expect(screen.queryByText('Please enter a valid email')).toBeNull())
    await fill({ Password: 'short' })
    await userEvent.click(submit('Sign In'))
    expect(await screen.findByText('Password must be at least 8 characters')).toBeTruthy()
    expect(server.sent).toEqual([])
  })

  test.each<[role: Role | null, to: string]>([
    [null, '/signup'],
    ['seeker', '/dashboard'],
    ['employer', '/dashboard'],
  ])('after signing in, role %s leads to %s', async (role, to) => {
    const router = await openAt('/auth')
    await screen.findByRole('button', { name: 'Sign In' })
    await fill(signIn)
    server.answers['/api/sign-in'] = { body: { role } }
    server.answers['/api/session'] = signedInAs(role)
    await userEvent.click(submit('Sign In'))
    await waitFor(() => expect(router.state.location.pathname).toBe(to))
    // What is kept in the browser is the role alone, for the first paint.
    expect(localStorage.getItem('gladwork.session')).toBe(role ?? 'none')
    expect(Object.keys(localStorage).sort()).toEqual(['gladwork.session'])
  })
})

describe('the sign-up form', () => {
  test('asks each role for its own names, and shows how strong the password is', async () => {
    await openAt('/auth?tab=signup')
    expect(await screen.findByLabelText('Full name')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /Employer/ }))
    expect(await screen.findByLabelText('Contact name')).toBeTruthy()
    expect(screen.getByLabelText('Company name')).toBeTruthy()
    expect(screen.queryByLabelText('Full name')).toBeNull()
    await fill({ Password: 'short' })
    expect(screen.getByText(/weak/i)).toBeTruthy()
    await fill({ Password: '4more' })
    expect(screen.getByText(/okay/i)).toBeTruthy()
    await fill({ Password: '-And-More' })
    expect(screen.getByText(/strong/i)).toBeTruthy()
  })

  async function fillSignUp(role: 'seeker' | 'employer') {
    const router = await openAt(`/auth?tab=signup&role=${role}`)
    await screen.findByRole('button', { name: 'Sign Up' })
    await fill(role === 'seeker' ? { 'Full name': 'Ana Flores' } : { 'Contact name': 'Ana', 'Company name': 'Alder' })
    await fill(signIn)
    return router
  }

  test.each([
    ['seeker', '/onboarding/candidate', { role: 'seeker', full_name: 'Ana Flores' }],
    ['employer', '/onboarding/employer', { role: 'employer', contact_name: 'Ana', company_name: 'Alder' }],
  ] as const)('of an %s leads to %s', async (role, to, body) => {
    const router = await fillSignUp(role)
    server.answers['/api/sign-up'] = { body: { role, isSignedIn: true } }
    server.answers['/api/session'] = signedInAs(role)
    await userEvent.click(submit('Sign Up'))
    await waitFor(() => expect(router.state.location.pathname).toBe(to))
    expect(server.sent[0]).toEqual({
      path: '/api/sign-up',
      body: { ...body, email: 'ana@post.example', password: 'lanterns4' },
    })
    expect(readToasts().at(-1)).toMatchObject({
      title: 'Account created',
      description: "Welcome! Let's set up your profile.",
    })
  })

  test('with a known address turns to Sign In and carries the address over', async () => {
    const router = await fillSignUp('seeker')
    server.answers['/api/sign-up'] = refusal('conflict', 409)
    await userEvent.click(submit('Sign Up'))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ tab: 'signin' }))
    expect(readToasts().at(-1)).toMatchObject({
      title: 'Account exists',
      description: 'This email is already registered. Try signing in.',
    })
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@post.example')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  })

  test('that fails for any other reason says so and keeps what was typed', async () => {
    await fillSignUp('seeker')
    server.answers['/api/sign-up'] = refusal('internal', 500)
    await userEvent.click(submit('Sign Up'))
    await waitFor(() =>
      expect(readToasts().at(-1)).toMatchObject({
        title: 'Sign up failed',
        description: 'Could not create account. Try again.',
      }),
    )
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ana Flores')
  })
})

describe('the role choice', () => {
  test('shows that it is loading until it is known who is here, then greets', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<Answer>()
    server.answers['/api/session'] = () => promise
    startAt('/signup')
    expect(await screen.findByText('Loading…')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Candidate/ })).toBeNull()
    arrive(signedInAs(null))
    expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /Candidate/ })).toBeTruthy()
    expect(screen.queryByText('Loading…')).toBeNull()
  })

  test('offers the two cards to people without a role and saves the picked one', async () => {
    server.answers['/api/session'] = signedInAs(null)
    server.answers['/api/role'] = { body: { role: 'employer' } }
    const router = await openAt('/signup')
    expect(await screen.findByRole('heading', { level: 1, name: /Welcome/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /Candidate.*Looking for opportunities/ })).toBeTruthy()
    server.answers['/api/session'] = signedInAs('employer')
    await userEvent.click(screen.getByRole('button', { name: /Hiring Manager.*Looking to hire talent/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/employer'))
    expect(server.sent[0]).toEqual({ path: '/api/role', body: { role: 'employer' } })
  })

  test.each<[role: Role | null, to: string]>([
    [null, '/auth'],
    ['seeker', '/onboarding/candidate'],
    ['employer', '/onboarding/employer'],
  ])('of somebody with %s leads on to %s', async (role, to) => {
    if (role) server.answers['/api/session'] = signedInAs(role)
    const router = await openAt('/signup')
    expect(router.state.location.pathname).toBe(to)
  })
})

describe('attempts', () => {
  test('of any kind fail with the same words, and stop at ten', async () => {
    server.answers['/api/sign-in'] = refusal('unauthenticated', 401)
    await openAt('/auth')
    await screen.findByRole('button', { name: 'Sign In' })
    await fill(signIn)
    await userEvent.click(submit('Sign In'))
    await waitFor(() =>
      expect(readToasts().at(-1)).toMatchObject({
        title: 'Sign in failed',
        description: 'Check your email and password and try again.',
      }),
    )
    for (let tries = 0; tries < 12; tries++) await userEvent.click(submit('Sign In'))
    await waitFor(() =>
      expect(readToasts().at(-1)).toMatchObject({
        title: 'Too many attempts',
        description: 'Please wait a few minutes before trying again.',
      }),
    )
    expect(server.sent.length).toBeLessThanOrEqual(10)
  })
})

describe('a link that confirms an address', () => {
  test('and is used or expired is offered no second press, but the way to a new one', async () => {
    server.answers['/api/email-confirmation/use'] = refusal('not_found', 404)
    await openAt('/auth/confirm/spent')
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm my address' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'That link has expired or was already used. Ask for a new one.',
    )
    expect(screen.queryByRole('button', { name: 'Confirm my address' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to your email settings' }).getAttribute('href')).toBe('/profile#email')
  })
})
