import { createHash } from 'node:crypto'
import { FileTooLarge } from '../../stored-file.ts'
import type { SavedFile } from './file-store.ts'

/** Passes bytes on while it counts and hashes them, and stops at the first byte over the limit. */
export function counted(content: AsyncIterable<Uint8Array> | Uint8Array, limit?: { maximumBytes: number }) {
  const hash = createHash('sha256')
  let size = 0

  async function* pass() {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      size += chunk.length
      if (limit && size > limit.maximumBytes) throw new FileTooLarge()
      hash.update(chunk)
      yield chunk
    }
  }

  return { bytes: pass(), result: (): SavedFile => ({ size, sha256: hash.digest('hex') }) }
}
