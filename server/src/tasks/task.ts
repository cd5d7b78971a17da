import type * as z from 'zod/mini'
import type { Surroundings } from '../dependencies.ts'

export type TaskRun = {
  id: string
  /** 1 for the first run. */
  attempt: number
  isLastAttempt: boolean
  /** Aborted when the run has taken longer than its limit or the process is shutting down. */
  signal: AbortSignal
}

export type Task<Input extends object> = {
  name: string
  input: z.ZodMiniType<Input>
  options: TaskOptions
  schedules: { cron: string; input: Input }[]
  run(around: Surroundings, input: Input, run: TaskRun): Promise<void>
  /** Called once when the last attempt has failed. */
  giveUp?(around: Surroundings, input: Input, reason: string): Promise<void>
}

export type TaskOptions = {
  /** Runs after the first one, with growing pauses. */
  retries: number
  firstPauseSeconds: number
  longestPauseSeconds: number
  limitSeconds: number
  /** How many run at once in one process. */
  concurrency: number
}

const usual: TaskOptions = {
  retries: 5,
  firstPauseSeconds: 2,
  longestPauseSeconds: 300,
  limitSeconds: 120,
  concurrency: 1,
}

/**
 * Background work. A run may be cut off at any point and repeated, so `run` must come to the same end when it runs twice.
 * It is listed in `features/task-list.ts` and started with `enqueue` in the transaction of what it belongs to.
 */
export function defineTask<Input extends object>(
  task: Pick<Task<Input>, 'name' | 'input' | 'run' | 'giveUp'> & {
    options?: Partial<TaskOptions>
    schedules?: Task<Input>['schedules']
  },
): Task<Input> {
  return { ...task, options: { ...usual, ...task.options }, schedules: task.schedules ?? [] }
}
