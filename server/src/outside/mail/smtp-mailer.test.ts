import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { smtpMailer } from './smtp-mailer.ts'

const minute = 60_000
const from = { name: 'Gladwork', address: 'hello@gladwork.example' }
const mail = {
  recipient: { name: 'Ana', address: 'ana@post.example' },
  subject: 'Hello',
  text: 'One.',
  html: '<p>One.</p>',
  headers: {},
  attachments: [],
  messageId: '<one@gladwork.mail>',
}
const closing: (() => void)[] = []
afterAll(() => {
  for (const close of closing) close()
})

/** Says what it is asked to and then nothing for a minute, after which it would take the mail. */
async function stallingServer(speak: (socket: Socket, text: string) => 'stall' | 'go on') {
  const spoken: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    const fallSilent = () => {
      const timer = setTimeout(() => {
        spoken.push('after a minute')
        socket.write('220 ready\r\n')
      }, minute)
      socket.on('close', () => clearTimeout(timer))
    }
    if (speak(socket, '') === 'stall') return fallSilent()
    socket.on('data', (chunk: Buffer) => {
      if (speak(socket, chunk.toString()) === 'stall') fallSilent()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, spoken }
}

describe.concurrent('with the limits of every installation, a mail server that is silent for a minute', () => {
  test('from the first moment on is left before it speaks, and the mail is tried again', async ({ expect: see }) => {
    const { url, spoken } = await stallingServer(() => 'stall')
    see(await deliverTo(url)).toEqual({ kind: 'unreachable', reason: 'ETIMEDOUT' })
    see(spoken).toEqual([])
  })

  test('once it has the whole mail is left before it speaks, and the mail is tried again', async ({ expect: see }) => {
    let isData = false
    const { url, spoken } = await stallingServer((socket, text) => {
      if (isData) return text.includes('\r\n.\r\n') ? 'stall' : 'go on'
      isData = /^DATA/im.test(text)
      socket.write(text === '' ? '220 ready\r\n' : isData ? '354 go on\r\n' : '250 ok\r\n')
      return 'go on'
    })
    see(await deliverTo(url)).toEqual({ kind: 'unreachable', reason: 'ETIMEDOUT' })
    see(spoken).toEqual([])
  })
})

async function deliverTo(url: string) {
  const mailer = smtpMailer(url, from)
  closing.push(() => mailer.close())
  return mailer.deliver(mail)
}

test('an installation may name other limits in SMTP_URL', async () => {
  const { url } = await stallingServer(() => 'stall')
  expect(await deliverTo(`${url}&greetingTimeout=50`)).toEqual({ kind: 'unreachable', reason: 'ETIMEDOUT' })
})
