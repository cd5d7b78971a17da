import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { WorkerAnswer, WorkerInput, WorkerRequest } from './worker.ts'

export type EmbeddedServer = {
  /** What the PostgreSQL driver takes as its host. */
  socketFolder: string
  dump(): Promise<Uint8Array>
  close(): Promise<void>
  onCrash(report: (reason: string) => void): void
}

/** Longer socket paths are cut or refused by the operating system. */
const socketPathLimit = 100
const socketName = '.s.PGSQL.5432'

/** Starts the engine over a folder, or in memory when there is none, optionally filled from a dump. */
export async function startEmbedded(place: { folder: string | null; dumpPath?: string }): Promise<EmbeddedServer> {
  const socketFolder = await makeSocketFolder(place.folder)
  const input: WorkerInput = {
    folder: place.folder,
    dumpPath: place.dumpPath ?? null,
    socketPath: path.join(socketFolder, socketName),
  }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input })
  await waitFor(worker, 'ready')

  let isClosing = false
  return {
    socketFolder,
    async dump() {
      const answer = waitFor(worker, 'dump')
      worker.postMessage('dump' satisfies WorkerRequest)
      return (await answer).bytes
    },
    async close() {
      isClosing = true
      const answer = waitFor(worker, 'closed')
      worker.postMessage('close' satisfies WorkerRequest)
      await answer
      await rm(socketFolder, { recursive: true, force: true })
    },
    onCrash(report) {
      worker.on('error', (error) => report(error instanceof Error ? error.message : String(error)))
      worker.on('exit', (code) => isClosing || report(`it ended with code ${code}`))
    },
  }
}

async function makeSocketFolder(folder: string | null) {
  const wanted = folder && path.join(path.dirname(folder), 'socket')
  if (!wanted || path.join(wanted, socketName).length > socketPathLimit) {
    return mkdtemp(path.join(tmpdir(), 'gladwork-'))
  }
  // What a killed process left; nobody else can be using it, because the folder's lock is ours.
  await rm(wanted, { recursive: true, force: true })
  // Whoever can connect is the owner of the database: only this user may.
  await mkdir(wanted, { recursive: true, mode: 0o700 })
  return wanted
}

function waitFor<Kind extends WorkerAnswer['kind']>(worker: Worker, kind: Kind) {
  return new Promise<Extract<WorkerAnswer, { kind: Kind }>>((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      finish()
    }
    const onMessage = (answer: WorkerAnswer) => {
      if (isOfKind(answer, kind)) settle(() => resolve(answer))
      else if (answer.kind === 'failed') settle(() => reject(embeddedFailure(answer.reason)))
    }
    const onError = (error: unknown) => settle(() => reject(embeddedFailure(String(error))))
    const onExit = (code: number) => settle(() => reject(embeddedFailure(`it ended with code ${code}`)))
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
  })
}

function isOfKind<Kind extends WorkerAnswer['kind']>(
  answer: WorkerAnswer,
  kind: Kind,
): answer is Extract<WorkerAnswer, { kind: Kind }> {
  return answer.kind === kind
}

function embeddedFailure(reason: string) {
  return new Error(`The embedded database stopped: ${reason}`)
}
