import { promisify } from 'node:util'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { maxArchiveEntries, maxInflatedBytes, maxInflatedPartBytes } from '#domain/resumes/limits.ts'
import { Refused } from './refused.ts'

const openArchive = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer)

export type Archive = {
  has: (name: string) => boolean
  names: string[]
  /** The inflated part, or null where there is none. Counts what really comes out, since declared sizes may lie. */
  read: (name: string) => Promise<Buffer | null>
}

/** Reads the directory of a zip file and inflates single parts within the limits of the reader. */
export async function readArchive(bytes: Buffer): Promise<Archive> {
  const zip = await openArchive(bytes, { lazyEntries: true, autoClose: false })
  if (zip.entryCount > maxArchiveEntries) throw new Refused('bomb')
  const entries = await listEntries(zip)
  let left = maxInflatedBytes
  return {
    has: (name) => entries.has(name),
    names: [...entries.keys()],
    read: async (name) => {
      const entry = entries.get(name)
      if (!entry) return null
      if (entry.isEncrypted()) throw new Refused('encrypted')
      const part = await inflate(zip, entry, Math.min(left, maxInflatedPartBytes))
      left -= part.length
      return part
    },
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let declared = 0
  return await new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      declared += entry.uncompressedSize
      if (declared > maxInflatedBytes || entries.size >= maxArchiveEntries) return reject(new Refused('bomb'))
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

async function inflate(zip: ZipFile, entry: Entry, limit: number): Promise<Buffer> {
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)))
  })
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw new Refused('bomb')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
