import path from 'node:path'
import { diskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'

export async function openFiles(place: { filesUrl: string | null; dataDir: string }): Promise<FileStore> {
  if (!place.filesUrl) return diskFiles(path.join(place.dataDir, 'files'))
  // A third of a megabyte of code that most installations never need.
  const { s3Files } = await import('./s3-files.ts')
  return s3Files(place.filesUrl)
}
