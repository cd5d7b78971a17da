import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addressOf, ask, send } from '../testing/endpoints/ask.ts'
import { useStage } from '../testing/endpoints/stage.ts'
import { uglyInputs } from '../testing/endpoints/ugly-inputs.ts'
import { callerOf, everyWay } from '../testing/endpoints/ways.ts'

// What each call of the contract does with a request that is spoilt, and with one that comes twice.

const stage = useStage()

const asking = everyWay.filter(({ input }) => Object.keys(input?.properties ?? {}).length > 0)
const writing = everyWay.filter(({ method }) => method !== 'GET')

/** What the reader of an error gets is a sentence of ours, never a word of the libraries below. */
async function problemIn(answer: Response): Promise<string | null> {
  if (answer.status >= 500) return `broke with ${answer.status}`
  if (answer.ok) return 'was taken'
  const { code, message, requestId } = (await answer.json()) as Record<string, unknown>
  const isPlain =
    /^[A-Z“][^{}<>]+[^\s:]$/.test(String(message)) &&
    !/invalid input|expected|undefined|null|regex|json|uuid|string|object|array|pattern/i.test(String(message))
  if (typeof code !== 'string' || typeof requestId !== 'string') return 'is no error of ours'
  return isPlain ? null : `says “${String(message)}”`
}

describe('spoilt input is refused in plain words, stores nothing and breaks nothing', () => {
  test.each(asking)('$name', async (call) => {
    const { app, own, world, putBack } = stage()
    const as = callerOf(call.way.by, own)
    const good = call.way.input(own)
    const { mustNot, may } = Object.groupBy(
      uglyInputs(call.input ?? {}, good, { inAddress: call.method === 'GET' }),
      ({ refused }) => (refused ? 'mustNot' : 'may'),
    )
    const problems: string[] = []
    for (const { what, input } of mustNot ?? []) {
      const problem = await problemIn(await ask(app.fetch, call, input, { as }))
      if (problem) problems.push(`${what} ${problem}`)
    }
    const stored = await world.changes()
    for (const { what, input } of may ?? []) {
      const problem = await problemIn(await ask(app.fetch, call, input, { as }))
      if (problem && problem !== 'was taken') problems.push(`${what} ${problem}`)
    }
    await putBack()
    expect({ problems, stored }).toEqual({ problems: [], stored: {} })
    expect((await ask(app.fetch, call, good, { as })).status).toBe(200)
  })
})

describe('a body that is no input at all is refused likewise', () => {
  test.each(writing)('$name', async (call) => {
    const { app, own, world } = stage()
    const as = callerOf(call.way.by, own)
    const { address } = addressOf(call, call.way.input(own))
    const asksSomething = (call.input?.required ?? []).some((name) => !call.path.includes(`{${name}}`))
    const problems: string[] = []
    for (const [body, type] of bodies) {
      const answer = await send(app.fetch, { address, method: call.method, body, type }, { as })
      const problem = await problemIn(answer)
      if (problem && (problem !== 'was taken' || asksSomething))
        problems.push(`${body.slice(0, 12)} as ${type} ${problem}`)
    }
    if (asksSomething) expect(await world.changes()).toEqual({})
    expect(problems).toEqual([])
  })
})

