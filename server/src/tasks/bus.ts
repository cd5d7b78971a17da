import { EventEmitter } from 'node:events'
import { afterCommit, currentScope } from '../db/transaction-scope.ts'
import type { Signals } from './signals.ts'

/** Tells open pages that something they show has changed: `resume:<id>`, `person:<id>`. */
export type Bus = {
  /** Inside a transaction it waits for the commit. The payload says what to look at, it does not carry the news itself. */
  publish(topic: string, payload: Record<string, unknown>): void
  subscribe(topic: string, hear: (payload: Record<string, unknown>) => void): () => void
  close(): Promise<void>
}

const channel = 'gladwork_bus'
/** PostgreSQL cuts off at 8,000 bytes. */
const longestMessage = 7_000

const buses = new WeakMap<object, Bus>()

/** The bus that belongs to a database handle; made known once, when the application is put together. */
export function useBus(database: object, bus: Bus) {
  buses.set(database, bus)
}

/** Publishes from inside a transaction, after its commit. */
export function publish(tx: object, topic: string, payload: Record<string, unknown>) {
  const bus = buses.get(tx) ?? buses.get(currentScope()?.database ?? tx)
  if (!bus) throw new Error('publish() needs the handle that transact() hands over, of a database with an open bus.')
  bus.publish(topic, payload)
}

export async function openBus(signals: Signals): Promise<Bus> {
  const topics = new EventEmitter()
  topics.setMaxListeners(0)
  const listening = await signals.listen(channel, (message) => {
    const { topic, payload } = JSON.parse(message) as { topic: string; payload: Record<string, unknown> }
    topics.emit(topic, payload)
  })
  return {
    publish(topic, payload) {
      const message = JSON.stringify({ topic, payload })
      if (Buffer.byteLength(message) > longestMessage)
        throw new Error(`The message on ${topic} is too long for the bus.`)
      afterCommit(() => signals.send(channel, message))
    },
    subscribe(topic, hear) {
      topics.on(topic, hear)
      return () => void topics.off(topic, hear)
    },
    close: () => listening.close(),
  }
}
