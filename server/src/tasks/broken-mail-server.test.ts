import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { transact } from '../db/open.ts'
import { outboxMails } from '../features/notices/tables.ts'
import { layOutMail } from '../outside/mail/layout.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { enqueueMail } from './outbox.ts'

/** Speaks the protocol until the whole mail is there, keeps it, and then hangs up without a word: nobody can know. */
const taken: string[] = []
let isCutOff = true
let isStalled = false

function converse(socket: Socket) {
  let text = ''
  let isData = false
  socket.on('error', () => undefined)
  if (isStalled) return
  socket.write('220 ready\r\n')
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString()
    if (isData) {
      if (!text.includes('\r\n.\r\n')) return
      taken.push(text)
      text = ''
      isData = false
      if (isCutOff) socket.destroy()
      else socket.write('250 taken\r\n')
      return
    }
    const lines = text.split('\r\n')
    text = lines.pop() ?? ''
    for (const line of lines) {
      isData = /^DATA/i.test(line)
      socket.write(isData ? '354 go on\r\n' : /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
    }
  })
}

const server = createServer(converse)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Shorter than usual: that the usual limits leave a server that is silent for a minute is proven beside the mailer. */
const patience = 1_500
const address = `smtp://127.0.0.1:${port}?ignoreTLS=true`
const app = createTestApp({ environment: { SMTP_URL: address } })

test('a mail server that dies after the mail may get it twice, with the same message id', async () => {
  const { db } = app().deps
  const recipient = { name: 'Ana', address: 'ana@post.example' }
  const content = layOutMail({ title: 'Hello', paragraphs: ['One.'], why: 'You asked.' })
  const id = await transact(db, (tx) => enqueueMail(tx, { kind: 'x', recipient, subject: 'Hello', ...content }))
  await app().runTasks()
  const [waiting] = await db.select().from(outboxMails).where(eq(outboxMails.id, id))
  expect(waiting).toMatchObject({ sentAt: null, failedAt: null, attempts: 1 })
  isCutOff = false
  await db.update(outboxMails).set({ nextAttemptAt: sql`now()` })
  await app().runTasks({ includeLater: true })
  const ids = taken.map((mail) => /^message-id: (.*)$/im.exec(mail)?.[1]?.trim())
  expect(ids).toEqual([waiting?.messageId, waiting?.messageId])
  expect((await db.select().from(outboxMails).where(eq(outboxMails.id, id)))[0]?.sentAt).toBeInstanceOf(Date)
})

describe('a mail server that takes the connection and then says nothing', () => {
  const stalled = createTestApp({ environment: { SMTP_URL: `${address}&greetingTimeout=${patience}` } })

  test('holds up nobody but the mails, which are all delivered once when it speaks again', async () => {
    const { db } = stalled().deps
    taken.length = 0
    isStalled = true
    isCutOff = false
    const ids: string[] = []
    for (let at = 0; at < 6; at++) {
      const content = layOutMail({ title: 'Hello', paragraphs: ['One.'], why: 'You asked.' })
      const recipient = { name: 'Ana', address: `ana${at}@post.example` }
      ids.push(await transact(db, (tx) => enqueueMail(tx, { kind: 'x', recipient, subject: 'Hello', ...content })))
    }
    let isOver = false
    const delivering = stalled()
      .runTasks()
      .then(() => (isOver = true))
    await once(server, 'connection')
    expect((await stalled().fetch('/api/session')).status).toBe(200)
    expect((await stalled().fetch('/readyz')).status).toBe(200)
    expect(isOver).toBe(false)
    await delivering
    const waiting = await db.select().from(outboxMails)
    expect(waiting.map(({ sentAt, failedAt, attempts, lastError }) => [sentAt, failedAt, attempts, lastError])).toEqual(
      ids.map(() => [null, null, 1, 'ETIMEDOUT']),
    )
    isStalled = false
    await db.update(outboxMails).set({ nextAttemptAt: sql`now()` })
    await stalled().runTasks({ includeLater: true })
    const arrived = taken.map((mail) => /^message-id: <(.*)@/im.exec(mail)?.[1])
    expect(arrived).toHaveLength(ids.length)
    expect(new Set(arrived)).toEqual(new Set(ids))
    expect((await db.select().from(outboxMails)).filter(({ sentAt }) => sentAt === null)).toEqual([])
  })
})
