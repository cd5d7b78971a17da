import type { Config } from './config.ts'
import { openDatabaseClock } from './db/clock.ts'
import type { ClaimedFolder } from './db/embedded/claim.ts'
import { migrate } from './db/migrate.ts'
import { type OpenDatabase, openDatabase } from './db/open.ts'
import type { Dependencies, Surroundings } from './dependencies.ts'
import { createResumeReader } from './features/resumes/reader/reader.ts'
import { taskList } from './features/task-list.ts'
import { createAuth } from './http/auth.ts'
import { createLog } from './http/log.ts'
import { isLocalHost } from './http/origins.ts'
import { createLimiter } from './http/rate-limit.ts'
import { readSecret } from './http/secret.ts'
import type { Clock } from './outside/clock.ts'
import { builtInEmbedder } from './outside/embedder/embedder.ts'
import { openFiles } from './outside/files/open-files.ts'
import { openMailer } from './outside/mail/open-mailer.ts'
import { openBus, useBus } from './tasks/bus.ts'
import { openTasks } from './tasks/queue.ts'
import { localSignals, serverSignals } from './tasks/signals.ts'

/** What tests and tools put in place of the usual. */
export type Parts = {
  database?: OpenDatabase
  claimed?: ClaimedFolder
  clock?: Clock
  log?: Surroundings['log']
  models?: Partial<Pick<Surroundings, 'model' | 'embedder'>>
}

/** Opens everything the application stands on, in the order in which it depends on each other; `close` goes the other way. */
export async function assemble(config: Config, parts: Parts = {}) {
  const database = parts.database ?? (await openDatabase(config, parts.claimed))
  try {
    await migrate(database)
    return await assembleOn(database, config, parts)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function assembleOn(database: OpenDatabase, config: Config, parts: Parts) {
  const { db, kind, pool } = database
  const clock = parts.clock ?? (await openDatabaseClock(pool))
  const log = parts.log ?? createLog(config.logLevel)
  const { mailer, mailbox } = openMailer(config, clock)
  const signals = kind === 'server' ? serverSignals(pool) : localSignals()
  const bus = await openBus(signals)
  useBus(db, bus)
  const reader = createResumeReader()
  const surroundings: Surroundings = {
    config,
    db,
    files: await openFiles(config),
    reader,
    mailer,
    ...(await openModels(config, log)),
    ...parts.models,
    clock,
    bus,
    log,
  }
  const tasks = await openTasks(database, surroundings, taskList, signals)
  const secret = await readSecret(config)
  const auth = createAuth({ config, db, secret })
  const limiter = await createLimiter(database)
  // It shows links that open accounts: only to whoever sits at the machine, never to the network.
  const isOpenMailbox = kind === 'embedded' && isLocalHost(new URL(config.publicUrl).hostname)
  const deps: Dependencies = {
    ...surroundings,
    database,
    tasks,
    auth,
    secret,
    limiter,
    mailbox: isOpenMailbox ? mailbox : null,
  }
  return {
    deps,
    async close() {
      await tasks.stop()
      reader.close()
      mailer.close()
      await bus.close()
      await signals.close()
      clock.close?.()
      await database.close()
    },
  }
}

/** Their library is a hundred modules, which a start without them does not load. */
async function openModels(config: Config, log: Surroundings['log']): Promise<Pick<Surroundings, 'model' | 'embedder'>> {
  const { modelUrl, embeddingUrl } = config
  return {
    model: modelUrl ? (await import('./outside/model/open-model.ts')).openModel(config, log) : null,
    embedder: embeddingUrl
      ? (await import('./outside/embedder/open-embedder.ts')).openEmbedder(config, log)
      : builtInEmbedder,
  }
}
