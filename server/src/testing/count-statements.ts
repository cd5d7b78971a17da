import type { QueryConfig } from 'pg'
import type { Dependencies } from '../dependencies.ts'

export type Statement = [query: QueryConfig, values?: unknown[]]
type OnDatabase = { deps: Pick<Dependencies, 'database'> }

/** The statements that reach the database while something runs, those of the session among them. */
export async function watchStatements(app: OnDatabase, run: () => Promise<unknown>): Promise<Statement[]> {
  const { pool } = app.deps.database
  const query = pool.query.bind(pool)
  const statements: Statement[] = []
  pool.query = ((...input: Statement) => {
    statements.push(input)
    return query(...input)
  }) as typeof pool.query
  try {
    await run()
  } finally {
    pool.query = query
  }
  return statements
}

/** How many those are. */
export async function countStatements(app: OnDatabase, run: () => Promise<unknown>): Promise<number> {
  return (await watchStatements(app, run)).length
}
