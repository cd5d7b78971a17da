import type { Context } from 'hono'
import type { Bus } from '../tasks/bus.ts'
import type { HttpVariables } from './variables.ts'

/** Proxies cut silent connections after 30 to 60 seconds. */
const pulseEvery = 20_000
const openAtOnce = 8
const reconnectAfter = 2_000

const open = new Map<string, number>()
const running = new Set<() => void>()

/** What everything that concerns one person is published under. */
export function personTopic(personId: string) {
  return `person:${personId}`
}

/** For the end of the process: streams never end by themselves. */
export function endEventStreams() {
  for (const end of running) end()
}

/** Sends what is published under a topic to an open page, until the page goes away. */
export function eventStream(c: Context<HttpVariables>, bus: Bus, topic: string): Response {
  const count = open.get(topic) ?? 0
  // A page over the limit asks again later, and asks for data meanwhile: nobody gets stuck for having many tabs.
  if (count >= openAtOnce) return new Response(null, { status: 204 })
  open.set(topic, count + 1)

  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      send(`retry: ${reconnectAfter}\n\n`)
      const unsubscribe = bus.subscribe(topic, (payload) => send(`data: ${JSON.stringify(payload)}\n\n`))
      const pulse = setInterval(() => send(': \n\n'), pulseEvery)
      pulse.unref()
      stop = () => {
        stop = () => {}
        unsubscribe()
        clearInterval(pulse)
        leave(topic)
        running.delete(end)
        c.req.raw.signal.removeEventListener('abort', end)
      }
      const end = () => {
        stop()
        controller.close()
      }
      running.add(end)
      c.req.raw.signal.addEventListener('abort', end)
    },
    cancel: () => stop(),
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}

function leave(topic: string) {
  const left = (open.get(topic) ?? 1) - 1
  if (left > 0) open.set(topic, left)
  else open.delete(topic)
}
