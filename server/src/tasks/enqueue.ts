import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Connection } from '../db/open.ts'
import { afterCommit, currentScope } from '../db/transaction-scope.ts'
import type { Task } from './task.ts'

export type EnqueueOptions = {
  /** A waiting run with the same key is used again (and takes the newer input), so that ten changes make one run. */
  key?: string
  startAfter?: Date | number
  priority?: number
}

type Sender = { boss: PgBoss; wake(queue: string): void }

const senders = new WeakMap<object, Sender>()

/** The queue that belongs to a database handle; made known once, when the queue is opened. */
export function useSender(database: object, sender: Sender) {
  senders.set(database, sender)
}

/** Starts background work when, and only when, the transaction of `tx` is committed. */
export async function enqueue<Input extends object>(
  tx: Connection,
  /** The name is enough, so that a feature can start work of one that builds on it. */
  task: Pick<Task<Input>, 'name'>,
  input: Input,
  options: EnqueueOptions = {},
) {
  const sender = senders.get(tx) ?? senders.get(currentScope()?.database ?? tx)
  if (!sender)
    throw new Error('enqueue() needs the handle that transact() hands over, of a database with an open queue.')
  const { key, startAfter, priority } = options
  const settings = { db: fromDrizzle(tx, sql), startAfter: startAfter ?? 0, priority: priority ?? 0 }
  if (key === undefined) await sender.boss.send(task.name, input, settings)
  // Rewriting the waiting run locks it until our commit: it can't start before it can see what we wrote.
  else await sender.boss.upsert(task.name, input, { ...settings, singletonKey: key })
  if (startAfter === undefined) afterCommit(() => sender.wake(task.name))
}