const json = 'application/json'
const bodies = [
  ['{"a":', json],
  ['[]', json],
  ['null', json],
  ['', json],
  ['{"__proto__":{"role":"employer"}}', json],
  ['a=1&b=2', 'application/x-www-form-urlencoded'],
  ['--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
  ['<a/>', 'text/xml'],
  [`"${'x'.repeat(70_000)}"`, json],
] as const

type Made = (typeof everyWay)[number]

const changing = everyWay.filter(({ method }) => method !== 'GET')

const seenByAnother = 409
const usedUp = 404
const gone = 404
const thereAlready = 422

/** What a second call is told, where it is not answered like the first. */
const secondTime: Record<string, number> = {
  'accounts.signUp': 409,
  'accounts.confirmEmail': usedUp,
  'accounts.resetPassword': usedUp,
  // The password that is named as the current one no longer is.
  'accounts.changePassword': 422,
  'accounts.endSession': gone,
  // Each of these names the version that it changes.
  'profiles.saveQuickPreferences': seenByAnother,
  'profiles.savePreferences': seenByAnother,
  'profiles.update': seenByAnother,
  'companies.save': seenByAnother,
  'jobs.update': seenByAnother,
  'quizzes.edit': seenByAnother,
  'profiles.showCompany': gone,
  // The restored text is being read by then.
  'resumes.restoreVersion': 409,
  'companies.verify': usedUp,
  'matches.save': 409,
  'trust.inviteVouch': thereAlready,
  'trust.resendVouch': 409,
  'trust.requestEmploymentVerification': thereAlready,
  'trust.refuseVouch': usedUp,
  'trust.giveVouch': usedUp,
  'trust.answerEmployment': usedUp,
}

/** Calls that are meant to add something each time, and where. */
const addsAgain: Record<string, string[]> = {
  'accounts.signIn': ['sessions'],
  // At once, both name the password that still is the current one.
  'accounts.changePassword': ['audit_log', 'outbox_mails', 'one_time_links', 'pgboss.job'],
  // The mail before may have been lost; its link dies.
  'accounts.forgotPassword': ['one_time_links', 'outbox_mails', 'pgboss.job'],
  'accounts.changeEmail': ['one_time_links', 'outbox_mails', 'pgboss.job'],
  'companies.requestVerification': ['company_verifications', 'one_time_links', 'outbox_mails', 'pgboss.job'],
  // Each is one more analysis; the newest is shown.
  'resumes.analyze': ['resume_analyses', 'pgboss.job'],
  'resumes.submitAnswers': ['resume_analyses', 'pgboss.job'],
  // Without a key two roles are two roles.
  'jobs.create': ['jobs', 'job_skills'],
  // Each browser that opened the link.
  'trust.openVouch': ['trust_signals'],
}

function make(call: Made, key?: string) {
  const { app, own } = stage()
  return ask(app.fetch, call, call.way.input(own), { as: callerOf(call.way.by, own), ...(key ? { key } : {}) })
}

async function bodyOf(answer: Response) {
  const { requestId, ...body } = (await answer.json()) as Record<string, unknown>
  return { status: answer.status, body }
}

/** How many rows each table has gained or lost. */
async function rows(name: string): Promise<Record<string, number>> {
  const meant = addsAgain[name] ?? []
  const counts = Object.entries(await stage().world.changes())
  return Object.fromEntries(counts.filter(([table, gained]) => gained !== 0 && !meant.includes(table)))
}

/** A key is of a person: who has no session has none, and what carries a password leaves no trace of it. */
function hasKey({ path, way }: Made): boolean {
  return way.by !== 'visitor' && !path.startsWith('/account/')
}

describe('with the same key a call has one effect and one answer, and with none it adds nothing more the second time', () => {
  test.each(changing)('$name', async (call) => {
    const key = randomUUID()
    const first = await bodyOf(await make(call, key))
    expect(first.status).toBe(200)
    const once = await rows(call.name)
    if (hasKey(call)) {
      const written = await stage().world.look()
      expect(await bodyOf(await make(call, key))).toEqual(first)
      expect(await stage().world.look()).toEqual(written)
    }
    const again = secondTime[call.name] ?? 200
    expect((await make(call)).status).toBe(again)
    const twice = await rows(call.name)
    await stage().putBack()
    const both = (await Promise.all([make(call), make(call)])).map(({ status }) => status)
    const atOnce = await rows(call.name)
    expect(both).toContain(200)
    expect([200, again]).toEqual(expect.arrayContaining(both))
    expect({ twice, atOnce }).toEqual({ twice: once, atOnce: once })
  })

  test('and the exceptions are calls that there are', () => {
    const names = changing.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([...Object.keys(secondTime), ...Object.keys(addsAgain)]))
  })
})
