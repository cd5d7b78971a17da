import type { Dependencies } from '../dependencies.ts'

/** How many statements reach the database while something runs, those of the session among them. */
export async function countStatements(
  app: { deps: Pick<Dependencies, 'database'> },
  run: () => Promise<unknown>,
): Promise<number> {
  const { pool } = app.deps.database
  const query = pool.query.bind(pool)
  let count = 0
  pool.query = ((...input: Parameters<typeof query>) => {
    count++
    return query(...input)
  }) as typeof pool.query
  try {
    await run()
  } finally {
    pool.query = query
  }
  return count
}
