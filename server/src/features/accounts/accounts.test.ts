import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { newVisitor, type Visitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInPerson } from '../../testing/factories.ts'
import { companies } from '../companies/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { auditLog, sessions, users } from './tables.ts'

const app = createTestApp({ smtp: true })

type Use = (api: Visitor['api']) => Promise<object>

let serial = 0
let from = '127.0.0.1'
beforeEach(() => {
  serial += 1
  // Limits are counted by network, so each test comes from one of its own.
  from = `10.0.${serial}.1`
})

const seeker = () => ({
  role: 'seeker' as const,
  email: `ana${serial}@post.example`,
  password: 'lanterns4',
  full_name: 'Ana Flores',
})
const employer = () => ({
  role: 'employer' as const,
  email: `bo${serial}@post.example`,
  password: 'lanterns4',
  contact_name: 'Bo Lind',
  company_name: 'Alder & Finch',
})
const visitor = () => newVisitor(app(), { from })
const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

async function secretMailedTo(address: string, path: string): Promise<string> {
  await app().runTasks()
  const letters = app().smtp?.received ?? []
  const letter = letters.findLast(({ recipients, mail }) => recipients.includes(address) && mail.text?.includes(path))
  return new RegExp(`${path}([\\w-]{43})`).exec(letter?.mail.text ?? '')?.[1] ?? ''
}

describe('signing up', () => {
  test('as a job seeker starts a session and makes a profile', async () => {
    const browser = visitor()
    expect(await browser.api.accounts.signUp(seeker())).toEqual({ role: 'seeker', isSignedIn: true })
    const { session } = await browser.api.accounts.session()
    expect(session?.person).toMatchObject({
      email: seeker().email,
      role: 'seeker',
      fullName: 'Ana Flores',
      isEmailConfirmed: false,
    })
  })

  test('as an employer also makes the company and keeps its name on the profile', async () => {
    const browser = visitor()
    await browser.api.accounts.signUp(employer())
    const { session } = await browser.api.accounts.session()
    const [company] = await app()
      .deps.db.select()
      .from(companies)
      .where(eq(companies.ownerUserId, session?.person.id ?? ''))
    expect(company?.name).toBe('Alder & Finch')
    expect(session?.person.companyName).toBe('Alder & Finch')
  })

  test.each<[what: string, table: 'profiles' | 'companies', refusal: string]>([
    ['a profile', 'profiles', `full_name <> 'Bo Lind'`],
    ['a company', 'companies', `name <> 'Alder & Finch'`],
  ])('goes on where %s could not be made: that is logged, and made up for later', async (_, table, refusal) => {
    const { db } = app().deps
    await db.execute(`alter table ${table} add constraint not_today check (${refusal}) not valid`)
    const logged = app().logLines.length
    const browser = visitor()
    expect(await browser.api.accounts.signUp(employer())).toEqual({ role: 'employer', isSignedIn: true })
    const failures = app()
      .logLines.slice(logged)
      .filter(({ event }) => event === 'request-failed')
    expect(failures).toMatchObject([{ constraint: 'not_today' }])
    expect((await browser.api.accounts.session()).session?.person.role).toBe('employer')
    await db.execute(`alter table ${table} drop constraint not_today`)
    const { version } = await browser.api.profiles.mine()
    expect(await browser.api.profiles.update({ version, changes: { phone: '555' } })).toMatchObject({
      fullName: 'Bo Lind',
      // Who has no company is asked for it, as somebody new.
      companyName: null,
    })
  })

  test('twice with one address, also in capitals, says that it is registered', async () => {
    await visitor().api.accounts.signUp(seeker())
    await expect(
      visitor().api.accounts.signUp({ ...seeker(), email: seeker().email.toUpperCase() }),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: 'This email is already registered. Try signing in.',
    })
  })

  test('twenty times at once with one address makes one account', async () => {
    const tries = Array.from({ length: 20 }, () =>
      visitor()
        .api.accounts.signUp(seeker())
        .catch(() => null),
    )
    const made = (await Promise.all(tries)).filter(Boolean)
    expect(made).toHaveLength(1)
    expect(await app().deps.db.select().from(users).where(eq(users.email, seeker().email))).toHaveLength(1)
  })

  test('with known addresses is refused after five answers, also for unknown ones', async () => {
    await visitor().api.accounts.signUp(seeker())
    for (let i = 0; i < 5; i++)
      await visitor()
        .api.accounts.signUp(seeker())
        .catch(() => null)
    await expect(visitor().api.accounts.signUp(seeker())).rejects.toMatchObject({ code: 'rate_limited' })
    const unknown = visitor().api.accounts.signUp({ ...seeker(), email: `new${serial}@post.example` })
    await expect(unknown).rejects.toMatchObject({ code: 'rate_limited' })
  })

  test('refuses bad input with a sentence beside each field', async () => {
    const answer = await visitor().fetch('/api/sign-up', json({ ...seeker(), email: 'ana', password: 'short' }))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'invalid',
      fields: { email: 'Please enter a valid email', password: 'Password must be at least 8 characters' },
    })
  })

  test('can set nothing but what the form has', async () => {
    const browser = visitor()
    await browser.fetch('/api/sign-up', json({ ...seeker(), emailVerified: true, id: 'x', trustScore: 99 }))
    const { session } = await browser.api.accounts.session()
    expect(session?.person.isEmailConfirmed).toBe(false)
    const [profile] = await app()
      .deps.db.select()
      .from(profiles)
      .where(eq(profiles.id, session?.person.id ?? ''))
    expect(profile?.trustScore).toBe(0)
  })
})

