import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newVisitor, type Visitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate } from '../../testing/factories.ts'
import { elsewhere, invite, vouchForm } from '../../testing/trust-factories.ts'
import { dishonest, honest, type Scenario } from '../../testing/vouching-scenarios.ts'
import { users } from '../accounts/tables.ts'
import { vouches } from './tables.ts'

const app = createTestApp()

const letMinutesPass = (id: string, minutes: number) =>
  app().deps.database.pool.query(
    `update vouches set created_at = created_at - make_interval(mins => $2) where id = $1`,
    [id, minutes],
  )

type Place = { candidate: SignedIn; home: string; library: Visitor }

/** Who answers: in the candidate's own browser, in one they share, or in one of their own. */
function browserOf({ browser, network }: Scenario, { candidate, home, library }: Place): Visitor {
  const from = network === 'the candidate’s' ? home : elsewhere()
  if (browser === 'signed in as the candidate') {
    return { ...candidate, ...withCookies(newVisitor(app(), { from }), candidate.cookies) }
  }
  if (browser === 'the candidate’s, signed out') {
    const marks = new Map([...candidate.cookies].filter(([name]) => name === 'gladwork-browser'))
    return withCookies(newVisitor(app(), { from }), marks)
  }
  return browser === 'one for all vouchers' ? library : newVisitor(app(), { from })
}

function withCookies(visitor: Visitor, cookies: Map<string, string>): Visitor {
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return visitor
}

async function somebody(person: Scenario['candidate'], home: string): Promise<SignedIn> {
  const { name = 'Ana Flores', email, website = null } = person ?? {}
  const candidate = await signedInCandidate(app(), { name, from: home, profile: { website } })
  if (!email) return candidate
  await app().deps.db.delete(users).where(eq(users.email, email))
  await app().deps.db.update(users).set({ email }).where(eq(users.id, candidate.id))
  return { ...candidate, email }
}

async function answer(candidate: SignedIn, voucher: Visitor, scenario: Scenario): Promise<string> {
  const { email, company = 'Trailhead', minutes = 90 } = scenario
  const invited = await invite(app(), candidate, { email }).catch(() => null)
  if (!invited) return 'refused'
  await letMinutesPass(invited.id, minutes)
  await voucher.api.trust.openVouch({ secret: invited.secret })
  await voucher.api.trust.giveVouch(vouchForm(invited.secret, { company }))
  const [row] = await app().deps.db.select().from(vouches).where(eq(vouches.id, invited.id))
  return row?.state ?? ''
}

/** The vouches that were given before, round a ring of people who are all candidates. */
async function closeRing(candidate: SignedIn, voucherEmail: string, length: number) {
  const people = [candidate]
  for (let count = 1; count < length; count++) people.push(await somebody(undefined, elsewhere()))
  const last = people.at(-1) ?? candidate
  await app().deps.db.delete(users).where(eq(users.email, voucherEmail))
  await app().deps.db.update(users).set({ email: voucherEmail }).where(eq(users.id, last.id))
  // The candidate has vouched for the second, the second for the third, and the last is about to vouch for the candidate.
  for (const [at, voucher] of people.slice(0, -1).entries()) {
    const vouchedFor = people[at + 1] ?? last
    const state = await answer(vouchedFor, newVisitor(app(), { from: elsewhere() }), {
      name: '',
      email: voucher.email,
      company: 'Elsewhere',
    })
    expect(state).toBe('confirmed')
  }
}

async function play(scenario: Scenario): Promise<string> {
  const home = elsewhere()
  const candidate = await somebody(scenario.candidate, home)
  const library = newVisitor(app(), { from: elsewhere() })
  // The candidate has used the browser: the first invitation leaves its mark.
  await candidate.api.trust.requestEmploymentVerification({
    userId: candidate.id,
    company: 'Trailhead',
    verifierEmail: `hr-${candidate.id}@trailhead.example`,
  })
  if (scenario.ring) await closeRing(candidate, scenario.email, scenario.ring)
  for (const before of scenario.before ?? []) {
    await answer(candidate, browserOf({ ...scenario, ...before }, { candidate, home, library }), {
      ...scenario,
      ...before,
    })
  }
  for (let given = 0; given < (scenario.vouchedForOthers ?? 0); given++) {
    const other = await somebody(undefined, elsewhere())
    await answer(other, newVisitor(app(), { from: elsewhere() }), { ...scenario, before: [] })
    // Three invitations a day go to one address; the mill works for weeks.
    await app().deps.limiter.forget('inviteAddress', scenario.email)
  }
  return answer(candidate, browserOf(scenario, { candidate, home, library }), scenario)
}

const isCounted = new Map<string, boolean>()

async function counts(scenario: Scenario): Promise<boolean> {
  const state = await play(scenario)
  isCounted.set(scenario.name, state === 'confirmed')
  return state === 'confirmed'
}

test.each(dishonest)('dishonest: $name', async (scenario) => {
  expect(await counts(scenario)).toBe(scenario.isMissed ?? false)
})

test.each(honest)('honest: $name', async (scenario) => {
  expect(await counts(scenario)).toBe(!scenario.isHeld)
})

test('of forty dishonest vouches at least 38 do not count, of forty honest ones at most 2 are held', () => {
  const names = [...dishonest, ...honest].map(({ name }) => name)
  expect([dishonest.length, honest.length, new Set(names).size, isCounted.size]).toEqual([40, 40, 80, 80])
  expect(dishonest.filter(({ name }) => !isCounted.get(name)).length).toBeGreaterThanOrEqual(38)
  expect(honest.filter(({ name }) => !isCounted.get(name)).length).toBeLessThanOrEqual(2)
})
