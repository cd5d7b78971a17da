import { afterEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'
import { openDatabaseClock } from './clock.ts'

const app = createTestApp()
const day = 24 * 3_600_000
const nearly = 5_000

afterEach(() => void vi.useRealTimers())

test.for([
  ['ahead', 40],
  ['behind', -40],
] as const)('does not follow the clock of this machine when it is set %s', async ([, days]) => {
  const clock = await openDatabaseClock(app().deps.database.pool)
  const before = clock.now().getTime()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day })
  expect(Math.abs(clock.now().getTime() - before)).toBeLessThan(nearly)
  await clock.read()
  expect(Math.abs(clock.now().getTime() - before)).toBeLessThan(nearly)
  clock.close()
})

test('follows the clock of the database with the next reading', async () => {
  const client = await app().deps.database.pool.connect()
  try {
    const clock = await openDatabaseClock(client)
    const before = clock.now().getTime()
    await client.query(`begin; create schema later;
      create function later.clock_timestamp() returns timestamptz language sql
        as $$ select pg_catalog.clock_timestamp() + interval '3 days' $$;
      set local search_path = later, pg_catalog`)
    expect(Math.abs(clock.now().getTime() - before)).toBeLessThan(nearly)
    await clock.read()
    expect(Math.abs(clock.now().getTime() - before - 3 * day)).toBeLessThan(nearly)
    clock.close()
  } finally {
    await client.query('rollback')
    client.release()
  }
})
