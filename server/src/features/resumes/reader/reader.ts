import { maxResumeBytes } from '#domain/resumes/limits.ts'
import type { Decoded } from './decode.ts'
import { ReadingProcess } from './reading-process.ts'

export type ResumeReader = {
  read: (bytes: Uint8Array) => Promise<Decoded>
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
  return {
    async read(bytes) {
      if (bytes.byteLength === 0) return { ok: false, refusal: 'empty' }
      if (bytes.byteLength > maxResumeBytes) return { ok: false, refusal: 'too_large' }
      const process = await take()
      try {
        return await process.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      } finally {
        giveBack(process)
      }
    },
    memoryPeak: () => Math.max(...all.map((process) => process.memoryPeak)),
    close() {
      for (const process of all) process.stop()
    },
  }
}
