import type { Readable } from 'node:stream'

export type SavedFile = { size: number; sha256: string }

export type FileStore = {
  /** Resolves when the file is on the disk for good. A file over the limit leaves nothing behind. */
  save(
    key: string,
    content: AsyncIterable<Uint8Array> | Uint8Array,
    limit?: { maximumBytes: number },
  ): Promise<SavedFile>
  read(key: string): Promise<Uint8Array>
  stream(key: string): Promise<Readable>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** Every key under the prefix with its age, for the sweep of files without a row. */
  list(prefix: string): Promise<{ key: string; changedAt: Date }[]>
}
