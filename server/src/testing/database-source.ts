import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrate } from '../db/migrate.ts'
import { type OpenDatabase, openDatabase, openInMemory } from '../db/open.ts'

/** Where the databases of the tests come from: a dump to load, or a template on a server to copy. */
export type DatabaseSource = { kind: 'dump'; path: string } | { kind: 'template'; url: string; name: string }

const root = fileURLToPath(new URL('../../..', import.meta.url))
const cache = path.join(root, 'node_modules', '.cache', 'gladwork')

/** One migrated database, made once for each state of the migrations and kept between runs. */
export async function prepareSource(serverUrl: string | undefined): Promise<DatabaseSource> {
  return serverUrl ? prepareTemplate(serverUrl) : prepareDump()
}

export async function removeSource(source: DatabaseSource) {
  if (source.kind === 'template') await onServer(source.url, `drop database if exists ${source.name} with (force)`)
}

/** A database of its own for one test file. */
export async function openFromSource(source: DatabaseSource): Promise<OpenDatabase> {
  if (source.kind === 'dump') return openInMemory(source.path)
  const name = freshName('file')
  await onServer(source.url, `create database ${name} template ${source.name}`)
  const opened = await openDatabase({ databaseUrl: urlOf(source.url, name), dataDir: '' })
  return {
    ...opened,
    async close() {
      await opened.close()
      await onServer(source.url, `drop database ${name} with (force)`)
    },
  }
}

async function prepareDump(): Promise<DatabaseSource> {
  const target = path.join(cache, `${fingerprint()}.tar`)
  if (existsSync(target)) return { kind: 'dump', path: target }
  const database = await openInMemory()
  await migrate(database)
  const bytes = await database.dump()
  await database.close()
  await mkdir(cache, { recursive: true })
  const draft = `${target}.${process.pid}`
  await writeFile(draft, bytes)
  await rename(draft, target)
  return { kind: 'dump', path: target }
}

async function prepareTemplate(url: string): Promise<DatabaseSource> {
  const name = freshName('template')
  await onServer(url, `create database ${name}`)
  const database = await openDatabase({ databaseUrl: urlOf(url, name), dataDir: '' })
  await migrate(database)
  await database.close()
  return { kind: 'template', url, name }
}

async function onServer(url: string, command: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}

function fingerprint() {
  const hash = createHash('sha256')
  const migrations = path.join(root, 'server', 'src', 'db', 'migrations')
  for (const file of readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(file).update(readFileSync(path.join(migrations, file)))
  }
  for (const library of ['@electric-sql/pglite', '@electric-sql/pglite-pgvector', 'pg-boss']) {
    hash.update(readFileSync(path.join(root, 'node_modules', library, 'package.json')))
  }
  return hash.digest('hex').slice(0, 24)
}

function freshName(purpose: string) {
  return `gladwork_${purpose}_${randomUUID().replaceAll('-', '').slice(0, 16)}`
}

function urlOf(url: string, database: string) {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
