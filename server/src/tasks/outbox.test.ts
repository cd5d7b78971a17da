import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../db/open.ts'
import { outboxMails, suppressedAddresses } from '../features/notices/tables.ts'
import { layOutMail } from '../outside/mail/layout.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { hashAddress } from './mail-stops.ts'
import { enqueueMail, type NewMail } from './outbox.ts'

const app = createTestApp({ smtp: true })

const content = layOutMail({
  title: 'Please confirm your address',
  paragraphs: ['You signed up as "Ana" & more <b>today</b>.'],
  button: { label: 'Confirm', url: 'https://jobs.example.org/auth/confirm/abc' },
  linkEnds: 'The link works until tomorrow.',
  why: 'You get this because somebody signed up with this address.',
})

function send(mail: Partial<NewMail> = {}) {
  const { db } = app().deps
  const recipient = { name: 'Ana Flores', address: 'ana@post.example' }
  return transact(db, (tx) =>
    enqueueMail(tx, { kind: 'confirm_email', recipient, subject: 'Confirm', ...content, ...mail }),
  )
}

async function row(id: string) {
  const [found] = await app().deps.db.select().from(outboxMails).where(eq(outboxMails.id, id))
  return found
}

const smtp = () => {
  const sink = app().smtp
  if (!sink) throw new Error('no mail server')
  return sink
}

/** Makes every waiting mail due, as if its pause had passed. */
const passPauses = () => app().deps.db.update(outboxMails).set({ nextAttemptAt: sql`now()` })

beforeEach(() => {
  smtp().received.length = 0
  smtp().answerWith(null)
})

