import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { recipients: string[]; raw: string; mail: Email }

export type SmtpSink = {
  url: string
  received: ReceivedMail[]
  /** Answers the next mails like this; `null` takes them again. */
  answerWith(answer: { at: 'recipient' | 'data'; code: number } | null): void
  close(): Promise<void>
}

/** A real mail server in the test's own process. It takes everything, unless told to refuse. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const received: ReceivedMail[] = []
  let answer: { at: 'recipient' | 'data'; code: number } | null = null
  const refusal = () => Object.assign(new Error('as told'), { responseCode: answer?.code ?? 451 })

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, callback) => callback(answer?.at === 'recipient' ? refusal() : null),
    onData(stream, session, callback) {
      void readAll(stream).then(async (raw) => {
        if (answer?.at === 'data') return callback(refusal())
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ recipients, raw, mail: await PostalMime.parse(raw) })
        return callback(null)
      }, callback)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answerWith(next) {
      answer = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function readAll(stream: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
