import { writeSync } from 'node:fs'
import { FolderInUse, lockFolder } from '../../db/lock.ts'

// Takes the folder's lock, says so and keeps it; or says why it could not.

try {
  await lockFolder(process.argv[2] ?? '')
  writeSync(1, 'held\n')
  setInterval(() => undefined, 60_000)
} catch (error) {
  writeSync(1, error instanceof FolderInUse ? error.message : String(error))
  process.exitCode = 3
}
