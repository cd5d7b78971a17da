import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { resumeDocument } from '#domain/resumes/document.ts'
import { maxReadingMemoryBytes, maxReadingMilliseconds } from '#domain/resumes/limits.ts'
import { resumeRefusal } from '#domain/resumes/refusals.ts'
import type { Decoded } from './decode.ts'

/** A parser keeps scraps of each file; a fresh process after this many keeps memory flat. */
const filesPerProcess = 50
const watchEveryMilliseconds = 20
const heapMegabytes = 320
const pageSize = 4096
const projectRoot = path.resolve(import.meta.dirname, '../../../../..')

/** Reading its own program is all it may do: no other file, no connection, no process. */
export const limitFlags: readonly string[] = [
  '--permission',
  `--allow-fs-read=${projectRoot}/*`,
  `--max-old-space-size=${heapMegabytes}`,
  '--disable-warning=ExperimentalWarning',
]

/** What the child says is checked like any outside input: a file may have taken it over. */
const childMessage = z.object({
  id: z.int(),
  memory: z.number(),
  answer: z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), document: resumeDocument }),
    z.object({ ok: z.literal(false), refusal: resumeRefusal }),
  ]),
})

/** One limited child process that decodes one file at a time. */
export class ReadingProcess {
  #child: ChildProcess | null = null
  #files = 0
  #nextId = 1
  memoryPeak = 0

  async decode(bytes: Buffer, milliseconds = maxReadingMilliseconds): Promise<Decoded> {
    if (this.#files >= filesPerProcess) this.stop()
    const child = (this.#child ??= startChild())
    this.#files++
    const id = this.#nextId++
    return await new Promise((resolve) => {
      const finish = (answer: Decoded, isChildGone: boolean) => {
        clearTimeout(deadline)
        clearInterval(watch)
        child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error')
        child.on('error', () => {})
        if (isChildGone) this.stop()
        resolve(answer)
      }
      const deadline = setTimeout(() => finish({ ok: false, refusal: 'took_too_long' }, true), milliseconds)
      const watch = setInterval(() => {
        const memory = residentMemory(child.pid)
        this.memoryPeak = Math.max(this.memoryPeak, memory)
        if (memory > maxReadingMemoryBytes) finish({ ok: false, refusal: 'bomb' }, true)
      }, watchEveryMilliseconds)
      child.on('message', (message) => {
        const read = childMessage.safeParse(message)
        if (!read.success) return finish({ ok: false, refusal: 'corrupt' }, true)
        if (read.data.id !== id) return
        this.memoryPeak = Math.max(this.memoryPeak, read.data.memory)
        finish(read.data.answer, false)
      })
      // A full heap ends the process by itself, which is the same thing as the watch ending it.
      child.on('exit', () => finish({ ok: false, refusal: 'bomb' }, true))
      child.on('error', () => finish({ ok: false, refusal: 'bomb' }, true))
      child.send({ id, bytes }, (error) => {
        if (error) finish({ ok: false, refusal: 'corrupt' }, true)
      })
    })
  }

  stop(): void {
    this.#child?.kill('SIGKILL')
    this.#child = null
    this.#files = 0
  }
}

function startChild(): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'child.ts'), {
    execArgv: [...limitFlags],
    env: {},
    cwd: projectRoot,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // The warm child must not keep a finished program alive.
  child.unref()
  child.channel?.unref()
  return child
}

/** Zero where the system has no /proc: the limit of the heap still holds there. */
function residentMemory(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageSize
  } catch {
    return 0
  }
}
