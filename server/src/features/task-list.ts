import { deliverMail } from '../tasks/outbox.ts'
import type { AnyTask } from '../tasks/queue.ts'

/** Every kind of background work; a feature adds its own here. */
export const taskList: readonly AnyTask[] = [deliverMail]