describe('a mail', () => {
  test('arrives with both forms, one recipient and a message id that stays', async () => {
    const id = await send()
    await app().runTasks()
    const [received] = smtp().received
    expect(smtp().received).toHaveLength(1)
    expect(received?.recipients).toEqual(['ana@post.example'])
    expect(received?.mail.to).toEqual([{ name: 'Ana Flores', address: 'ana@post.example' }])
    expect(received?.mail.text).toContain('https://jobs.example.org/auth/confirm/abc')
    expect(received?.mail.html).toContain('&lt;b&gt;today&lt;/b&gt;')
    expect(received?.mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(received?.mail.messageId).toBe((await row(id))?.messageId)
    expect((await row(id))?.sentAt).toBeInstanceOf(Date)
  })

  test('is not sent when its transaction is rolled back', async () => {
    const { db } = app().deps
    await transact(db, async (tx) => {
      await enqueueMail(tx, {
        kind: 'x',
        recipient: { name: null, address: 'ana@post.example' },
        subject: 'x',
        ...content,
      })
      throw new Error('no')
    }).catch(() => undefined)
    await app().runTasks({ includeLater: true })
    expect(smtp().received).toHaveLength(0)
  })

  test.each([421, 450, 451])(
    'that is answered with %d waits, and is sent later with the same message id',
    async (code) => {
      smtp().answerWith({ at: 'recipient', code })
      const id = await send()
      await app().runTasks()
      expect(await row(id)).toMatchObject({
        sentAt: null,
        failedAt: null,
        attempts: 1,
        lastError: expect.stringContaining(String(code)),
      })
      smtp().answerWith(null)
      await passPauses()
      await app().runTasks({ includeLater: true })
      expect(smtp().received.map(({ mail }) => mail.messageId)).toEqual([(await row(id))?.messageId])
    },
  )

  test.each(['recipient', 'data'] as const)(
    'that is refused for good at %s is marked and not tried again',
    async (at) => {
      smtp().answerWith({ at, code: 550 })
      const id = await send()
      await app().runTasks()
      smtp().answerWith(null)
      await passPauses()
      await app().runTasks({ includeLater: true })
      expect(await row(id)).toMatchObject({
        sentAt: null,
        attempts: 1,
        failedAt: expect.any(Date),
        lastError: expect.stringContaining('550'),
      })
      expect(JSON.stringify((await row(id))?.lastError)).not.toContain('ana@post')
      expect(smtp().received).toHaveLength(0)
    },
  )

  test('goes out once although its task runs twice', async () => {
    await send()
    await app().runTasks()
    await app().deps.db.execute(
      sql`update pgboss.job set state = 'created', completed_on = null where name = 'deliver-mail'`,
    )
    await app().runTasks({ includeLater: true })
    expect(smtp().received).toHaveLength(1)
  })

  test('whose sender died in the middle is taken up again after its lease', async () => {
    const id = await send()
    await app()
      .deps.db.update(outboxMails)
      .set({ attempts: 1, nextAttemptAt: sql`now() + interval '90 seconds'` })
      .where(eq(outboxMails.id, id))
    await app().runTasks()
    expect(smtp().received).toHaveLength(0)
    await passPauses()
    await app().runTasks({ includeLater: true })
    expect(smtp().received).toHaveLength(1)
  })

  test('that can be stopped does not reach people who stopped it; one that matters does', async () => {
    await app()
      .deps.db.insert(suppressedAddresses)
      .values({ addressHash: hashAddress('Ana@post.example'), reason: 'asked' })
    await send({ headers: { 'List-Unsubscribe': '<https://jobs.example.org/stop/abc>' } })
    await send({ subject: 'Your password was changed' })
    await app().runTasks()
    expect(smtp().received.map(({ mail }) => mail.subject)).toEqual(['Your password was changed'])
  })
})

describe('nobody can write into the head of a mail', () => {
  const payloads = [
    'Ana\r\nBcc: spy@evil.example',
    'Ana\nBcc: spy@evil.example',
    'Ana\rBcc: spy@evil.example',
    'Ana\u2028Bcc: spy@evil.example',
    'Ana\u0000Bcc: spy@evil.example',
    'Ana\r\n\r\nA new body',
    'Ana" <spy@evil.example>, "x',
    'ana@post.example, spy@evil.example',
    'Your Bank https://evil.example',
    '=?utf-8?B?QmNjOiBzcHlAZXZpbC5leGFtcGxl?=',
    '\u202eanA moc.live',
  ]

  test.each(payloads)('by the name or subject %j', async (payload) => {
    await send({ recipient: { name: payload, address: 'ana@post.example' }, subject: `From ${payload}` })
    await app().runTasks()
    const [received] = smtp().received
    expect(smtp().received).toHaveLength(1)
    expect(received?.recipients).toEqual(['ana@post.example'])
    expect(received?.mail.to?.map(({ address }) => address)).toEqual(['ana@post.example'])
    expect(received?.mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(received?.mail.text).not.toContain('A new body')
  })

  test.each([
    'ana@post.example, spy@evil.example',
    'ana@post.example\r\nRCPT TO:<spy@evil.example>',
    '"ana spy@evil.example"@post.example',
    'ana@post.example(spy@evil.example)',
    'ana@[127.0.0.1]',
    'ana@post.example ',
    'Ana <ana@post.example>',
  ])('by the address %j', async (address) => {
    await expect(send({ recipient: { name: 'Ana', address } })).rejects.toThrow()
  })

  test('by a header of ours', async () => {
    await expect(send({ headers: { 'X-Kind': 'a\r\nBcc: spy@evil.example' } })).rejects.toThrow()
  })
})

describe('while the mail server is away', () => {
  const away = createTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } })

  test('nobody waits for it, and nothing is lost or given up', async () => {
    const { db } = away().deps
    const recipient = { name: 'Ana', address: 'ana@post.example' }
    const started = performance.now()
    const ids = []
    for (let count = 0; count < 20; count++) {
      ids.push(await transact(db, (tx) => enqueueMail(tx, { kind: 'x', recipient, subject: 'Hello', ...content })))
    }
    expect((performance.now() - started) / ids.length).toBeLessThan(250)
    await away().runTasks()
    const rows = await db.select().from(outboxMails)
    expect(
      rows.map(({ attempts, sentAt, failedAt, lastError }) => ({ attempts, sentAt, failedAt, lastError })),
    ).toEqual(ids.map(() => ({ attempts: 1, sentAt: null, failedAt: null, lastError: 'ESOCKET' })))
    // Everybody asks again soon, because it comes back for everybody at once.
    expect(Math.max(...rows.map(({ nextAttemptAt }) => nextAttemptAt.getTime())) - Date.now()).toBeLessThan(31_000)
  })
})
