import { describe, expect, test } from 'vitest'
import { transact } from '../db/open.ts'
import { addNotice } from '../features/notices/commands.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { signedInCandidate } from '../testing/factories.ts'
import { personTopic } from './events.ts'

const app = createTestApp()

function listen(stream: Response) {
  const reader = stream.body?.getReader()
  let text = ''
  return async (words: string) => {
    while (!text.includes(words)) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) break
      text += Buffer.from(value ?? []).toString()
    }
    return text
  }
}

describe('an open page', () => {
  test('hears what concerns its person, and nothing that concerns another', async () => {
    const [ana, ben] = [await signedInCandidate(app()), await signedInCandidate(app())]
    const leaving = new AbortController()
    const stream = await ana.fetch('/api/events', { signal: leaving.signal })
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    const heard = listen(stream)
    app().deps.bus.publish(personTopic(ben.id), { kind: 'resume', resumeId: 'of-ben' })
    app().deps.bus.publish(personTopic(ana.id), { kind: 'resume', resumeId: 'of-ana' })
    const text = await heard('of-ana')
    expect(text).toContain('data: {"kind":"resume","resumeId":"of-ana"}\n\n')
    expect(text).not.toContain('of-ben')
    leaving.abort()
  })

  test('that loses its line finds what came meanwhile when it is back, and hears what comes after', async () => {
    const ana = await signedInCandidate(app())
    const tell = (title: string) =>
      transact(app().deps.db, (tx) =>
        addNotice(tx, { personId: ana.id, kind: 'test', title, body: '', path: null, eventKey: title }),
      )
    const titles = async () => (await ana.api.notices.page({})).notices.map((notice) => notice.title)
    const leaving = new AbortController()
    const heard = listen(await ana.fetch('/api/events', { signal: leaving.signal }))
    await tell('One')
    await heard('notice')
    leaving.abort()
    await tell('Two')
    const back = new AbortController()
    const again = listen(await ana.fetch('/api/events', { signal: back.signal }))
    expect(await titles()).toEqual(['Two', 'One'])
    await tell('Three')
    expect(await again('notice')).toContain('data: {"kind":"notice"}')
    expect(await titles()).toEqual(['Three', 'Two', 'One'])
    back.abort()
  })

  test('needs a session', async () => {
    expect((await app().fetch('/api/events')).status).toBe(401)
  })

  test('is one of eight at most; more are asked to come again later', async () => {
    const ana = await signedInCandidate(app())
    const streams = []
    for (let count = 0; count < 9; count++) streams.push(await ana.fetch('/api/events'))
    expect(streams.map(({ status }) => status)).toEqual([...Array<number>(8).fill(200), 204])
    await streams[0]?.body?.cancel()
    const again = await ana.fetch('/api/events')
    expect(again.status).toBe(200)
    for (const stream of [...streams.slice(1), again]) await stream.body?.cancel()
  })
})
