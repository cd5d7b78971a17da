import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import PostalMime, { type Email } from 'postal-mime'
import { passStoredDays } from '#server/testing/pass-stored-days.ts'

export type Server = {
  url: string
  problems: () => string[]
  /** Gone from one moment to the next, as with `kill -9`. */
  kill: () => Promise<void>
  startAgain: () => Promise<void>
  /** As if everything that is stored had happened that much earlier. */
  passDays: (days: number) => Promise<void>
  /** Every message to somebody, oldest first, read from the files that its mailbox keeps. */
  messagesTo: (address: string) => Promise<Email[]>
  stop: () => Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const node = path.join(root, 'node_modules', '.bin', 'node')
const errorLevel = 50

/** The built product on a port and in a folder of its own, without the demo world. */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gladwork-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const runs: (() => string[])[] = []
  let server = await run()

  async function run() {
    const child = spawn(node, [path.join(root, 'server', 'src', 'main.ts')], {
      // Away from the project, so that nobody's own .env decides which database the journeys write to.
      cwd: dataDir,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        DATA_DIR: path.join(dataDir, 'data'),
        DEMO_WORLD: 'off',
        LOG_LEVEL: 'warn',
        ...settings,
        ...(process.env.WEB_DIST ? { WEB_DIST: path.resolve(process.env.WEB_DIST) } : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = collect(child)
    runs.push(said)
    await until(child, said, `Gladwork is ready at ${url}`)
    return child
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(signal)
    await once(server, 'exit')
  }

  return {
    url,
    problems: () => runs.flatMap((said) => said().filter(isError)),
    kill: () => end('SIGKILL'),
    async startAgain() {
      server = await run()
    },
    async passDays(days) {
      const database = new Pool({
        host: path.join(dataDir, 'data', 'socket'),
        user: 'postgres',
        database: 'postgres',
        max: 1,
      })
      await passStoredDays(database, days)
      await database.end()
    },
    async messagesTo(address) {
      const folder = path.join(dataDir, 'data', 'mailbox')
      const names = readdirSync(folder).filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
      const messages = await Promise.all(
        names.toSorted().map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
      )
      return messages.filter(({ to = [] }) => to.some((one) => one.address === address))
    },
    async stop() {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function until(server: ChildProcess, said: () => string[], words: string) {
  const end = Date.now() + 60_000
  while (!said().some((line) => line.includes(words))) {
    if (server.exitCode !== null || Date.now() > end) throw new Error(`The server did not start.\n${said().join('\n')}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function collect(server: ChildProcess): () => string[] {
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  return () => output.split('\n')
}

/** A log line of a failure, or anything that stands on its own where a log line should be. */
function isError(line: string): boolean {
  if (!line.startsWith('{')) return /^\s*(?:\w*Error|Uncaught|\(node:)/.test(line)
  try {
    const { level } = JSON.parse(line) as { level?: number | string }
    return level === 'error' || level === 'fatal' || (typeof level === 'number' && level >= errorLevel)
  } catch {
    return true
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
