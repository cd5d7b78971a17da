import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

type Holder = { pid: number; startedAt: string; machine: string; takenAt: string; token: string }

export type FolderLock = { release(): Promise<void> }

/** For a holder on another machine (a container with the same folder) there is no pid to test: a lock this quiet is dead. */
const quietAfter = 15_000
const heartbeatEvery = 4_000

export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/**
 * The embedded database takes no lock of its own, and a second program that opens its folder destroys data.
 * So every program takes this lock before it opens the folder. The lock of a dead process is taken over.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true })
  const place = path.join(folder, 'lock')
  const me: Holder = {
    pid: process.pid,
    startedAt: await startOf(process.pid),
    machine: hostname(),
    takenAt: new Date().toISOString(),
    token: randomUUID(),
  }
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await claim(place, me)) return hold(place, me)
    const holder = await read(place)
    if (holder && (await isAlive(place, holder))) throw inUse(folder, holder)
    await setAside(place, holder)
  }
  throw new FolderInUse(`The folder ${folder} is being taken by another start of this program. Try again.`)
}

/** The finished file appears under its name in one step, so that nobody can read half of it. */
async function claim(place: string, me: Holder) {
  const draft = `${place}.${me.token}`
  await writeFile(draft, JSON.stringify(me), { flag: 'wx', mode: 0o600 })
  try {
    await link(draft, place)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Two starts may find the same dead lock; the one that finds a newer file under its hands puts it back. */
async function setAside(place: string, dead: Holder | null) {
  const aside = `${place}.dead.${randomUUID()}`
  try {
    await rename(place, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const moved = await read(aside)
  if (moved?.token !== dead?.token) await link(aside, place).catch(() => undefined)
  await rm(aside, { force: true })
}

function hold(place: string, me: Holder): FolderLock {
  const heartbeat = setInterval(() => void utimes(place, new Date(), new Date()).catch(() => undefined), heartbeatEvery)
  heartbeat.unref()
  return {
    async release() {
      clearInterval(heartbeat)
      if ((await read(place))?.token === me.token) await rm(place, { force: true })
    },
  }
}

async function isAlive(place: string, holder: Holder) {
  if (holder.machine !== hostname()) {
    const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: 0 }))
    return Date.now() - mtimeMs < quietAfter
  }
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  return (await startOf(holder.pid)) === holder.startedAt
}

/** A pid is used again after a while; pid and start time together are not. */
async function startOf(pid: number) {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

async function read(place: string): Promise<Holder | null> {
  try {
    const holder: unknown = JSON.parse(await readFile(place, 'utf8'))
    return isHolder(holder) ? holder : null
  } catch {
    return null
  }
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && 'pid' in value && 'token' in value && 'machine' in value
}

function inUse(folder: string, { pid, takenAt, machine }: Holder) {
  const where = machine === hostname() ? '' : ` on ${machine}`
  return new FolderInUse(
    `The folder ${folder} is in use by process ${pid}${where}, running since ${takenAt}. ` +
      'Stop that process first, or set DATA_DIR to another folder.',
  )
}

function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
