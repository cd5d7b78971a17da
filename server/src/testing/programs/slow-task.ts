import { writeSync } from 'node:fs'
import * as z from 'zod/mini'
import { readConfig } from '../../config.ts'
import { migrate } from '../../db/migrate.ts'
import { openDatabase, transact } from '../../db/open.ts'
import { createResumeReader } from '../../features/resumes/reader/reader.ts'
import { createLog } from '../../http/log.ts'
import { settableClock } from '../../outside/clock.ts'
import { builtInEmbedder } from '../../outside/embedder/embedder.ts'
import { openFiles } from '../../outside/files/open-files.ts'
import { openMailer } from '../../outside/mail/open-mailer.ts'
import { openBus } from '../../tasks/bus.ts'
import { enqueue } from '../../tasks/enqueue.ts'
import { openTasks } from '../../tasks/queue.ts'
import { localSignals } from '../../tasks/signals.ts'
import { defineTask } from '../../tasks/task.ts'

// Runs a task that takes long in its first attempt. With `enqueue` as second argument it also starts it.

const [dataDir = '', how] = process.argv.slice(2)
const slow = defineTask({
  name: 'slow',
  input: z.object({ word: z.string() }),
  async run(_around, { word }, { attempt }) {
    writeSync(1, `attempt ${attempt} of ${word}\n`)
    if (attempt === 1) await new Promise((resolve) => setTimeout(resolve, 60_000))
    writeSync(1, `finished ${word}\n`)
  },
})

const config = readConfig({ DATA_DIR: dataDir })
const database = await openDatabase(config)
await migrate(database)
const signals = localSignals()
const tasks = await openTasks(
  database,
  {
    config,
    db: database.db,
    clock: settableClock(),
    bus: await openBus(signals),
    files: await openFiles(config),
    reader: createResumeReader(),
    mailer: openMailer(config, settableClock()).mailer,
    model: null,
    embedder: builtInEmbedder,
    log: createLog('silent'),
  },
  [slow],
  signals,
)
await tasks.work()
if (how === 'enqueue') await transact(database.db, (tx) => enqueue(tx, slow, { word: 'reading' }))
