import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../features/accounts/tables.ts'
import { useDatabase } from '../testing/test-database.ts'
import { uniqueViolation, violates } from './errors.ts'
import { transact } from './open.ts'
import { afterCommit } from './transaction-scope.ts'

const database = useDatabase()

function person(email: string) {
  return { id: randomUUID(), name: 'Ana Flores', email }
}

async function countOf(email: string) {
  return (await database().db.select().from(users).where(eq(users.email, email))).length
}

describe('a transaction', () => {
  test('keeps all of its writes or none', async () => {
    const { db } = database()
    const failed = transact(db, async (tx) => {
      await tx.insert(users).values(person('all-or-none@post.example'))
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await countOf('all-or-none@post.example')).toBe(0)
  })

  test('refuses the outer handle inside, instead of waiting for itself for ever', async () => {
    const { db } = database()
    const work = transact(db, async () => db.execute(sql`select 1`))
    await expect(work).rejects.toMatchObject({ cause: { message: expect.stringContaining('inside a transaction') } })
  })

  test('refuses a second transaction inside', async () => {
    const { db } = database()
    const work = transact(db, () => transact(db, async () => 1))
    await expect(work).rejects.toThrow('inside a transaction')
  })

  test('lets work that it started, but that outlives it, use the outer handle', async () => {
    const { db } = database()
    let later: Promise<unknown> = Promise.resolve()
    await transact(db, async () => {
      later = new Promise((resolve) => setTimeout(resolve, 30)).then(() => db.execute(sql`select 1`))
    })
    await expect(later).resolves.toBeDefined()
  })

  test('runs its effects after the commit, and not at all when it fails', async () => {
    const { db } = database()
    const told: string[] = []
    await transact(db, async () => {
      afterCommit(() => told.push('kept'))
      expect(told).toEqual([])
    })
    await transact(db, async () => {
      afterCommit(() => told.push('lost'))
      throw new Error('no')
    }).catch(() => undefined)
    expect(told).toEqual(['kept'])
  })

  test('runs again when the database reports a serialization failure', async () => {
    const { db } = database()
    let runs = 0
    const answer = await transact(db, async (tx) => {
      runs += 1
      if (runs < 3) await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
      return runs
    })
    expect(answer).toBe(3)
  })
})

describe('many connections at once', () => {
  test('never see the statement or the values of another, however large the values are', async () => {
    const { pool } = database()
    const asked = Array.from({ length: 300 }, (_, index) => {
      const columns = (index % 5) + 1
      const filling = index % 3 === 0 ? 'x'.repeat(300_000) : ''
      const query = `select ${Array.from({ length: columns }, (_, at) => `$${at + 1}::text as c${at}`).join(', ')}`
      const values = Array.from({ length: columns }, (_, at) => `${index}-${at}${filling}`)
      return pool
        .query<Record<string, string>>(query, values)
        .then(({ rows }) => Object.values(rows[0] ?? {}).join() === values.join())
    })
    expect((await Promise.all(asked)).filter((own) => !own)).toHaveLength(0)
  })

  test('are not held up by one whose client vanished in a transaction', async () => {
    const { pool } = database()
    const client = await pool.connect()
    await client.query('begin')
    await client.query(
      'insert into users (id, name, email) values ($1, $2, $3)',
      Object.values(person('gone@post.example')),
    )
    client.release(true)
    expect(await countOf('gone@post.example')).toBe(0)
  })

  test('go on after an error of another, with its SQLSTATE and constraint known', async () => {
    const { db } = database()
    await db.insert(users).values(person('twice@post.example'))
    const again = await db
      .insert(users)
      .values(person('TWICE@post.example'))
      .catch((error: unknown) => error)
    expect(violates(again, uniqueViolation, 'users_email_key')).toBe(true)
    expect(await countOf('twice@post.example')).toBe(1)
  })
})
