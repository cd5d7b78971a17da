import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { sessions } from '../features/accounts/tables.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer, signedInPerson } from '../testing/factories.ts'
import { AppError, asAppError } from './errors.ts'
import { authHeaders, requireCandidate, requireEmployer, requirePerson, sessionSource } from './session.ts'

const app = createTestApp()

function gateOf(cookies: Map<string, string>) {
  const headers = new Headers({ cookie: [...cookies].map((pair) => pair.join('=')).join('; ') })
  const answerHeaders = new Headers()
  return { session: sessionSource(app().deps, headers, answerHeaders), answerHeaders }
}

async function codeOf(work: Promise<unknown>) {
  return work.then(
    () => 'let in',
    (error: unknown) => asAppError(error).code,
  )
}

describe('the gate', () => {
  test('lets each role in where it belongs, and nobody else', async () => {
    const visitors = {
      nobody: new Map<string, string>(),
      person: (await signedInPerson(app())).cookies,
      candidate: (await signedInCandidate(app())).cookies,
      employer: (await signedInEmployer(app())).cookies,
    }
    const found: Record<string, string[]> = {}
    for (const [name, cookies] of Object.entries(visitors)) {
      const gate = gateOf(cookies)
      found[name] = [
        await codeOf(requirePerson(gate)),
        await codeOf(requireCandidate(gate)),
        await codeOf(requireEmployer(gate)),
      ]
    }
    expect(found).toEqual({
      nobody: ['unauthenticated', 'unauthenticated', 'unauthenticated'],
      person: ['let in', 'forbidden', 'forbidden'],
      candidate: ['let in', 'let in', 'forbidden'],
      employer: ['let in', 'forbidden', 'let in'],
    })
  })

  test('knows a made-up, a changed and an ended session from a real one', async () => {
    const { cookies } = await signedInCandidate(app())
    const [name = '', value = ''] = [...cookies][0] ?? []
    for (const forged of [
      'made-up',
      `${value.slice(0, -4)}AAAA`,
      value.replace(/^./, (first) => (first === 'x' ? 'y' : 'x')),
    ]) {
      expect(await codeOf(requirePerson(gateOf(new Map([[name, forged]]))))).toBe('unauthenticated')
    }
    await app().deps.auth.api.signOut({
      headers: authHeaders({ headers: new Headers({ cookie: `${name}=${value}` }), address: '' }),
    })
    expect(await codeOf(requirePerson(gateOf(cookies)))).toBe('unauthenticated')
  })

  test.each([
    ['unused for 14 days', { expiresAt: sql`now() - interval '1 minute'` }, 'unauthenticated'],
    ['in daily use, but begun 30 days ago', { createdAt: sql`now() - interval '31 days'` }, 'unauthenticated'],
    ['in use for 29 days', { createdAt: sql`now() - interval '29 days'` }, 'let in'],
  ])('treats a session that is %s rightly', async (_, change, outcome) => {
    const { id, cookies } = await signedInCandidate(app())
    await app().deps.db.update(sessions).set(change).where(eq(sessions.userId, id))
    expect(await codeOf(requirePerson(gateOf(cookies)))).toBe(outcome)
  })

  test('rolls a session on that has been used, and sets its cookie again', async () => {
    const { id, cookies } = await signedInCandidate(app())
    await app()
      .deps.db.update(sessions)
      .set({ expiresAt: sql`now() + interval '12 days'` })
      .where(eq(sessions.userId, id))
    const gate = gateOf(cookies)
    await requirePerson(gate)
    expect(gate.answerHeaders.getSetCookie().join()).toMatch(/^gladwork=.*Max-Age=1209600.*HttpOnly; SameSite=Lax/)
    const [row] = await app().deps.db.select().from(sessions).where(eq(sessions.userId, id))
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(13.9 * 86_400_000)
  })
})

describe('the session cookie', () => {
  test('is for our own host alone where the connection is private', async () => {
    const { createAuth } = await import('./auth.ts')
    const { db, config } = app().deps
    const auth = createAuth({
      db,
      secret: 'x'.repeat(48),
      config: { ...config, publicUrl: 'https://jobs.example.org', isTls: true },
    })
    const { headers } = await auth.api.signUpEmail({
      body: { name: 'Ana Flores', email: 'tls@post.example', password: 'lanterns4' },
      returnHeaders: true,
    })
    expect(headers.getSetCookie().join()).toMatch(
      /^__Host-gladwork=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })
})

test('an error without a sentence of ours keeps its own to itself', async () => {
  const failing = new Hono().get('/', () => {
    throw new Error('password of ana@post.example is lanterns4')
  })
  failing.onError((error) => {
    const known = asAppError(error)
    return Response.json({ message: known.message, code: known.code })
  })
  expect(await (await failing.request('/')).text()).not.toContain('ana@post')
  expect(asAppError(new AppError('conflict', 'Taken.')).message).toBe('Taken.')
})
