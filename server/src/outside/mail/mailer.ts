export type Mail = {
  recipient: { name: string; address: string }
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments: { filename: string; contentType: string; content: string }[]
  messageId: string
}

/**
 * `unreachable`: our mail server can't be used at the moment, whoever the mail is for. `later`: it is not taken now.
 * `refused`: the recipient's side says no for good.
 */
export type Delivery = { kind: 'sent' } | { kind: 'unreachable' | 'later' | 'refused'; reason: string }

export type Mailer = {
  deliver(mail: Mail): Promise<Delivery>
  close(): void
}
