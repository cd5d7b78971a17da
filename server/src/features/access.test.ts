import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { publicCalls } from '../http/public-calls.ts'
import { expectAbsent, expectAbsentIn } from '../testing/canary.ts'
import { ask, fresh } from '../testing/endpoints/ask.ts'
import type { Caller } from '../testing/endpoints/calls.ts'
import { type Call, idFields, type Way } from '../testing/endpoints/calls.ts'
import { plainWays } from '../testing/endpoints/plain-ways.ts'
import type { Side } from '../testing/endpoints/side.ts'
import { useStage } from '../testing/endpoints/stage.ts'
import { callerOf, everyWay } from '../testing/endpoints/ways.ts'
import type { SignedIn } from '../testing/factories.ts'
import { notices, outboxMails } from './notices/tables.ts'

// Whom each call of the contract is open to, and what those it is open to never get to see.

const stage = useStage()

const guarded = everyWay.filter(({ name }) => !publicCalls.includes(name))
const ofCandidates = guarded.filter(({ way }) => way.by === 'candidate')
const ofEmployers = guarded.filter(({ way }) => way.by === 'employer' || way.by === 'known')

test('each public call is one of the contract, and most calls are not public', () => {
  expect(publicCalls.filter((name) => !everyWay.some((call) => call.name === name))).toEqual([])
  expect(guarded.length).toBeGreaterThan(40)
  expect(ofCandidates.length).toBeGreaterThan(50)
  expect(ofEmployers.length).toBeGreaterThan(30)
})

describe('without a session', () => {
  test.each(guarded)('$name is refused before anything is read', async ({ method, path }) => {
    const address = `/api${path.replace(/\{\+?\w+\}/g, () => randomUUID())}`
    const answer = await stage().app.fetch(address, {
      method,
      ...(method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
    })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated', message: 'Please sign in to go on.' })
  })
})

/** Also with ids that are the other role's own, so that nothing but the role can be what refuses. */
async function refusedTo(who: 'candidate' | 'employer' | 'newcomer', call: (typeof everyWay)[number]) {
  const { app, own, world } = stage()
  const answer = await ask(app.fetch, call, call.way.input(own), { as: own[who] })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'forbidden', message: 'This is not open to your account.' })
  expect(await world.changes()).toEqual({})
}

describe('in the other role', () => {
  test.each(ofCandidates)('$name is refused to an employer', (call) => refusedTo('employer', call))
  test.each(ofEmployers)('$name is refused to a candidate', (call) => refusedTo('candidate', call))
})

describe('before a role is chosen', () => {
  test.each([...ofCandidates, ...ofEmployers])('$name is refused', (call) => refusedTo('newcomer', call))
})

type Input = Record<string, unknown>
type Named = Call & { way: Way; fields: string[][] }

const named: Named[] = everyWay
  .map((call) => ({ ...call, fields: idFields(call.input) }))
  .filter(({ fields }) => fields.length > 0)

/** All ids at once, and each alone among one's own. */
const mixtures = named.flatMap((call) => {
  const alone = call.fields.length > 1 ? call.fields.map((field) => [field]) : []
  return [call.fields, ...alone].map((fields) => ({
    ...call,
    fields,
    what: fields.map((at) => at.join('.')).join(', '),
  }))
})

/** Nothing of the other side moves, and the answer does not even tell that there is such a thing. */
describe('what is another’s', () => {
  test('is named in most calls by its id', () => {
    expect(named.length).toBeGreaterThan(70)
  })

  test.each(mixtures)('$name with another’s $what is answered as if it did not exist', async ({ fields, ...call }) => {
    const { own, others, world, putBack } = stage()
    const mine = call.way.input(own) as Input
    const theirs = { ...(call.way.input(others) as Input), ...call.way.othersOwn?.(others) }
    const foreign = replaced(mine, fields, (at) => valueAt(theirs, at))
    expect(foreign).not.toEqual(mine)
    const real = await answered(call, foreign, own)
    const changedByReal = await world.changes()
    await putBack()
    const invented = await answered(
      call,
      replaced(mine, fields, () => randomUUID()),
      own,
    )
    expect(real).toEqual(invented)
    expect(changedByReal).toEqual(await world.changes())
  })
})

async function answered(call: Pick<Named, 'name' | 'method' | 'path' | 'input' | 'way'>, input: Input, own: Side) {
  const answer = await ask(stage().app.fetch, call, input, { as: callerOf(call.way.by, own) })
  const { requestId, ...body } = (await answer.json()) as Input
  return { status: answer.status, body }
}

function valueAt(input: unknown, [name = '', ...rest]: string[]): unknown {
  const value = (input as Input)[name]
  return rest.length > 0 ? valueAt(value, rest) : value
}

function replaced(input: Input, fields: string[][], value: (at: string[]) => unknown): Input {
  const copy = structuredClone(input)
  for (const at of fields) {
    const holder = at.length > 1 ? valueAt(copy, at.slice(0, -1)) : copy
    ;(holder as Input)[at.at(-1) ?? ''] = value(at)
  }
  return copy
}

