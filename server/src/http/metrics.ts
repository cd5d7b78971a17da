import { createMiddleware } from 'hono/factory'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { TaskQueue } from '../tasks/queue.ts'
import type { HttpVariables } from './variables.ts'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics(tasks: Pick<TaskQueue, 'counts'>) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by method, kind of address and status class.',
    labelNames: ['method', 'kind', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'http_internal_errors_total',
    help: 'Requests that ended in an error of ours.',
    registers: [registry],
  })
  new Gauge({
    name: 'tasks',
    help: 'Background tasks by name and state.',
    labelNames: ['task', 'state'],
    registers: [registry],
    async collect() {
      for (const { name, waiting, running, failed } of await tasks.counts()) {
        this.set({ task: name, state: 'waiting' }, waiting)
        this.set({ task: name, state: 'running' }, running)
        this.set({ task: name, state: 'failed' }, failed)
      }
    },
  })
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    countFailure: () => failures.inc(),
    measure: createMiddleware<HttpVariables>(async (c, next) => {
      const end = requests.startTimer({ method: c.req.method, kind: kindOf(c.req.path) })
      await next()
      end({ status: `${Math.floor(c.res.status / 100)}xx` })
    }),
  }
}

function kindOf(path: string) {
  if (path.startsWith('/api/')) return 'api'
  return path.startsWith('/assets/') ? 'asset' : 'page'
}
