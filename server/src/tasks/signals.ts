import { EventEmitter } from 'node:events'
import pg from 'pg'

/** Short messages between processes. They only say "look again": whoever misses one finds the same by looking. */
export type Signals = {
  send(channel: string, message: string): void
  /** `onGap` is called when messages may have been missed. */
  listen(channel: string, onMessage: (message: string) => void, onGap?: () => void): Promise<{ close(): Promise<void> }>
  close(): Promise<void>
}

/** Within the one process of the embedded database, whose socket carries no notifications. */
export function localSignals(): Signals {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  return {
    send: (channel, message) => void emitter.emit(channel, message),
    async listen(channel, onMessage) {
      emitter.on(channel, onMessage)
      return { close: async () => void emitter.off(channel, onMessage) }
    },
    async close() {
      emitter.removeAllListeners()
    },
  }
}

const longestWait = 30_000

/** Between the processes on one server, by LISTEN and NOTIFY on a connection of its own that is replaced when it breaks. */
export function serverSignals(pool: pg.Pool): Signals {
  const listeners = new EventEmitter()
  listeners.setMaxListeners(0)
  const gaps = new Set<() => void>()
  const channels = new Set<string>()
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let failures = 0
  let isClosed = false

  async function connect() {
    const next = new pg.Client({ ...pool.options, keepAlive: true })
    next.on('notification', ({ channel, payload }) => void listeners.emit(channel, payload ?? ''))
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    await next.connect()
    client = next
    for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    failures = 0
  }

  function lose(lost: pg.Client) {
    if (isClosed || client !== lost) return
    client = null
    lost.end().catch(() => undefined)
    reconnectLater()
  }

  function reconnectLater() {
    clearTimeout(retry)
    if (isClosed) return
    retry = setTimeout(
      () => void connect().then(() => gaps.forEach((onGap) => onGap()), reconnectLater),
      Math.min(longestWait, 500 * 2 ** failures++),
    )
    retry.unref()
  }

  return {
    send(channel, message) {
      // A lost message is found by looking; it must not fail the request that sent it.
      pool.query('select pg_notify($1, $2)', [channel, message]).catch(() => undefined)
    },
    async listen(channel, onMessage, onGap) {
      if (!client) await connect()
      if (!channels.has(channel)) {
        channels.add(channel)
        await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
      }
      listeners.on(channel, onMessage)
      if (onGap) gaps.add(onGap)
      return {
        async close() {
          listeners.off(channel, onMessage)
          if (onGap) gaps.delete(onGap)
        },
      }
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