/** What the candidate of a side must not read of its hidden company, and the company not of its hidden candidate. */
function hidden() {
  const { names, employer, candidate } = stage().own
  const ofCompany = [names.company, 'Tidewater', names.domain, names.employer, 'Okafor', employer.id]
  const ofCandidate = [names.candidate, 'Zipporah', 'Quell', candidate.email, names.phone, names.handle, candidate.id]
  return { ofCompany, ofCandidate }
}

describe('what is looked for', () => {
  test('is what either side reads of itself', async () => {
    const { candidate, employer } = stage().own
    const { ofCompany, ofCandidate } = hidden()
    const own = JSON.stringify([await employer.api.companies.mine(), await employer.api.accounts.session()])
    const read = JSON.stringify([await candidate.api.profiles.mine(), await candidate.api.accounts.session()])
    for (const word of ofCompany) expect(own).toContain(word)
    for (const word of ofCandidate) expect(read).toContain(word)
  })
})

const people: Caller[] = ['person', 'candidate']
const made = everyWay.map((call) => ({ ...call, asEmployer: call.way.by === 'person' || call.way.by === 'employer' }))

describe('a call made well is answered, and neither hidden side is in the answer or in what is told', () => {
  test.each(made)('$name', async (call) => {
    const { app, own } = stage()
    const { ofCompany, ofCandidate } = hidden()
    const answer = await ask(app.fetch, call, call.way.input(own), { as: callerOf(call.way.by, own) })
    expect({ status: answer.status, body: answer.ok ? null : await answer.text() }).toEqual({ status: 200, body: null })
    if (people.includes(call.way.by)) await expectAbsent(answer, ofCompany)
    if (call.way.by === 'employer') await expectAbsent(answer, ofCandidate)
    if (call.way.by === 'visitor') {
      if (call.way.tellsOf !== 'company') await expectAbsent(answer, ofCompany)
      if (call.way.tellsOf !== 'candidate') await expectAbsent(answer, ofCandidate)
    }
    if (call.way.by === 'person') {
      const { employer } = own
      await expectAbsent(await ask(app.fetch, call, call.way.input(own), { as: employer }), ofCandidate)
    }
    expectAbsentIn(await toldTo(own.candidate), ofCompany)
    expectAbsentIn(await toldTo(own.employer), ofCandidate)
  })
})

async function toldTo({ id, email }: SignedIn): Promise<string> {
  const { db } = stage().app.deps
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.recipientAddress, email))
  const rung = await db.select().from(notices).where(eq(notices.personId, id))
  const words = mails.map(({ subject, text, html, attachments }) => [subject, text, html, attachments])
  return JSON.stringify([words, rung.map(({ title, body, path }) => [title, body, path])])
}

describe('what is no call of the contract', () => {
  test('has its way in the table, each of them', () => {
    const routes = createApp(stage().app.deps).routes.map(({ method, path }) => `${method} ${path}`)
    const own = [...new Set(routes)].filter((route) => !/^ALL |\/\*$/.test(route))
    expect(plainWays.map(({ route }) => route).sort()).toEqual(own.sort())
  })

  test.each(plainWays)('$route is answered as promised, to whom it is for alone', async (way) => {
    const { app, own, others } = stage()
    const { spoilt = [], by } = way
    const status = typeof way.status === 'number' ? way.status : way.status[app.deps.database.kind]
    expect(await plainly(way, own, by)).toMatchObject({ status })
    for (const { status: wanted, address, body } of spoilt) {
      const spoiltWay = {
        ...way,
        ...(address === undefined ? {} : { address: () => address }),
        ...(body === undefined ? {} : { body }),
      }
      expect(await plainly(spoiltWay, own, by)).toMatchObject({ status: wanted })
    }
    if (by === 'visitor') return
    expect(await plainly(way, own, 'visitor')).toMatchObject({ status: 401, code: 'unauthenticated' })
    if (by === 'candidate') expect(await plainly(way, own, 'employer')).toMatchObject({ status: 403 })
    if (by === 'employer') expect(await plainly(way, own, 'candidate')).toMatchObject({ status: 403 })
    if (way.address(own) === way.address(others)) return
    const foreign = await plainly({ ...way, address: () => way.address(others) }, own, by)
    const missing = await plainly({ ...way, address: () => spoilt[0]?.address ?? '' }, own, by)
    expect(foreign).toEqual(missing)
    expect(foreign).toMatchObject({ status: 404 })
  })

  test('of a role’s sheet has no word of its hidden candidates in it', async () => {
    const { jobs, employer } = stage().own
    const sheet = await employer.fetch(`/api/employer/jobs/${jobs.review}/candidates.csv`)
    expect(await sheet.clone().text()).toContain('\n')
    await expectAbsent(sheet, hidden().ofCandidate)
  })
})

async function plainly({ route, address, headers = {}, body }: (typeof plainWays)[number], side: Side, by: Caller) {
  const [method = ''] = route.split(' ')
  const as = callerOf(by, side)
  const cookie = as ? [...as.cookies].map((pair) => pair.join('=')).join('; ') : ''
  const init = { method, headers: { ...headers, cookie }, from: fresh().from, ...(body === undefined ? {} : { body }) }
  const answer = await stage().app.fetch(address(side), init)
  if (answer.ok || answer.status < 400) {
    await answer.body?.cancel()
    return { status: answer.status }
  }
  const { code, message } = (await answer.json()) as Record<string, unknown>
  return { status: answer.status, code, message }
}
