import { describe, expect, test } from 'vitest'
import { createTestApp } from './testing/create-test-app.ts'

const app = createTestApp()

const post = (headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers,
  body: JSON.stringify({ path: '/nowhere' }),
})

describe('every answer', () => {
  test.each(['/healthz', '/api/openapi.json', '/api/nothing-here', '/api/docs'])(
    'of %s carries the security headers',
    async (path) => {
      const { headers } = await app().fetch(path)
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
      expect(headers.get('content-security-policy')).not.toContain('unsafe-inline')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )

  test('of a call is kept by no cache', async () => {
    expect((await app().fetch('/api/nothing-here')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('where a request comes from', () => {
  test.each([
    ['our page', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
    ['our page in an old browser', { origin: 'http://localhost:3000' }, 200],
    ['another page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['a page that claims our origin', { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }, 403],
    ['another page that claims our site', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
    ['a sandboxed page', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 403],
    ['another port', { origin: 'http://localhost:9999', 'sec-fetch-site': 'same-origin' }, 403],
    ['our name with something behind it', { origin: 'http://localhost:3000.evil.example' }, 403],
  ])('decides for %s', async (_, headers, status) => {
    const answer = await app().fetch('/api/unknown-paths', post(headers))
    expect(answer.status).toBe(status)
  })

  test('is asked whatever the body claims to be', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json']) {
      const headers = { origin: 'https://evil.example', 'content-type': type }
      expect((await app().fetch('/api/unknown-paths', post(headers))).status).toBe(403)
    }
  })

  test('does not matter for reading', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await app().fetch('/healthz', { headers })).status).toBe(200)
  })

  test('must be localhost on a copy for one machine', async () => {
    const answer = await app().fetch('/api/openapi.json', { headers: { host: 'rebound.example' } })
    expect(answer.status).toBe(403)
  })
})

describe('an error', () => {
  test('says code, sentence and request id, and nothing else', async () => {
    const answer = await app().fetch('/api/nothing-here')
    expect(answer.status).toBe(404)
    const body: unknown = await answer.json()
    expect(body).toEqual({
      code: 'not_found',
      message: 'We could not find that.',
      requestId: answer.headers.get('x-request-id'),
    })
  })

  test('of a call that is too large is told before it is read', async () => {
    const answer = await app().fetch('/api/unknown-paths', {
      method: 'POST',
      body: JSON.stringify({ path: 'x'.repeat(70_000) }),
    })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'too_large' })
  })
})

describe('an unknown address', () => {
  test('is logged cut, on one line and without secrets', async () => {
    const path = `/x\n{"event":"forged"}/${'a'.repeat(43)}/${'b/'.repeat(200)}?token=secret`
    await app().fetch('/api/unknown-paths', {
      method: 'POST',
      body: JSON.stringify({ path }),
      headers: { 'content-type': 'application/json' },
    })
    const line = app().logLines.findLast(({ event }) => event === 'unknown-path')
    expect(String(line?.path)).toHaveLength(200)
    expect(String(line?.path)).toMatch(/^\/x\\u000a\{"event":"forged"\}\/:id\/b\/b/)
    expect(JSON.stringify(app().logLines)).not.toContain('secret')
  })

  test('is logged thirty times a minute and no more', async () => {
    const send = () => app().fetch('/api/unknown-paths', { ...post(), from: '203.0.113.9' })
    const answers = []
    for (let count = 0; count < 32; count++) answers.push(await send())
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(30)
    expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  test('is counted for who really sent it, whatever the sender claims', async () => {
    const statuses = []
    for (let count = 0; count < 32; count++) {
      const headers = { 'x-forwarded-for': `198.51.${count}.1` }
      statuses.push((await app().fetch('/api/unknown-paths', { ...post(headers), from: '203.0.114.9' })).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })
})

describe('health', () => {
  test('is alive, ready, and says what a power cut would cost', async () => {
    expect((await app().fetch('/healthz')).status).toBe(200)
    const ready: unknown = await (await app().fetch('/readyz')).json()
    const isServer = app().deps.database.kind === 'server'
    expect(ready).toMatchObject({ status: 'ready', durability: isServer ? expect.any(String) : 'process-crash only' })
  })

  test('shows its figures to the own network only', async () => {
    expect(await (await app().fetch('/metrics')).text()).toContain('http_request_seconds_bucket')
    expect((await app().fetch('/metrics', { from: '203.0.113.9' })).status).toBe(404)
  })
})

test('the contract can be read by machines and by people', async () => {
  const machines: unknown = await (await app().fetch('/api/openapi.json')).json()
  expect(machines).toMatchObject({
    openapi: expect.stringMatching(/^3\.1/),
    paths: { '/sign-in': { post: { responses: { '200': expect.anything() } } } },
  })
  const people = await (await app().fetch('/api/docs')).text()
  expect(people).toContain('<b>POST</b> /sign-in')
  expect(people).not.toMatch(/<script|style="/)
})
