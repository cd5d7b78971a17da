import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions } from '../features/accounts/tables.ts'
import { outboxMails } from '../features/notices/tables.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { signedInCandidate } from '../testing/factories.ts'
import { enqueue } from './enqueue.ts'
import { sweepLeftovers } from './sweep.ts'

const app = createTestApp()

test('the sweep removes what has done its work and nothing else', async () => {
  const { db } = app().deps
  const [staying, leaving] = [await signedInCandidate(app()), await signedInCandidate(app())]
  await db.update(sessions).set({ expiresAt: sql`now() - interval '1 minute'` }).where(eq(sessions.userId, leaving.id))
  const mail = { kind: 'x', recipientAddress: 'ana@post.example', subject: 'x', text: 'x', html: 'x' }
  const old = sql`now() - interval '31 days'`
  await db.insert(outboxMails).values([
    { ...mail, id: randomUUID(), messageId: 'sent-long-ago', sentAt: old, createdAt: old },
    { ...mail, id: randomUUID(), messageId: 'waiting-long', createdAt: old },
    { ...mail, id: randomUUID(), messageId: 'sent-today', sentAt: sql`now()` },
  ])
  await enqueue(db, sweepLeftovers, {})
  await app().runTasks()
  expect((await db.select().from(sessions)).map(({ userId }) => userId)).toEqual([staying.id])
  const mails = await db.select().from(outboxMails)
  expect(mails.map(({ messageId }) => messageId).toSorted()).toEqual(['sent-today', 'waiting-long'])
})
