import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newVisitor, type Visitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInPerson } from '../../testing/factories.ts'
import { posted, useNewcomers } from '../../testing/newcomers.ts'
import { auditLog, sessions } from './tables.ts'

const app = createTestApp({ smtp: true })
const { visitor, seeker } = useNewcomers(app)

type Use = (api: Visitor['api']) => Promise<object>

async function secretMailedTo(address: string, path: string): Promise<string> {
  await app().runTasks()
  const letters = app().smtp?.received ?? []
  const letter = letters.findLast(({ recipients, mail }) => recipients.includes(address) && mail.text?.includes(path))
  return new RegExp(`${path}([\\w-]{43})`).exec(letter?.mail.text ?? '')?.[1] ?? ''
}

describe('signing in', () => {
  test('gives a cookie that scripts cannot read, and a new session each time', async () => {
    const person = await signedInCandidate(app())
    const browser = visitor()
    const answer = await browser.fetch('/api/sign-in', posted({ email: person.email, password: person.password }))
    expect(await answer.json()).toEqual({ role: 'seeker' })
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/i)
    const before = [...browser.cookies.values()][0]
    await browser.api.accounts.signIn(person)
    expect([...browser.cookies.values()][0]).not.toBe(before)
    expect(await app().deps.db.select().from(sessions).where(eq(sessions.userId, person.id))).toHaveLength(2)
  })

  test('answers an unknown address and a wrong password alike', async () => {
    const person = await signedInCandidate(app())
    const wrong = await visitor().fetch('/api/sign-in', posted({ email: person.email, password: 'lanterns5' }))
    const unknown = await visitor().fetch(
      '/api/sign-in',
      posted({ email: 'nobody@post.example', password: 'lanterns5' }),
    )
    const [a, b] = [await wrong.json(), await unknown.json()] as Record<string, unknown>[]
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect({ ...a, requestId: '' }).toEqual({ ...b, requestId: '' })
    expect(a?.message).toBe('Check your email and password and try again.')
  })

  test('is refused for a while after ten failures, with the time to wait', async () => {
    const person = await signedInCandidate(app())
    for (let i = 0; i < 10; i++)
      await visitor().fetch('/api/sign-in', posted({ email: person.email, password: 'wrong-one-1' }))
    const answer = await visitor().fetch('/api/sign-in', posted({ email: person.email, password: person.password }))
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
        const email = `other-${crypto.randomUUID()}@post.example`
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
    const uses = Array.from({ length: 100 }, (_, i) => press(newVisitor(app(), { from: `10.1.${i}.1` }).api))
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
    const address = `nobody-${crypto.randomUUID()}@post.example`
    expect(await visitor().api.accounts.forgotPassword({ email: address })).toEqual({})
    expect(await secretMailedTo(address, '/auth/reset/')).toBe('')
  })
})
