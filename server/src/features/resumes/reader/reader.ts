import { maxResumeBytes } from '#domain/resumes/limits.ts'
import type { Decoded } from './decode.ts'
import { type Read, ReadingProcess } from './reading-process.ts'

export type ResumeReader = {
  /** File to positioned text. */
  read: (bytes: Uint8Array) => Promise<Decoded>
  /** File to structured reading with what its layout shows; all of it in the limited process. `today` is YYYY-MM-DD. */
  readResume: (bytes: Uint8Array, today: string) => Promise<Read>
  /** Highest memory any of its processes was seen with, in bytes. */
  memoryPeak: () => number
  close: () => void
}

/** Reads files in at most `processes` limited child processes; further files wait their turn. */
export function createResumeReader({ processes = 1 }: { processes?: number } = {}): ResumeReader {
  const idle = Array.from({ length: processes }, () => new ReadingProcess())
  const all = [...idle]
  const waiting: ((process: ReadingProcess) => void)[] = []

  async function take(): Promise<ReadingProcess> {
    return idle.pop() ?? (await new Promise((resolve) => waiting.push(resolve)))
  }
  function giveBack(process: ReadingProcess): void {
    const next = waiting.shift()
    if (next) next(process)
    else idle.push(process)
  }
  async function within<Answer>(bytes: Uint8Array, work: (process: ReadingProcess, file: Buffer) => Promise<Answer>) {
    if (bytes.byteLength === 0) return { ok: false as const, refusal: 'empty' as const }
    if (bytes.byteLength > maxResumeBytes) return { ok: false as const, refusal: 'too_large' as const }
    const process = await take()
    try {
      return await work(process, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    } finally {
      giveBack(process)
    }
  }
  return {
    read: (bytes) => within(bytes, (process, file) => process.decode(file)),
    readResume: (bytes, today) => within(bytes, (process, file) => process.read(file, today)),
    memoryPeak: () => Math.max(...all.map((process) => process.memoryPeak)),
    close() {
      for (const process of all) process.stop()
    },
  }
}
