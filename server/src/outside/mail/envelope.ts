import type Mail from 'nodemailer/lib/mailer/index.js'
import type { Mail as OutgoingMail } from './mailer.ts'

/**
 * What the mail library gets. Addresses only as objects and the envelope by itself: a string would be parsed,
 * and "a@post.example, b@post.example" is two people to a parser.
 */
export function asMessage(mail: OutgoingMail, from: { name: string; address: string }): Mail.Options {
  return {
    from,
    to: mail.recipient,
    envelope: { from: from.address, to: [mail.recipient.address] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    messageId: mail.messageId,
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content, 'base64'),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
