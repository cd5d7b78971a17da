import { afterEach, expect, test, vi } from 'vitest'
import { readProblem } from './api-error.ts'
import { callRoute } from './call-route.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Stands in for the network: remembers the request and answers it. */
function answerWith(answer: () => Response | Promise<Response>) {
  const sent: { request?: Request } = {}
  vi.stubGlobal('fetch', (address: URL, init: RequestInit) => {
    sent.request = new Request(address, init)
    return Promise.resolve(answer())
  })
  return sent
}

test('named parts go into the path, the rest of a reading request into the query', async () => {
  const sent = answerWith(() => Response.json({ rows: [] }))
  const input = { jobId: 'a/b', modes: ['remote', 'hybrid'], page: 2, unlocked: false, after: undefined }
  expect(await callRoute(['GET', '/jobs/{jobId}/candidates'], input)).toEqual({ rows: [] })
  const address = new URL(sent.request?.url ?? '')
  expect(address.pathname).toBe('/api/jobs/a%2Fb/candidates')
  expect([...address.searchParams]).toEqual([
    ['modes[0]', 'remote'],
    ['modes[1]', 'hybrid'],
    ['page', '2'],
    ['unlocked', 'false'],
  ])
})

test('what changes something travels as JSON, without what the path says', async () => {
  const sent = answerWith(() => Response.json({ ok: true }))
  await callRoute(['PUT', '/resumes/{id}/answers'], { id: '7', answers: [{ questionId: 'q', answer: null }] })
  expect(sent.request?.method).toBe('PUT')
  expect(sent.request?.headers.get('content-type')).toBe('application/json')
  expect(await sent.request?.json()).toEqual({ answers: [{ questionId: 'q', answer: null }] })
})

test('an empty answer is nothing', async () => {
  answerWith(() => new Response(null, { status: 204 }))
  expect(await callRoute(['POST', '/sign-out'])).toBeNull()
})

test('a refusal keeps its words, its fields and its request', async () => {
  const refusal = {
    code: 'invalid',
    message: 'Please look at the fields.',
    fields: { email: 'Please enter a valid email' },
    requestId: '7f3a-91c2',
  }
  answerWith(() => Response.json(refusal, { status: 422 }))
  expect(await problemOf(callRoute(['POST', '/sign-up']))).toEqual(refusal)
})

test('an answer that is not ours is a failure on our side, without its words', async () => {
  answerWith(() => new Response('<h1>Bad gateway: upstream 10.0.0.7</h1>', { status: 502 }))
  const problem = await problemOf(callRoute(['GET', '/session']))
  expect(problem).toMatchObject({ code: 'internal', requestId: null })
  expect(problem.message).not.toContain('upstream')
})

test('without an answer one is offline', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await problemOf(callRoute(['GET', '/session']))).toMatchObject({ code: 'offline' })
})

test('a call whose connection broke is sent once more under the same key', async () => {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', (address: URL, init: RequestInit) => {
    keys.push(new Request(address, init).headers.get('idempotency-key'))
    return keys.length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Response.json({}))
  })
  await callRoute(['POST', '/jobs'], { title: 'Charge Nurse' })
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

async function problemOf(call: Promise<unknown>) {
  try {
    await call
  } catch (error) {
    return readProblem(error)
  }
  throw new Error('The call went through.')
}
