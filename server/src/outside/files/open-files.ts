import path from 'node:path'
import { diskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'
import { s3Files } from './s3-files.ts'

export function openFiles(place: { filesUrl: string | null; dataDir: string }): FileStore {
  return place.filesUrl ? s3Files(place.filesUrl) : diskFiles(path.join(place.dataDir, 'files'))
}
