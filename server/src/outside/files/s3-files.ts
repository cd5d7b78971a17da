import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { counted } from './counted.ts'
import type { FileStore } from './file-store.ts'

/** `s3://key:secret@bucket?endpoint=https://storage.example.org&region=eu-1`; without keys the usual AWS sources are asked. */
export function s3Files(address: string): FileStore {
  const url = new URL(address)
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  const disk = new Disk(
    new S3Driver({
      bucket: url.hostname,
      region: url.searchParams.get('region') ?? 'us-east-1',
      visibility: 'private',
      supportsACL: false,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      ...(url.username
        ? {
            credentials: {
              accessKeyId: decodeURIComponent(url.username),
              secretAccessKey: decodeURIComponent(url.password),
            },
          }
        : {}),
    }),
  )
  return {
    async save(key, content, limit) {
      const { bytes, result } = counted(content, limit)
      // An object needs its length up front, and files here are small: 10 MB at most.
      const chunks: Uint8Array[] = []
      for await (const chunk of bytes) chunks.push(chunk)
      await disk.put(key, new Uint8Array(Buffer.concat(chunks)))
      return result()
    },
    read: (key) => disk.getBytes(key),
    stream: async (key) => Readable.from(await disk.getStream(key)),
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
    async list(prefix) {
      const found: { key: string; changedAt: Date }[] = []
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll(prefix, { recursive: true, paginationToken })
        const keys = [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []))
        for (const key of keys) found.push({ key, changedAt: (await disk.getMetaData(key)).lastModified })
        paginationToken = page.paginationToken
      } while (paginationToken)
      return found
    },
  }
}
