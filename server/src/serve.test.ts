import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort, startProgram } from './testing/program.ts'

const main = 'server/src/main.ts'
let port = 0
let origin = ''
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gladwork-serve-'))
  port = await freePort()
  origin = `http://localhost:${port}`
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function start(environment: Record<string, string> = {}) {
  return startProgram(main, [], {
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    DEMO_WORLD: 'off',
    ...environment,
  })
}

function call(name: string, body: Record<string, string>) {
  return fetch(`${origin}/api/${name}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

describe('the program', () => {
  test('keeps an account that it acknowledged before it was killed', { timeout: 60_000 }, async () => {
    const first = start()
    await first.prints('Gladwork is ready')
    expect(first.output()).toContain('not from a power cut')
    const account = { email: 'ana@post.example', password: 'lanterns4' }
    expect((await call('sign-up', { ...account, role: 'seeker', full_name: 'Ana Flores' })).status).toBe(200)
    await first.kill('SIGKILL')

    const second = start()
    await second.prints('Gladwork is ready')
    expect((await call('sign-in', account)).status).toBe(200)
    expect(await second.kill('SIGTERM')).toBe(0)
  })

  test('ends in order while a page still listens for events', { timeout: 60_000 }, async () => {
    const running = start()
    await running.prints('Gladwork is ready')
    const account = { email: 'ana@post.example', password: 'lanterns4', role: 'seeker', full_name: 'Ana Flores' }
    const cookie = (await call('sign-up', account)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const events = await fetch(`${origin}/api/events`, { headers: { cookie } })
    expect(events.headers.get('content-type')).toBe('text/event-stream')
    const started = performance.now()
    expect(await running.kill('SIGTERM')).toBe(0)
    expect(performance.now() - started).toBeLessThan(10_000)
    await events.body?.cancel()
  })

  test.each([
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address such as smtps://user:password@mail.example.org.\n'],
    [
      { DATABASE_URL: 'postgresql://user:hush@127.0.0.1:9/none' },
      "The PostgreSQL server behind DATABASE_URL can't be used (ECONNREFUSED).\n",
    ],
  ])('stops at %j with one sentence', async (environment, sentence) => {
    const stopped = start(environment)
    expect(await stopped.ended).toBe(1)
    expect(stopped.output()).toBe(sentence)
  })

  test('refuses a folder that another one uses, with its number', { timeout: 60_000 }, async () => {
    const first = start()
    await first.prints('Gladwork is ready')
    const second = start({ PORT: String(await freePort()) })
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(new RegExp(`^The folder ${folder} is in use by process ${first.pid}, .*\\n$`))
    await first.kill('SIGKILL')
  })
})
