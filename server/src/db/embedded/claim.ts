import path from 'node:path'
import { lockFolder } from '../lock.ts'
import { type EmbeddedServer, startEmbedded } from './start.ts'

/** A folder that is ours alone, with its database starting in its own thread. */
export type ClaimedFolder = { server: Promise<EmbeddedServer>; release(): Promise<void> }

/** Needs little code, so that a start can refuse a taken folder at once and load the rest while the database opens. */
export async function claimFolder(dataDir: string): Promise<ClaimedFolder> {
  const lock = await lockFolder(dataDir)
  const server = startEmbedded({ folder: path.join(dataDir, 'database') })
  // Whoever awaits it hears of a failure; until then it must not end the process as nobody's.
  server.catch(() => undefined)
  return { server, release: () => lock.release() }
}
