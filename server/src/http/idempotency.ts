import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Database } from '../db/open.ts'
import { idempotencyKeys } from '../features/accounts/tables.ts'
import { AppError } from './errors.ts'
import type { HttpVariables } from './variables.ts'

const longestKey = 255
/** Longer than any call takes: a key still without its answer then belongs to a process that died. */
const givenUpAfter = sql`now() - interval '60 seconds'`

type Asked = { personId: string; key: string; requestHash: string }

/**
 * A call that says who it is with `Idempotency-Key` is carried out once for its person: sent again because its answer was
 * lost, it gets the first answer. Failures on our side are not kept, so that they can be tried again.
 */
export const answerOnce = createMiddleware<HttpVariables>(async (c, next) => {
  const key = c.req.header('idempotency-key')
  if (key === undefined || c.req.method === 'GET' || isApart(c.req.path)) return next()
  if (key === '' || key.length > longestKey) throw new AppError('invalid', 'The key of this request is not usable.')
  const { db, session } = c.get('context')
  const person = await session()
  if (!person) return next()
  const asked = { personId: person.id, key, requestHash: await hashRequest(c) }
  const given = await findAnswer(db, asked)
  if (given) {
    c.res = Response.json(given.answer, { status: given.status, headers: { 'idempotent-replayed': 'true' } })
    return
  }
  await next()
  await keepAnswer(db, asked, c.res)
})

/** Files are told apart by their own ids; what carries a password leaves not even a hash of it behind. */
function isApart(path: string): boolean {
  return path.startsWith('/api/uploads/') || path.startsWith('/api/account/')
}

async function hashRequest(c: Context<HttpVariables>): Promise<string> {
  const { pathname, search } = new URL(c.req.url)
  const body = await c.req.raw.clone().text()
  return createHash('sha256').update(`${c.req.method} ${pathname}${search}\n${body}`).digest('hex')
}

/** Null for the caller whose call it now is. */
async function findAnswer(db: Database, asked: Asked): Promise<{ status: number; answer: unknown } | null> {
  const claimed = await db.insert(idempotencyKeys).values(asked).onConflictDoNothing().returning()
  if (claimed.length > 0) return null
  const [first] = await db.select().from(idempotencyKeys).where(one(asked))
  if (!first) throw stillBusy()
  if (first.requestHash !== asked.requestHash) {
    throw new AppError('invalid', 'This was sent before with other content. Please reload the page and try again.')
  }
  if (first.status !== null) return { status: first.status, answer: first.answer }
  const takenOver = await db
    .update(idempotencyKeys)
    .set({ createdAt: sql`now()` })
    .where(and(one(asked), isNull(idempotencyKeys.status), lt(idempotencyKeys.createdAt, givenUpAfter)))
    .returning()
  if (takenOver.length === 0) throw stillBusy()
  return null
}

async function keepAnswer(db: Database, asked: Asked, response: Response) {
  const isKept = response.status < 500 && response.status !== 429
  if (!isKept) return void (await db.delete(idempotencyKeys).where(one(asked)))
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  await db.update(idempotencyKeys).set({ status: response.status, answer }).where(one(asked))
}

function one({ personId, key }: Asked) {
  return and(eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, key))
}

function stillBusy() {
  return new AppError('conflict', 'This is still being worked on. Please wait a moment.', { retryAfterSeconds: 2 })
}
