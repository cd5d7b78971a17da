import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contract } from '#domain/contract.ts'
import { publicCalls } from '../http/public-calls.ts'
import { createTestApp } from '../testing/create-test-app.ts'

const app = createTestApp()

type Call = { name: string; method: string; path: string }

function callsOf(part: object, names: string[] = []): Call[] {
  return Object.entries(part).flatMap(([key, value]: [string, object]) => {
    if (!('~orpc' in value)) return callsOf(value, [...names, key])
    const { method = 'POST', path = '' } = (value['~orpc'] as { route: { method?: string; path?: string } }).route
    return [{ name: [...names, key].join('.'), method, path }]
  })
}

const calls = callsOf(contract)
const guarded = calls.filter(({ name }) => !publicCalls.includes(name))

test('each public call is one of the contract, and most calls are not public', () => {
  expect(publicCalls.filter((name) => !calls.some((call) => call.name === name))).toEqual([])
  expect(guarded.length).toBeGreaterThan(40)
})

describe('without a session', () => {
  test.each(guarded)('$name is refused before anything is read', async ({ method, path }) => {
    const address = `/api${path.replace(/\{\+?\w+\}/g, () => randomUUID())}`
    const answer = await app().fetch(address, {
      method,
      ...(method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
    })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated', message: 'Please sign in to go on.' })
  })
})
