import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type Program = {
  pid: number
  /** What it has printed so far. */
  output(): string
  /** Resolves when the words are printed, fails when the program ends without. */
  prints(words: string): Promise<void>
  kill(signal: NodeJS.Signals): Promise<number | null>
  ended: Promise<number | null>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Starts a program of ours as a process of its own, for tests that kill it. */
export function startProgram(file: string, args: string[], environment: Record<string, string> = {}): Program {
  const node = path.join(root, 'node_modules', '.bin', 'node')
  const child = spawn(node, [path.join(root, file), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const listeners = new Set<() => void>()
  const collect = (chunk: Buffer) => {
    text += chunk.toString('utf8')
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = endOf(child)
  return {
    pid: child.pid ?? 0,
    output: () => text,
    prints: (words) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!text.includes(words)) return
          listeners.delete(look)
          resolve()
        }
        listeners.add(look)
        look()
        void ended.then(() => reject(new Error(`It ended without printing "${words}":\n${text}`)))
      }),
    kill(signal) {
      child.kill(signal)
      return ended
    },
    ended,
  }
}

/** A port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function endOf(child: ChildProcess) {
  return new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)))
}
