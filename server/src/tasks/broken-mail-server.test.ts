import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../db/open.ts'
import { outboxMails } from '../features/notices/tables.ts'
import { layOutMail } from '../outside/mail/layout.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { enqueueMail } from './outbox.ts'

/** Speaks the protocol until the whole mail is there, keeps it, and then hangs up without a word: nobody can know. */
const taken: string[] = []
let isCutOff = true

function converse(socket: Socket) {
  let text = ''
  let isData = false
  socket.on('error', () => undefined)
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
const port = 20_000 + (process.pid % 20_000)
beforeAll(async () => {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const app = createTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` } })

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
