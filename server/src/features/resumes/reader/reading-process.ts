import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { resumeDocument } from '#domain/resumes/document.ts'
import { layoutFacts } from '#domain/resumes/layout-facts.ts'
import { maxReadingMemoryBytes, maxReadingMilliseconds } from '#domain/resumes/limits.ts'
import { resumeReading } from '#domain/resumes/reading.ts'
import { type ResumeRefusal, resumeRefusal } from '#domain/resumes/refusals.ts'
import type { Decoded } from './decode.ts'

/** A parser keeps scraps of each file; a fresh process after this many keeps memory flat. */
const filesPerProcess = 50
const watchEveryMilliseconds = 20
/** What a file may take between two looks, so that the limit itself is never passed. */
const memoryMargin = 112 * 1024 * 1024
/** The recognizer of scans never gives back what it took: a process that holds more than this makes room for a fresh one. */
const mostKept = 280 * 1024 * 1024
const heapMegabytes = 320
const pageSize = 4096
const clockTick = 10
/** By the clock a file may take this many times its time of work, but no longer. */
const patience = 2.5
const shortestWork = 100
const projectRoot = path.resolve(import.meta.dirname, '../../../../..')

/** Reading its own program is all it may do: no other file, no connection, no process. */
export const limitFlags: readonly string[] = [
  '--permission',
  `--allow-fs-read=${projectRoot}/*`,
  `--max-old-space-size=${heapMegabytes}`,
  '--disable-warning=ExperimentalWarning',
]

/** What the child says is checked like any outside input: a file may have taken it over. */
const refused = z.object({ ok: z.literal(false), refusal: resumeRefusal })
const decodedAnswer = z.union([z.object({ ok: z.literal(true), document: resumeDocument }), refused])
const readAnswer = z.union([z.object({ ok: z.literal(true), reading: resumeReading, layout: layoutFacts }), refused])
const childMessage = z.object({ id: z.int(), memory: z.number(), answer: z.unknown() })

export type Read = z.infer<typeof readAnswer>
type Refused = z.infer<typeof refused>
type Order = { bytes: Buffer; today: string | null; milliseconds: number }

/** One limited child process that works on one file at a time. */
export class ReadingProcess {
  #child: ChildProcess | null = null
  #files = 0
  #nextId = 1
  memoryPeak = 0

  /** File to positioned text. */
  async decode(bytes: Buffer, milliseconds = maxReadingMilliseconds): Promise<Decoded> {
    return await this.#ask({ bytes, today: null, milliseconds }, decodedAnswer)
  }

  /** File to structured reading; the text of a hostile file never meets a rule outside the child. */
  async read(bytes: Buffer, today: string, milliseconds = maxReadingMilliseconds): Promise<Read> {
    return await this.#ask({ bytes, today, milliseconds }, readAnswer)
  }

  async #ask<Answer>({ bytes, today, milliseconds }: Order, schema: z.ZodMiniType<Answer>): Promise<Answer | Refused> {
    if (this.#files >= filesPerProcess) this.stop()
    const child = (this.#child ??= startChild())
    this.#files++
    const id = this.#nextId++
    return await new Promise((resolve) => {
      const finish = (answer: Answer | Refused, isChildGone: boolean) => {
        clearTimeout(deadline)
        clearInterval(watch)
        child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error')
        child.on('error', () => {})
        if (isChildGone) this.stop()
        resolve(answer)
      }
      const refuse = (refusal: ResumeRefusal) => finish({ ok: false, refusal }, true)
      const worked = workOf(child.pid)
      const latest = performance.now() + milliseconds * patience
      let deadline = setTimeout(judge, milliseconds)
      function judge() {
        const left = milliseconds - (workOf(child.pid) - worked)
        if (left < shortestWork || performance.now() + left > latest) refuse('took_too_long')
        else deadline = setTimeout(judge, left)
      }
      const watch = setInterval(() => {
        const memory = residentMemory(child.pid)
        this.memoryPeak = Math.max(this.memoryPeak, memory)
        if (memory > maxReadingMemoryBytes - memoryMargin) refuse('bomb')
      }, watchEveryMilliseconds)
      child.on('message', (message) => {
        const said = childMessage.safeParse(message)
        if (said.success && said.data.id !== id) return
        const answer = said.success ? schema.safeParse(said.data.answer) : null
        if (!said.success || !answer?.success) return refuse('corrupt')
        this.memoryPeak = Math.max(this.memoryPeak, said.data.memory)
        finish(answer.data, said.data.memory > mostKept)
      })
      // A full heap ends the process by itself, which is the same thing as the watch ending it.
      child.on('exit', () => refuse('bomb'))
      child.on('error', () => refuse('bomb'))
      child.send({ id, bytes, today }, (error) => {
        if (error) refuse('corrupt')
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

/** Milliseconds of a processor, for the limit of time: a good file is not refused because the machine is busy. */
function workOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * clockTick
  } catch {
    return performance.now()
  }
}

/** Zero where the system has no /proc: the limit of the heap still holds there. */
function residentMemory(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageSize
  } catch {
    return 0
  }
}