describe('signing in', () => {
  test('gives a cookie that scripts cannot read, and a new session each time', async () => {
    const person = await signedInCandidate(app())
    const browser = visitor()
    const answer = await browser.fetch('/api/sign-in', json({ email: person.email, password: person.password }))
    expect(await answer.json()).toEqual({ role: 'seeker' })
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/i)
    const before = [...browser.cookies.values()][0]
    await browser.api.accounts.signIn(person)
    expect([...browser.cookies.values()][0]).not.toBe(before)
    expect(await app().deps.db.select().from(sessions).where(eq(sessions.userId, person.id))).toHaveLength(2)
  })

  test('answers an unknown address and a wrong password alike', async () => {
    const person = await signedInCandidate(app())
    const wrong = await visitor().fetch('/api/sign-in', json({ email: person.email, password: 'lanterns5' }))
    const unknown = await visitor().fetch('/api/sign-in', json({ email: 'nobody@post.example', password: 'lanterns5' }))
    const [a, b] = [await wrong.json(), await unknown.json()] as Record<string, unknown>[]
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect({ ...a, requestId: '' }).toEqual({ ...b, requestId: '' })
    expect(a?.message).toBe('Check your email and password and try again.')
  })

  test('is refused for a while after ten failures, with the time to wait', async () => {
    const person = await signedInCandidate(app())
    for (let i = 0; i < 10; i++)
      await visitor().fetch('/api/sign-in', json({ email: person.email, password: 'wrong-one-1' }))
    const answer = await visitor().fetch('/api/sign-in', json({ email: person.email, password: person.password }))
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('without a role leads to choosing one', async () => {
    const person = await signedInPerson(app())
    expect(await visitor().api.accounts.signIn(person)).toEqual({ role: null })
  })
})

test('signing out ends the session on the server', async () => {
  const person = await signedInCandidate(app())
  await person.api.accounts.signOut({})
  expect((await person.api.accounts.session()).session).toBeNull()
  expect(await app().deps.db.select().from(sessions).where(eq(sessions.userId, person.id))).toHaveLength(0)
})

describe('the role', () => {
  test('is chosen once a session is there', async () => {
    await expect(visitor().api.accounts.chooseRole({ role: 'seeker' })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    const person = await signedInPerson(app())
    expect(await person.api.accounts.chooseRole({ role: 'employer' })).toEqual({ role: 'employer' })
    expect((await person.api.accounts.session()).session?.person.role).toBe('employer')
  })

  test('stays once something depends on it', async () => {
    const browser = visitor()
    await browser.api.accounts.signUp(employer())
    await expect(browser.api.accounts.chooseRole({ role: 'seeker' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await browser.api.accounts.chooseRole({ role: 'employer' })).toEqual({ role: 'employer' })
  })
})

describe('confirming the address', () => {
  test('works by the mailed link, once, on pressing and not on opening', async () => {
    const browser = visitor()
    await browser.api.accounts.signUp(seeker())
    const secret = await secretMailedTo(seeker().email, '/auth/confirm/')
    await browser.fetch(`/auth/confirm/${secret}`)
    expect((await browser.api.accounts.session()).session?.person.isEmailConfirmed).toBe(false)
    await visitor().api.accounts.confirmEmail({ secret })
    expect((await browser.api.accounts.session()).session?.person.isEmailConfirmed).toBe(true)
    await expect(visitor().api.accounts.confirmEmail({ secret })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('works by the newest link only', async () => {
    const browser = visitor()
    await browser.api.accounts.signUp(seeker())
    const first = await secretMailedTo(seeker().email, '/auth/confirm/')
    await browser.api.accounts.sendConfirmation({})
    const second = await secretMailedTo(seeker().email, '/auth/confirm/')
    await expect(browser.api.accounts.confirmEmail({ secret: first })).rejects.toMatchObject({ code: 'not_found' })
    await browser.api.accounts.confirmEmail({ secret: second })
  })
})

describe('a forgotten password', () => {
  test('is set anew by the mailed link, once, and ends every session', async () => {
    const person = await signedInCandidate(app())
    await visitor().api.accounts.forgotPassword({ email: person.email })
    const secret = await secretMailedTo(person.email, '/auth/reset/')
    await visitor().api.accounts.resetPassword({ secret, password: 'windmills7' })
    expect((await person.api.accounts.session()).session).toBeNull()
    await expect(visitor().api.accounts.signIn(person)).rejects.toMatchObject({ code: 'unauthenticated' })
    await visitor().api.accounts.signIn({ ...person, password: 'windmills7' })
    const again = visitor().api.accounts.resetPassword({ secret, password: 'windmills8' })
    await expect(again).rejects.toMatchObject({ code: 'not_found' })
  })

  const kinds: [kind: string, action: string | null, ask: () => Promise<string>, use: (secret: string) => Use][] = [
    [
      'to confirm an address',
      null,
      () => secretMailedTo(seeker().email, '/auth/confirm/'),
      (secret) => (api) => api.accounts.confirmEmail({ secret }),
    ],
    [
      'to a new password',
      'password_reset',
      async () => {
        await visitor().api.accounts.forgotPassword({ email: seeker().email })
        return secretMailedTo(seeker().email, '/auth/reset/')
      },
      (secret) => (api) => api.accounts.resetPassword({ secret, password: 'windmills7' }),
    ],
    [
      'to another address',
      'email_changed',
      async () => {
        const browser = visitor()
        await browser.api.accounts.signIn(seeker())
        const email = `other${serial}@post.example`
        await browser.api.accounts.changeEmail({ email, password: seeker().password })
        return secretMailedTo(email, '/auth/confirm/')
      },
      (secret) => (api) => api.accounts.confirmEmail({ secret }),
    ],
  ]

  test.each(kinds)('of a hundred uses of one link %s at once, one counts', async (_kind, action, ask, use) => {
    await visitor().api.accounts.signUp(seeker())
    const press = use(await ask())
    const written = () => app().deps.db.$count(auditLog, eq(auditLog.action, action ?? ''))
    const before = await written()
    const uses = Array.from({ length: 100 }, (_, i) => press(newVisitor(app(), { from: `10.1.${i}.${serial}` }).api))
    const outcomes = await Promise.allSettled(uses)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await written()) - before).toBe(action === null ? 0 : 1)
  })

  test('keeps its old one when the link is for something else', async () => {
    const browser = visitor()
    await browser.api.accounts.signUp(seeker())
    const secret = await secretMailedTo(seeker().email, '/auth/confirm/')
    const misuse = visitor().api.accounts.resetPassword({ secret, password: 'windmills7' })
    await expect(misuse).rejects.toMatchObject({ code: 'not_found' })
    await visitor().api.accounts.signIn(seeker())
  })

  test('is answered alike for an address without an account, to which nothing is sent', async () => {
    const address = `nobody${serial}@post.example`
    expect(await visitor().api.accounts.forgotPassword({ email: address })).toEqual({})
    expect(await secretMailedTo(address, '/auth/reset/')).toBe('')
  })
})

test('a session that is not there is null, and the demo accounts are none in an empty world', async () => {
  expect(await visitor().api.accounts.session()).toEqual({ session: null })
  expect(await visitor().api.accounts.demoAccounts()).toEqual({ accounts: [] })
})
