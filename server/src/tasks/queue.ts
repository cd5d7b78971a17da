import { type Db, type Job, PgBoss, systemClock } from 'pg-boss'
import type { OpenDatabase } from '../db/open.ts'
import type { Surroundings } from '../dependencies.ts'
import { useSender } from './enqueue.ts'
import type { Signals } from './signals.ts'
import type { Task, TaskRun } from './task.ts'

export type TaskQueue = {
  /** Begins to run tasks and schedules in this process. */
  work(): Promise<void>
  /** Runs what is waiting, here and now, until nothing is left. Returns how many ran. For tests and tools. */
  drain(options?: DrainOptions): Promise<number>
  /** How many are waiting, running and failed, by task. */
  counts(): Promise<{ name: string; waiting: number; running: number; failed: number }[]>
  stop(): Promise<void>
}

export type DrainOptions = { includeLater?: boolean; onFailure?: (error: unknown, task: string) => void }

// oxlint-disable-next-line typescript/no-explicit-any -- each task checks its own input; a list of them has no common one
export type AnyTask = Task<any>

/** A run whose process stopped answering starts again elsewhere after this long. */
const heartbeatSeconds = 10
const notifiedPollSeconds = 2
const pollSeconds = 0.5
const drainGraceMilliseconds = 8_000

export async function openTasks(
  { kind, pool, db }: OpenDatabase,
  around: Surroundings,
  tasks: readonly AnyTask[],
  signals: Signals,
): Promise<TaskQueue> {
  const wakers = new Set<(queue: string) => void>()
  const isOnlyProcess = kind === 'embedded'
  const boss = new PgBoss({
    db: adapter(pool, signals, isOnlyProcess ? wakers : null),
    useListenNotify: true,
    // Schedules follow the database's time, which the queue counts on by the time that passes: a clock set here moves nothing.
    clock: { ...systemClock, now: () => performance.timeOrigin + performance.now() },
    clockMonitorIntervalSeconds: 30,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 5,
    supervise: true,
    schedule: true,
    reindex: !isOnlyProcess,
    monitorVacuum: !isOnlyProcess,
  })
  boss.on('error', (error) => around.log.error({ event: 'queue-error', error: nameOf(error) }))
  boss.on('warning', ({ message }) => around.log.warn({ event: 'queue-warning', reason: message.slice(0, 200) }))
  await boss.start()
  await createQueues(boss, tasks)
  useSender(db, { boss, wake: (queue) => wakers.forEach((wake) => wake(queue)) })

  return {
    async work() {
      if (isOnlyProcess) await restartAbandoned(boss, tasks)
      for (const task of tasks) {
        await boss.work(
          task.name,
          {
            localConcurrency: task.options.concurrency,
            pollingIntervalSeconds: pollSeconds,
            notifyPollingIntervalSeconds: notifiedPollSeconds,
          },
          async ([job]: Job<object>[]) => {
            if (job) await runOnce(around, task, job)
          },
        )
        await keepSchedules(boss, task)
      }
    },
    drain: (options) => drain(boss, around, tasks, options),
    async counts() {
      const queues = await boss.getQueues(tasks.map(({ name }) => name))
      return queues.map((queue) => ({
        name: queue.name,
        waiting: queue.queuedCount,
        running: queue.activeCount,
        failed: queue.failedCount,
      }))
    },
    stop: () => boss.stop({ close: false, graceful: true, timeout: drainGraceMilliseconds }),
  }
}

async function createQueues(boss: PgBoss, tasks: readonly AnyTask[]) {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, options } of tasks) {
    const wanted = {
      retryLimit: options.retries,
      retryDelay: options.firstPauseSeconds,
      retryBackoff: true,
      retryDelayMax: options.longestPauseSeconds,
      expireInSeconds: options.limitSeconds,
      heartbeatSeconds,
      notify: true,
    }
    const known = existing.get(name)
    if (!known) await boss.createQueue(name, wanted)
    else if (Object.entries(wanted).some(([key, value]) => Reflect.get(known, key) !== value))
      await boss.updateQueue(name, wanted)
  }
  // A first look-up inside somebody's transaction would use the outer handle, so all of them happen here.
  for (const { name } of tasks) await boss.findJobs(name, { id: crypto.randomUUID() })
}

