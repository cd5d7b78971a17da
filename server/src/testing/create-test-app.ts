import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { createApp } from '../app.ts'
import { assemble } from '../assemble.ts'
import { type Config, readConfig } from '../config.ts'
import { openInMemory } from '../db/open.ts'
import type { Dependencies } from '../dependencies.ts'
import { createLog } from '../http/log.ts'
import { type SettableClock, settableClock } from '../outside/clock.ts'
import { openEmbedder } from '../outside/embedder/open-embedder.ts'
import { openModel } from '../outside/model/open-model.ts'
import { openFromSource } from './database-source.ts'
import { type EmbeddingServer, startEmbeddingServer } from './embedding-server.ts'
import { type ModelServer, startModelServer } from './model-server.ts'
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts'

export type TestApp = {
  deps: Dependencies
  clock: SettableClock
  /** One request to the whole application, as from a page of ours unless the headers say otherwise. */
  fetch(path: string, init?: RequestInit & { from?: string }): Promise<Response>
  /** Runs all background work that is due, until nothing is left. With `includeLater` also what waits for its time. */
  runTasks(options?: { includeLater?: boolean }): Promise<number>
  /** What tasks threw while `runTasks` ran them: the first place to look when background work did not happen. */
  taskFailures: { task: string; error: unknown }[]
  /** Every line that was logged. */
  logLines: Record<string, unknown>[]
  /** The mail server of the test, where one was asked for. */
  smtp: SmtpSink | null
  /** The language model of the test, where one was asked for. */
  model: ModelServer | null
  /** The endpoint for vectors, where one was asked for. */
  embedder: EmbeddingServer | null
}

export type TestAppOptions = {
  /** With a mail server of its own, in `app().smtp`. */
  smtp?: boolean
  /** With a language model, in `app().model`; it is waited for only a second. */
  model?: boolean
  /** With an endpoint for vectors in place of the built-in embedder, in `app().embedder`. */
  embedder?: boolean
  /** Runs by the database's time, as the product does, in place of `app().clock`. */
  databaseTime?: boolean
  /** On the embedded database whatever the rest runs on: for what exists in that mode only. */
  embedded?: boolean
  environment?: Record<string, string>
}

const origin = 'http://localhost:3000'

/** The whole application for the tests of one file, on a database of its own: `const app = createTestApp()`, then `app()`. */
export function createTestApp(options: TestAppOptions = {}): () => TestApp {
  let running: (TestApp & { close(): Promise<void> }) | null = null
  beforeAll(async () => {
    running = await startTestApp(options)
  })
  afterAll(() => running?.close())
  return () => {
    if (!running) throw new Error('The application runs only while tests run.')
    return running
  }
}

async function startTestApp({ smtp: wantsSmtp, databaseTime, embedded, environment = {}, ...wants }: TestAppOptions) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gladwork-test-'))
  const model = wants.model ? await startModelServer() : null
  const embedder = wants.embedder ? await startEmbeddingServer() : null
  const smtp = wantsSmtp ? await startSmtpSink() : null
  const config: Config = readConfig({ DATA_DIR: dataDir, ...(smtp ? { SMTP_URL: smtp.url } : {}), ...environment })
  const clock = settableClock()
  const logLines: Record<string, unknown>[] = []
  const taskFailures: TestApp['taskFailures'] = []
  const log = createLog('debug', {
    write: (line: string) => void logLines.push(JSON.parse(line) as Record<string, unknown>),
  })
  const source = inject('databaseSource')
  const database = embedded && source.kind === 'template' ? await openInMemory() : await openFromSource(source)
  const { deps, close } = await assemble(config, {
    database,
    clock: databaseTime ? undefined : clock,
    log,
    models: {
      ...(model ? { model: openModel({ modelUrl: model.url, modelKey: null, modelName: 'small' }, log, 1_000) } : {}),
      ...(embedder ? { embedder: openEmbedder(endpointOf(embedder), log, 1_000) } : {}),
    },
  })
  const app = createApp(deps)

  return {
    deps,
    clock,
    logLines,
    taskFailures,
    smtp,
    model,
    embedder,
    async fetch(address: string, { from = '127.0.0.1', ...init }: RequestInit & { from?: string } = {}) {
      const headers = new Headers(init.headers)
      if (!headers.has('origin') && init.method && init.method !== 'GET') headers.set('origin', config.publicUrl)
      return app.fetch(new Request(new URL(address, origin), { ...init, headers }), { remoteAddress: from })
    },
    runTasks: (how?: { includeLater?: boolean }) =>
      deps.tasks.drain({ ...how, onFailure: (error, task) => void taskFailures.push({ task, error }) }),
    async close() {
      await close()
      await smtp?.close()
      await model?.close()
      await embedder?.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function endpointOf({ url }: EmbeddingServer) {
  return { embeddingUrl: url, embeddingKey: null, embeddingModel: 'words' }
}
