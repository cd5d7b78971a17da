import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInPerson } from '../../testing/factories.ts'
import { posted, useNewcomers } from '../../testing/newcomers.ts'
import { companies } from '../companies/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { users } from './tables.ts'

const app = createTestApp({ smtp: true })
const { visitor, seeker, employer } = useNewcomers(app)

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
    const unknown = visitor().api.accounts.signUp({ ...seeker(), email: `new-${crypto.randomUUID()}@post.example` })
    await expect(unknown).rejects.toMatchObject({ code: 'rate_limited' })
  })

  test('refuses bad input with a sentence beside each field', async () => {
    const answer = await visitor().fetch('/api/sign-up', posted({ ...seeker(), email: 'ana', password: 'short' }))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'invalid',
      fields: { email: 'Please enter a valid email', password: 'Password must be at least 8 characters' },
    })
  })

  test('can set nothing but what the form has', async () => {
    const browser = visitor()
    await browser.fetch('/api/sign-up', posted({ ...seeker(), emailVerified: true, id: 'x', trustScore: 99 }))
    const { session } = await browser.api.accounts.session()
    expect(session?.person.isEmailConfirmed).toBe(false)
    const [profile] = await app()
      .deps.db.select()
      .from(profiles)
      .where(eq(profiles.id, session?.person.id ?? ''))
    expect(profile?.trustScore).toBe(0)
  })
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

test('a session that is not there is null, and the demo accounts are none in an empty world', async () => {
  expect(await visitor().api.accounts.session()).toEqual({ session: null })
  expect(await visitor().api.accounts.demoAccounts()).toEqual({ accounts: [] })
})
