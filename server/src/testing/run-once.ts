import type { Task } from '../tasks/task.ts'
import type { TestApp } from './create-test-app.ts'

/** One run of a task that a schedule would start. */
export async function runOnce(app: TestApp, task: Pick<Task<object>, 'run'>): Promise<void> {
  await task.run(app.deps, {}, { id: 'once', attempt: 1, isLastAttempt: false, signal: new AbortController().signal })
}
