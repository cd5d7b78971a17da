import { describe, expect, test } from 'vitest'
import { transact } from '../db/open.ts'
import { layOutMail } from '../outside/mail/layout.ts'
import { enqueueMail } from '../tasks/outbox.ts'
import { createTestApp } from '../testing/create-test-app.ts'

const local = createTestApp({ embedded: true })
const withServer = createTestApp({ smtp: true })
const onTheNetwork = createTestApp({ environment: { PUBLIC_URL: 'https://jobs.example.org' } })

describe('the mailbox of a copy without a mail server', () => {
  test('shows each mail to whoever runs it, and runs nothing that is in it', async () => {
    const recipient = { name: 'Ana', address: 'ana@post.example' }
    const content = layOutMail({ title: 'Hello', paragraphs: ['<script>alert(1)</script>'], why: 'You asked.' })
    const { db } = local().deps
    await transact(db, (tx) => enqueueMail(tx, { kind: 'hello', recipient, subject: 'Hello, Ana', ...content }))
    await local().runTasks()

    const list: unknown = await (await local().fetch('/api/mailbox')).json()
    expect(list).toEqual({
      mails: [
        {
          id: expect.any(String),
          recipientName: 'Ana',
          recipientAddress: 'ana@post.example',
          subject: 'Hello, Ana',
          sentAt: expect.any(String),
        },
      ],
    })
    const [{ id }] = (list as { mails: [{ id: string }] }).mails
    expect(await (await local().fetch(`/api/mailbox/${id}`)).json()).toMatchObject({
      text: expect.stringContaining('You asked.'),
    })
    const html = await local().fetch(`/api/mailbox/${id}/html`)
    expect(html.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox/)
    expect(await html.text()).toContain('&lt;script&gt;')
  })

  test.each(['nothing', '..%2f..%2fsecret', '0000000000000-00000000-0000-0000-0000-000000000000'])(
    'has no mail %s',
    async (id) => {
      expect((await local().fetch(`/api/mailbox/${id}`)).status).toBe(404)
    },
  )
})

test('with a mail server, or on the network, there is no mailbox', async () => {
  expect((await withServer().fetch('/api/mailbox')).status).toBe(404)
  expect((await onTheNetwork().fetch('/api/mailbox')).status).toBe(404)
})
