import type pg from 'pg'

const oldestVersion = 15

/** A database that can't carry the product is refused at the start, in one sentence that says what to do. */
export async function checkServer(pool: pg.Pool) {
  const version = await ask(pool, 'show server_version_num')
  const major = Math.floor(Number(version) / 10_000)
  if (major < oldestVersion) {
    throw new Error(`DATABASE_URL leads to PostgreSQL ${major}; version ${oldestVersion} or newer is needed.`)
  }
  const available = await ask(pool, "select count(*)::text from pg_available_extensions where name = 'vector'")
  if (available !== '1') {
    throw new Error(
      'The PostgreSQL server behind DATABASE_URL has no "vector" extension; install pgvector 0.8 or newer on it.',
    )
  }
}

async function ask(pool: pg.Pool, query: string): Promise<string> {
  const { rows } = await pool
    .query<string[]>({ text: query, rowMode: 'array' })
    .catch((error: unknown) => Promise.reject(unreachable(error)))
  return rows[0]?.[0] ?? ''
}

/** The driver's own message may hold the address with its password. */
function unreachable(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
  return new Error(`The PostgreSQL server behind DATABASE_URL can't be used (${code}).`, { cause: error })
}