async function keepSchedules(boss: PgBoss, { name, schedules }: AnyTask) {
  const keyOf = (cron: string) => Buffer.from(cron).toString('hex')
  for (const { key } of await boss.getSchedules(name)) {
    if (!schedules.some(({ cron }) => keyOf(cron) === key)) await boss.unschedule(name, key)
  }
  for (const { cron, input } of schedules) {
    // What fell due while no process ran is done once as soon as one does.
    await boss.schedule(name, cron, input, { key: keyOf(cron), tz: 'UTC', missed: 'once' })
  }
}

/** The embedded database has one process: whatever is marked as running when it starts was cut off. */
async function restartAbandoned(boss: PgBoss, tasks: readonly AnyTask[]) {
  for (const { name } of tasks) {
    const cutOff = (await boss.findJobs(name)).filter((job) => job.state === 'active').map((job) => job.id)
    if (cutOff.length === 0) continue
    await boss.fail(name, cutOff, { reason: 'the process ended' })
    for (const id of cutOff) await boss.update(name, undefined, { id, startAfter: 0 })
  }
}

async function drain(
  boss: PgBoss,
  around: Surroundings,
  tasks: readonly AnyTask[],
  { includeLater: ignoreStartAfter = false, onFailure }: DrainOptions = {},
) {
  let count = 0
  for (let before = -1; before !== count; ) {
    before = count
    for (const task of tasks) {
      const jobs = await boss.fetch<object>(task.name, { batchSize: 50, ignoreStartAfter })
      for (const job of jobs) {
        await settle(boss, task.name, job, () => runOnce(around, task, job), onFailure)
        count += 1
      }
    }
  }
  return count
}

async function settle(
  boss: PgBoss,
  name: string,
  job: Job,
  work: () => Promise<void>,
  onFailure: DrainOptions['onFailure'],
) {
  try {
    await work()
    await boss.complete(name, job.id)
  } catch (error) {
    onFailure?.(error instanceof Error ? error.cause : error, name)
    await boss.fail(name, job.id, { reason: nameOf(error) })
  }
}

async function runOnce(around: Surroundings, task: AnyTask, job: Job<object>) {
  const started = performance.now()
  const run: TaskRun = {
    id: job.id,
    attempt: job.retryCount + 1,
    isLastAttempt: job.retryCount >= task.options.retries,
    signal: job.signal ?? new AbortController().signal,
  }
  const fields = { event: 'task', task: task.name, taskId: job.id, attempt: run.attempt }
  try {
    const input = task.input.parse(job.data)
    await task.run(around, input, run)
    around.log.info({ ...fields, outcome: 'done', ms: Math.round(performance.now() - started) })
  } catch (error) {
    around.log.error({
      ...fields,
      outcome: 'failed',
      error: nameOf(error),
      ms: Math.round(performance.now() - started),
    })
    if (run.isLastAttempt) await task.giveUp?.(around, job.data, nameOf(error))
    // The message may quote a résumé or an address, and the queue keeps what it is thrown.
    throw new Error(nameOf(error), { cause: error })
  }
}

function nameOf(error: unknown) {
  return error instanceof Error ? error.name : 'unknown'
}

/** The queue's statements on our own connections. Its blocks of several statements must not leave a transaction open. */
function adapter(pool: OpenDatabase['pool'], signals: Signals, wakers: Set<(queue: string) => void> | null): Db {
  return {
    async executeSql(text, values) {
      if (values?.length) return pool.query(text, values)
      const client = await pool.connect()
      try {
        const result: { rows: unknown[] } | { rows: unknown[] }[] = await client.query(text)
        client.release()
        return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result
      } catch (error) {
        await client.query('rollback').catch(() => undefined)
        client.release()
        throw error
      }
    },
    async listen(channel, onNotification, onReconnect) {
      if (!wakers) return signals.listen(channel, onNotification, onReconnect)
      wakers.add(onNotification)
      return { close: async () => void wakers.delete(onNotification) }
    },
  }
}
