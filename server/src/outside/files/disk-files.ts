import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { counted } from './counted.ts'
import type { FileStore } from './file-store.ts'

/** Unfinished files wait here; the sweep of old ones needs no list of names. */
const incoming = '.incoming'

export function diskFiles(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    async save(key, content, limit) {
      const target = placeOf(folder, key)
      await mkdir(path.join(folder, incoming), { recursive: true })
      const draft = path.join(folder, incoming, randomUUID())
      const { bytes, result } = counted(content, limit)
      try {
        await writeAndSync(draft, bytes)
        await mkdir(path.dirname(target), { recursive: true })
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      // Only now does the name survive a power cut.
      await syncFolder(path.dirname(target))
      return result()
    },
    read: (key) => disk.getBytes(key),
    stream: (key) => disk.getStream(key),
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
    async list(prefix) {
      if (!(await stat(path.join(folder, prefix)).catch(() => null))) return []
      const { objects } = await disk.listAll(prefix, { recursive: true })
      const keys = [...objects].flatMap((object) => (object.isFile ? [object.key] : []))
      return Promise.all(keys.map(async (key) => ({ key, changedAt: (await stat(placeOf(folder, key))).mtime })))
    },
  }
}

function placeOf(folder: string, key: string) {
  if (!/^[a-z]+\/[\w-][\w.-]*$/.test(key)) throw new Error('A file key is a kind and a random name.')
  return path.join(folder, key)
}

async function writeAndSync(place: string, bytes: AsyncIterable<Uint8Array>) {
  const file = await open(place, 'wx', 0o600)
  try {
    for await (const chunk of bytes) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
