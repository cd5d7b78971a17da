import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What cookies are signed with: the configured one, or one made at the first start and kept beside the data. */
export async function readSecret({ authSecret, dataDir }: { authSecret: string | null; dataDir: string }) {
  if (authSecret) return authSecret
  const place = path.join(dataDir, 'secret')
  const kept = await readFile(place, 'utf8').catch(() => null)
  if (kept) return kept
  await mkdir(dataDir, { recursive: true })
  const draft = `${place}.${process.pid}`
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  // Of two first starts at once, both use the one that came first.
  await link(draft, place).catch(() => undefined)
  await rm(draft, { force: true })
  return readFile(place, 'utf8')
}
