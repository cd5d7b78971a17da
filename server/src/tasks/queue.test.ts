import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { readConfig } from '../config.ts'
import { transact } from '../db/open.ts'
import type { Surroundings } from '../dependencies.ts'
import { createResumeReader } from '../features/resumes/reader/reader.ts'
import { createLog } from '../http/log.ts'
import { settableClock } from '../outside/clock.ts'
import { builtInEmbedder } from '../outside/embedder/embedder.ts'
import { openFiles } from '../outside/files/open-files.ts'
import { openMailer } from '../outside/mail/open-mailer.ts'
import { useDatabase } from '../testing/test-database.ts'
import { openBus } from './bus.ts'
import { enqueue } from './enqueue.ts'
import { openTasks, type TaskQueue } from './queue.ts'
import { localSignals, serverSignals } from './signals.ts'
import { defineTask } from './task.ts'

const database = useDatabase()
const ran: string[] = []
let failures = 0

const note = defineTask({
  name: 'test-note',
  input: z.object({ word: z.string() }),
  options: { retries: 2, firstPauseSeconds: 1, longestPauseSeconds: 1 },
  run: async (_around, { word }, { attempt }) => {
    if (failures > 0) {
      failures -= 1
      throw new Error('not yet')
    }
    ran.push(`${word}:${attempt}`)
  },
  giveUp: async (_around, { word }) => void ran.push(`${word}:given up`),
})

/** Once a day, at an hour that is far away whenever the test runs. */
const daily = defineTask({
  name: 'test-daily',
  input: z.object({ word: z.string() }),
  schedules: [{ cron: `0 ${(new Date().getUTCHours() + 12) % 24} * * *`, input: { word: 'daily' } }],
  run: async (_around, { word }, { attempt }) => void ran.push(`${word}:${attempt}`),
})

let tasks: TaskQueue
let close: () => Promise<void>

beforeEach(async () => {
  ran.length = 0
  failures = 0
  await start()
})

async function start() {
  const { db, kind, pool } = database()
  const config = readConfig({ DATA_DIR: '/tmp/gladwork-test-unused' })
  const clock = settableClock()
  const signals = kind === 'server' ? serverSignals(pool) : localSignals()
  const bus = await openBus(signals)
  const around: Surroundings = {
    config,
    db,
    clock,
    bus,
    files: await openFiles(config),
    reader: createResumeReader(),
    mailer: openMailer(config, clock).mailer,
    model: null,
    embedder: builtInEmbedder,
    log: createLog('silent'),
  }
  tasks = await openTasks(database(), around, [note, daily], signals)
  close = async () => {
    await tasks.stop()
    await signals.close()
  }
}

afterEach(async () => {
  await close()
  await database().db.execute(sql`delete from pgboss.job where name = 'test-note'`)
})

describe('a task', () => {
  test('runs when its transaction is committed, and never when it is rolled back', async () => {
    const { db } = database()
    await transact(db, (tx) => enqueue(tx, note, { word: 'kept' }))
    await transact(db, async (tx) => {
      await enqueue(tx, note, { word: 'lost' })
      throw new Error('changed my mind')
    }).catch(() => undefined)
    await tasks.drain()
    expect(ran).toEqual(['kept:1'])
  })

  test('with a key runs once for many changes, with the newest input', async () => {
    const { db } = database()
    for (const word of ['first', 'second', 'third']) {
      await transact(db, (tx) => enqueue(tx, note, { word }, { key: 'profile-1' }))
    }
    await transact(db, (tx) => enqueue(tx, note, { word: 'other' }, { key: 'profile-2' }))
    await tasks.drain()
    expect(ran.toSorted()).toEqual(['other:1', 'third:1'])
  })

  test('that fails runs again, and is given up once after its last attempt', async () => {
    const { db } = database()
    failures = 1
    await enqueue(db, note, { word: 'second try' })
    await tasks.drain({ includeLater: true })
    expect(ran).toEqual(['second try:2'])
    ran.length = 0
    failures = 9
    await enqueue(db, note, { word: 'hopeless' })
    await tasks.drain({ includeLater: true })
    expect(ran).toEqual(['hopeless:given up'])
  })

  test('waits for its time', async () => {
    await enqueue(database().db, note, { word: 'later' }, { startAfter: 3_600 })
    expect(await tasks.drain()).toBe(0)
    expect(await tasks.drain({ includeLater: true })).toBe(1)
  })

  test('starts within a moment of the commit', async () => {
    await tasks.work()
    await new Promise((resolve) => setTimeout(resolve, 700))
    const delays: number[] = []
    for (let count = 0; count < 5; count++) {
      const started = performance.now()
      await transact(database().db, (tx) => enqueue(tx, note, { word: `quick ${count}` }))
      await expect.poll(() => ran.length, { interval: 2, timeout: 5_000 }).toBe(count + 1)
      delays.push(performance.now() - started)
    }
    expect(delays.toSorted((a, b) => a - b)[2]).toBeLessThan(400)
  })
})

test('the bus tells after the commit and not at all after a rollback', async () => {
  const { db, kind, pool } = database()
  const signals = kind === 'server' ? serverSignals(pool) : localSignals()
  const bus = await openBus(signals)
  const heard: unknown[] = []
  const stop = bus.subscribe('person:1', (payload) => heard.push(payload))
  await transact(db, async () => {
    bus.publish('person:1', { kind: 'lost' })
    throw new Error('no')
  }).catch(() => undefined)
  await transact(db, async () => {
    bus.publish('person:1', { kind: 'kept' })
    expect(heard).toEqual([])
  })
  await expect.poll(() => heard).toEqual([{ kind: 'kept' }])
  stop()
  bus.publish('person:1', { kind: 'after leaving' })
  expect(() => bus.publish('person:1', { text: 'x'.repeat(8_000) })).toThrow('too long')
  await signals.close()
  expect(heard).toHaveLength(1)
})

describe('a schedule', () => {
  test('that fell due while no process ran is kept once, as soon as one does', async () => {
    const { db } = database()
    await tasks.work()
    await close()
    await db.execute(sql`update pgboss.version set cron_on = now() - interval '49 hours'`)
    await db.execute(sql`update pgboss.schedule set created_on = now() - interval '9 days'`)
    await start()
    await tasks.work()
    await vi.waitFor(() => expect(ran).toEqual(['daily:1']), { timeout: 25_000, interval: 200 })
    const { rows } = await db.execute(sql`select state from pgboss.job where name = 'test-daily'`)
    expect(rows).toHaveLength(1)
  })
})
