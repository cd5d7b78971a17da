import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type ClaimedFolder, claimFolder } from './embedded/claim.ts'
import { type EmbeddedServer, startEmbedded } from './embedded/start.ts'
import { isRetryable } from './errors.ts'
import { GuardedPool } from './guarded-pool.ts'
import * as schema from './schema.ts'
import { checkServer } from './server-requirements.ts'
import { inScope, type TransactionScope } from './transaction-scope.ts'

export type Database = NodePgDatabase<typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For queries that work inside and outside a transaction alike. */
export type Connection = Database | Transaction

export type OpenDatabase = {
  db: Database
  pool: pg.Pool
  kind: 'embedded' | 'server'
  close(): Promise<void>
}

/** Where the data is: a server's address, or a folder for the embedded database. */
export type DatabasePlace = { databaseUrl: string | null; dataDir: string }

export async function openDatabase(place: DatabasePlace, claimed?: ClaimedFolder): Promise<OpenDatabase> {
  if (place.databaseUrl) return openServer(place.databaseUrl)
  return openClaimed(claimed ?? (await claimFolder(place.dataDir)))
}

const attempts = 4

/**
 * One transaction. Inside, only the handle given to `work` reaches the database; nothing but the database is waited for.
 * `work` runs again when the database asks for it (serialization failure, deadlock), so it must have no other effects;
 * what shall happen once goes through `afterCommit`.
 */
export async function transact<Value>(db: Database, work: (tx: Transaction) => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    const scope: TransactionScope = { database: db, isOpen: true, afterCommit: [] }
    try {
      const value = await db.transaction((tx) => inScope(scope, () => work(tx)))
      scope.isOpen = false
      for (const effect of scope.afterCommit) effect()
      return value
    } catch (error) {
      scope.isOpen = false
      if (attempt >= attempts || !isRetryable(error)) throw error
    }
  }
}

/** The embedded database in memory, filled from a dump: for tests. It needs no lock, because it has no folder. */
export async function openInMemory(dumpPath?: string): Promise<OpenDatabase & { dump(): Promise<Uint8Array> }> {
  const server = await startEmbedded({ folder: null, dumpPath })
  return { ...overEmbedded(server, async () => {}), dump: () => server.dump() }
}

async function openClaimed({ server, release }: ClaimedFolder): Promise<OpenDatabase> {
  try {
    return overEmbedded(await server, release)
  } catch (error) {
    await release()
    throw error
  }
}

function overEmbedded(server: EmbeddedServer, afterClose: () => Promise<void>): OpenDatabase {
  server.onCrash((reason) => {
    // Without its database the process can only refuse; a supervisor starts it anew.
    throw new Error(`The embedded database stopped: ${reason}`)
  })
  // One session serves all connections in turn; more of them only wait elsewhere.
  const pool = makePool({ host: server.socketFolder, user: 'postgres', database: 'postgres', max: 8 })
  return {
    ...describe(pool, 'embedded'),
    async close() {
      await pool.end()
      await server.close()
      await afterClose()
    },
  }
}

async function openServer(connectionString: string): Promise<OpenDatabase> {
  const pool = makePool({
    connectionString,
    max: 16,
    connectionTimeoutMillis: 5_000,
    application_name: 'gladwork',
    // Nothing of ours takes as long; what does is lost, and must not hold locks that others wait for.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  try {
    await checkServer(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { ...describe(pool, 'server'), close: () => pool.end() }
}

function makePool(settings: pg.PoolConfig) {
  const pool = new GuardedPool(settings)
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}

function describe<Kind extends OpenDatabase['kind']>(pool: pg.Pool, kind: Kind) {
  return { db: drizzle(pool, { schema, casing: 'snake_case' }) as Database, pool, kind }
}
