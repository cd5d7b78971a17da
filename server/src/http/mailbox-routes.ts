import { Hono } from 'hono'
import type { Mailbox } from '../outside/mail/mailbox.ts'
import { AppError } from './errors.ts'
import type { HttpVariables } from './variables.ts'

/** A mail is somebody's writing: it may look as it likes, but runs nothing and fetches nothing. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox allow-popups"

/** The mails of a copy without a mail server, for its page /mailbox. With a mail server there is no such thing. */
export function mailboxRoutes(mailbox: Mailbox | null) {
  return new Hono<HttpVariables>()
    .get('/', async (c) => c.json({ mails: await there(mailbox).list() }))
    .get('/:id', async (c) => {
      const { id, recipientName, recipientAddress, subject, sentAt, text, attachments } = await find(c.req.param('id'))
      const files = attachments.map(({ filename, contentType }) => ({ filename, contentType }))
      return c.json({ id, recipientName, recipientAddress, subject, sentAt, text, attachments: files })
    })
    .get('/:id/html', async (c) => {
      const { html } = await find(c.req.param('id'))
      return c.html(html, 200, { 'content-security-policy': mailPolicy, 'cache-control': 'no-store' })
    })

  async function find(id: string) {
    const mail = await there(mailbox).read(id)
    if (!mail) throw new AppError('not_found')
    return mail
  }
}

function there(mailbox: Mailbox | null): Mailbox {
  if (!mailbox) throw new AppError('not_found')
  return mailbox
}
