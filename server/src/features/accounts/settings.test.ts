import { beforeEach, describe, expect, test } from 'vitest'
import { expectAbsent } from '../../testing/canary.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate } from '../../testing/factories.ts'

const app = createTestApp({ smtp: true })

let serial = 0
let from = '127.0.0.1'
beforeEach(() => {
  serial += 1
  // Limits are counted by network, so each test comes from one of its own.
  from = `10.9.${serial}.1`
})
const visitor = () => newVisitor(app(), { from })
const newPassword = 'windmills7'
const newAddress = () => `new${serial}@post.example`

async function mailsTo(address: string) {
  await app().runTasks()
  return (app().smtp?.received ?? []).filter(({ recipients }) => recipients.includes(address))
}

async function secretMailedTo(address: string): Promise<string> {
  const mails = await mailsTo(address)
  return /\/auth\/confirm\/([\w-]{43})/.exec(mails.at(-1)?.mail.text ?? '')?.[1] ?? ''
}

async function secondSession(person: SignedIn) {
  const other = visitor()
  await other.api.accounts.signIn(person)
  return other
}

describe('a new password', () => {
  test('counts at once, ends the other sessions and not this one, and is told by mail', async () => {
    const person = await signedInCandidate(app())
    const other = await secondSession(person)
    await person.api.accounts.changePassword({ currentPassword: person.password, password: newPassword })
    expect((await person.api.accounts.session()).session).not.toBeNull()
    expect((await other.api.accounts.session()).session).toBeNull()
    await expect(visitor().api.accounts.signIn(person)).rejects.toMatchObject({ code: 'unauthenticated' })
    await visitor().api.accounts.signIn({ ...person, password: newPassword })
    expect((await mailsTo(person.email)).at(-1)?.mail.subject).toBe('Your password was changed')
  })

  test.each([
    ['a wrong current one', { currentPassword: 'wrong-one-1' }, 'That is not your current password.'],
    ['one without numbers', { password: 'lanternsss' }, 'Password must contain numbers'],
  ])('is refused with %s', async (_, change, message) => {
    const person = await signedInCandidate(app())
    const input = { currentPassword: person.password, password: newPassword, ...change }
    await expect(person.api.accounts.changePassword(input)).rejects.toMatchObject({ code: 'invalid', message })
    await visitor().api.accounts.signIn(person)
  })

  test('can be guessed at ten times only', async () => {
    const person = await signedInCandidate(app())
    const guess = () => person.api.accounts.changePassword({ currentPassword: 'wrong-one-1', password: newPassword })
    for (let i = 0; i < 10; i++) await expect(guess()).rejects.toMatchObject({ code: 'invalid' })
    await expect(guess()).rejects.toMatchObject({ code: 'rate_limited' })
  })

  test('leaves no trace of itself among the answers that are kept for repeated calls', async () => {
    const person = await signedInCandidate(app())
    const sent = await person.fetch('/api/account/password', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
      body: JSON.stringify({ currentPassword: person.password, password: newPassword }),
    })
    expect(sent.status).toBe(200)
    await expectAbsent(sent, [newPassword, person.password])
    const { rowCount } = await app().deps.db.execute('select 1 from idempotency_keys')
    expect(rowCount).toBe(0)
  })
})

describe('a new address', () => {
  test('takes effect once it is confirmed there, once, and the old one is told', async () => {
    const person = await signedInCandidate(app())
    const asked = await person.api.accounts.changeEmail({ email: newAddress(), password: person.password })
    expect(asked).toMatchObject({ email: person.email, newEmail: newAddress() })
    const secret = await secretMailedTo(newAddress())
    await visitor().api.accounts.confirmEmail({ secret })
    expect(await person.api.accounts.account()).toMatchObject({
      email: newAddress(),
      isEmailConfirmed: true,
      newEmail: null,
    })
    await visitor().api.accounts.signIn({ ...person, email: newAddress() })
    await expect(visitor().api.accounts.signIn(person)).rejects.toMatchObject({ code: 'unauthenticated' })
    const told = (await mailsTo(person.email)).at(-1)?.mail
    expect(told?.subject).toBe('Your e-mail address was changed')
    expect(told?.text).not.toContain(newAddress())
    await expect(visitor().api.accounts.confirmEmail({ secret })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('that has an account is answered alike, and its owner is told', async () => {
    const owner = await signedInCandidate(app())
    const person = await signedInCandidate(app())
    const asked = await person.api.accounts.changeEmail({ email: owner.email, password: person.password })
    expect(asked.newEmail).toBe(owner.email)
    expect(await secretMailedTo(owner.email)).toBe('')
    expect((await mailsTo(owner.email)).at(-1)?.mail.subject).toBe('You already have a Gladwork account')
  })

  test('that somebody took meanwhile is not taken from them', async () => {
    const person = await signedInCandidate(app())
    await person.api.accounts.changeEmail({ email: newAddress(), password: person.password })
    const secret = await secretMailedTo(newAddress())
    await signedInCandidate(app(), { email: newAddress() })
    await expect(visitor().api.accounts.confirmEmail({ secret })).rejects.toMatchObject({ code: 'not_found' })
    expect((await person.api.accounts.account()).email).toBe(person.email)
  })

  test('needs the password and a session', async () => {
    const person = await signedInCandidate(app())
    const input = { email: newAddress(), password: 'wrong-one-1' }
    await expect(person.api.accounts.changeEmail(input)).rejects.toMatchObject({ code: 'invalid' })
    await expect(visitor().api.accounts.changeEmail(input)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await mailsTo(newAddress())).toEqual([])
  })
})

describe('sessions', () => {
  test('are listed with their browser, and one can be ended', async () => {
    const person = await signedInCandidate(app())
    const other = visitor()
    await other.fetch('/api/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/131.0' },
      body: JSON.stringify({ email: person.email, password: person.password }),
    })
    const { sessions } = await person.api.accounts.account()
    expect(sessions).toHaveLength(2)
    const away = sessions.find((one) => !one.isCurrent)
    expect(away?.device).toBe('Firefox on Linux')
    const left = await person.api.accounts.endSession({ id: away?.id ?? '' })
    expect(left.sessions.map((one) => one.isCurrent)).toEqual([true])
    expect((await other.api.accounts.session()).session).toBeNull()
    await expect(person.api.accounts.endSession({ id: away?.id ?? '' })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('are ended everywhere else at once', async () => {
    const person = await signedInCandidate(app())
    const others = [await secondSession(person), await secondSession(person)]
    const { sessions } = await person.api.accounts.endOtherSessions({})
    expect(sessions).toHaveLength(1)
    for (const other of others) expect((await other.api.accounts.session()).session).toBeNull()
  })

  test("of somebody else can't be seen or ended", async () => {
    const person = await signedInCandidate(app())
    const [own] = (await person.api.accounts.account()).sessions
    const stranger = await signedInCandidate(app())
    await expect(stranger.api.accounts.endSession({ id: own?.id ?? '' })).rejects.toMatchObject({ code: 'not_found' })
    expect((await person.api.accounts.session()).session).not.toBeNull()
    await expect(visitor().api.accounts.account()).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('are shown without what opens them', async () => {
    const person = await signedInCandidate(app())
    const token = decodeURIComponent([...person.cookies.values()][0] ?? '').split('.')[0] ?? ''
    expect(token.length).toBeGreaterThan(20)
    await expectAbsent(await person.fetch('/api/account'), [token])
  })
})
