import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createApp } from '../app.ts'
import { assemble } from '../assemble.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../http/log.ts'
import { settableClock } from '../outside/clock.ts'
import type { Ground } from './factories.ts'

/** The whole application for a measurement, silent, on a folder of its own or on this database. */
export async function openMeasured(databaseUrl: string | null, environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'gladwork-bench-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...environment,
  })
  const clock = settableClock()
  const { deps, close } = await assemble(config, { clock, log: createLog('silent') })
  const app = createApp(deps)
  const ground: Ground = {
    deps,
    clock,
    fetch: async (address, { from = '127.0.0.1', ...init } = {}) =>
      app.fetch(new Request(new URL(address, config.publicUrl), init), { remoteAddress: from }),
  }
  return {
    app,
    deps,
    ground,
    async close() {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
