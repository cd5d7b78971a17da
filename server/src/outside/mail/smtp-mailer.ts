import nodemailer from 'nodemailer'
import { asMessage } from './envelope.ts'
import type { Delivery, Mailer } from './mailer.ts'

/**
 * Long enough for a busy server, short enough that a dead one does not hold a delivery for minutes. SMTP_URL may name others:
 * smtp://…?socketTimeout=60000
 */
const usualPatience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
export const smtpConnections = 4

export function smtpMailer(smtpUrl: string, from: { name: string; address: string }): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: smtpConnections,
    ...patienceFor(smtpUrl),
  })
  return {
    async deliver(mail): Promise<Delivery> {
      try {
        await transport.sendMail(asMessage(mail, from))
        return { kind: 'sent' }
      } catch (error) {
        return { kind: kindOf(error), reason: reasonOf(error) }
      }
    },
    close: () => transport.close(),
  }
}

function patienceFor(smtpUrl: string) {
  const given = new URL(smtpUrl).searchParams
  return Object.fromEntries(
    Object.entries(usualPatience).map(([name, usual]) => [name, Number(given.get(name) ?? usual)]),
  )
}

/** Only an answer to this recipient or this message says something about them. All else is our own trouble and passes. */
function kindOf(error: unknown) {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return 'unreachable'
  if (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE') return 'unreachable'
  return Number(error.responseCode) >= 500 ? 'refused' : 'later'
}

/** Without the server's own words, which repeat the address. */
function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code
}
