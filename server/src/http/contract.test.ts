import { oc } from '@orpc/contract'
import { implement } from '@orpc/server'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp } from '../testing/create-test-app.ts'
import { contractHandler, type RequestContext } from './contract.ts'
import { AppError } from './errors.ts'

const app = createTestApp()

const person = z.object({
  name: z.string().check(z.minLength(2, 'Name must be at least 2 characters')),
  age: z.number(),
})
const contract = {
  echo: oc
    .route({ method: 'POST', path: '/echo' })
    .input(person)
    .output(z.object({ name: z.string() })),
  find: oc
    .route({ method: 'GET', path: '/find' })
    .input(z.object({ page: z.number(), all: z.boolean() }))
    .output(z.object({ page: z.number(), all: z.boolean() })),
  fail: oc
    .route({ method: 'GET', path: '/fail' })
    .input(z.object({ how: z.string() }))
    .output(z.object({ fine: z.literal(true) })),
}
const secret = 'ana@post.example has the password lanterns4'
const failures: Record<string, () => unknown> = {
  bug: () => {
    throw new Error(secret)
  },
  text: () => {
    throw secret
  },
  refusal: () => {
    throw new AppError('conflict', 'Already saved')
  },
  limit: () => {
    throw new AppError('rate_limited', undefined, { retryAfterSeconds: 42 })
  },
  database: () => {
    throw Object.assign(new Error(secret), { code: '57P01' })
  },
  output: () => ({ fine: secret }),
}
const os = implement(contract).$context<RequestContext>()
const handler = contractHandler({
  echo: os.echo.handler(({ input }) => ({ ...input, passwordHash: 'argon2id' })),
  find: os.find.handler(({ input }) => input),
  fail: os.fail.handler(({ input }) => failures[input.how]?.() as { fine: true }),
})

const reported: unknown[] = []
let answerHeaders = new Headers()

async function call(path: string, body?: unknown) {
  answerHeaders = new Headers()
  const context = {
    ...app().deps,
    requestId: 'request-1',
    answerHeaders,
    report: (error: unknown) => void reported.push(error),
  }
  const request = new Request(`http://localhost/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
  const { response } = await handler.handle(request, { prefix: '/api', context: context as unknown as RequestContext })
  return response ?? new Response(null, { status: 404 })
}

describe('a call', () => {
  test('answers nothing that its contract does not name', async () => {
    const answer = await call('/echo', { name: 'Ana', age: 31 })
    expect(await answer.json()).toEqual({ name: 'Ana' })
  })

  test('reads numbers and switches from an address', async () => {
    expect(await (await call('/find?page=2&all=true')).json()).toEqual({ page: 2, all: true })
  })

  test('says beside each field what is wrong with it', async () => {
    const answer = await call('/echo', { name: 'A', age: 31 })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      code: 'invalid',
      message: 'Name must be at least 2 characters',
      fields: { name: 'Name must be at least 2 characters' },
      requestId: 'request-1',
    })
  })

  test('that can not be read at all is refused plainly', async () => {
    const answer = await call('/echo', '{"name":')
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'invalid', requestId: 'request-1' })
  })

  test.each([
    ['bug', 500, 'internal'],
    ['text', 500, 'internal'],
    ['output', 500, 'internal'],
    ['database', 503, 'unavailable'],
  ])('that fails by a %s says so without the words of the failure, and reports it', async (how, status, code) => {
    reported.length = 0
    const answer = await call(`/fail?how=${how}`)
    const text = await answer.text()
    expect([answer.status, JSON.parse(text)]).toEqual([
      status,
      expect.objectContaining({ code, requestId: 'request-1' }),
    ])
    expect(text).not.toMatch(/ana@|lanterns|stack|Error/)
    expect(reported).toHaveLength(1)
  })

  test('that is refused says why, and when to come back', async () => {
    const refused = await call('/fail?how=refusal')
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { code: 'conflict', message: 'Already saved', requestId: 'request-1' },
    ])
    const limited = await call('/fail?how=limit')
    expect([limited.status, answerHeaders.get('retry-after')]).toEqual([429, '42'])
  })
})
