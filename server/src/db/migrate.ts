import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { OpenDatabase } from './open.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any constant will do, as long as nobody else on the same database takes it. */
const migrationLock = 4_242_015

/** Brings the database to the newest schema. Two processes that start at once do it one after the other. */
export async function migrate({ pool }: Pick<OpenDatabase, 'pool'>) {
  const client = await pool.connect()
  try {
    // A migration may take its time, and so may waiting for another process that migrates.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query('create extension if not exists vector')
    await applyMigrations(drizzle(client), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  } finally {
    // The lock belongs to the connection: an unfinished migration gives it up with it.
    client.release(true)
  }
}
