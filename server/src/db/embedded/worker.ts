import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { vector } from '@electric-sql/pglite-pgvector'
import { serveWire } from './wire-server.ts'

// The engine blocks its thread for the length of each query, so it has a thread of its own.

export type WorkerInput = { folder: string | null; dumpPath: string | null; socketPath: string }
export type WorkerRequest = 'close' | 'dump'
export type WorkerAnswer =
  | { kind: 'ready' | 'closed' }
  | { kind: 'failed'; reason: string }
  | { kind: 'dump'; bytes: Uint8Array }

const port = parentPort
if (!port) throw new Error('The embedded database runs in a worker thread.')
const answer = (message: WorkerAnswer) => port.postMessage(message)

try {
  await run(workerData as WorkerInput)
} catch (error) {
  answer({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}

async function run({ folder, dumpPath, socketPath }: WorkerInput) {
  const database = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(dumpPath ? { loadDataDir: new Blob([await readFile(dumpPath)]) } : {}),
    extensions: { vector, pg_trgm, citext, unaccent },
  })
  const wire = await serveWire(
    {
      run: (batch, onRawData) => database.execProtocolRawStream(batch, { onRawData }),
      rollback: async () => void (await database.exec('rollback')),
      isInTransaction: () => database.isInTransaction(),
    },
    socketPath,
  )
  port?.on('message', (request: WorkerRequest) => void (request === 'dump' ? dump() : close()))
  answer({ kind: 'ready' })

  async function dump() {
    const archive = await database.dumpDataDir('none')
    answer({ kind: 'dump', bytes: new Uint8Array(await archive.arrayBuffer()) })
  }

  async function close() {
    await wire.close()
    await database.close()
    answer({ kind: 'closed' })
    process.exit(0)
  }
}
