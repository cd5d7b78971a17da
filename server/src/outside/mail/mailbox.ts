import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { asMessage } from './envelope.ts'
import type { Mail, Mailer } from './mailer.ts'

export type MailboxEntry = {
  id: string
  recipientName: string
  recipientAddress: string
  subject: string
  sentAt: string
}
export type MailboxMail = MailboxEntry & Pick<Mail, 'text' | 'html' | 'headers' | 'attachments' | 'messageId'>

/** Mails of an installation without a mail server: one message file and one readable file each, for the page /mailbox. */
export type Mailbox = Mailer & {
  list(): Promise<MailboxEntry[]>
  read(id: string): Promise<MailboxMail | null>
}

const shownAtMost = 200
const idPattern = /^\d{13}-[0-9a-f-]{36}$/

export function localMailbox(folder: string, from: { name: string; address: string }, now: () => Date): Mailbox {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async deliver(mail) {
      const sentAt = now()
      const id = `${String(sentAt.getTime()).padStart(13, '0')}-${randomUUID()}`
      const { message } = await composer.sendMail(asMessage(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await keep(folder, `${id}.eml`, message as Buffer)
      const { recipient, ...rest } = mail
      const entry: MailboxMail = {
        ...rest,
        id,
        recipientName: recipient.name,
        recipientAddress: recipient.address,
        sentAt: sentAt.toISOString(),
      }
      await keep(folder, `${id}.json`, JSON.stringify(entry))
      return { kind: 'sent' }
    },
    async list() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
      const newest = names.sort().reverse().slice(0, shownAtMost)
      const mails = await Promise.all(newest.map((name) => readMail(folder, name.slice(0, -5))))
      return mails.flatMap((mail) => {
        if (!mail) return []
        const { id, recipientName, recipientAddress, subject, sentAt } = mail
        return [{ id, recipientName, recipientAddress, subject, sentAt }]
      })
    },
    read: (id) => readMail(folder, id),
    close: () => composer.close(),
  }
}

async function readMail(folder: string, id: string): Promise<MailboxMail | null> {
  if (!idPattern.test(id)) return null
  const text = await readFile(path.join(folder, `${id}.json`), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as MailboxMail)
}

async function keep(folder: string, name: string, content: string | Buffer) {
  const draft = path.join(folder, `.${name}.draft`)
  await writeFile(draft, content, { mode: 0o600 })
  await rename(draft, path.join(folder, name))
}
