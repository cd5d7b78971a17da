import type { Pool } from 'pg'
import type { Clock } from '../outside/clock.ts'

/** Between two readings this process counts on by itself; only a machine that slept is behind, and for no longer than this. */
const readEverySeconds = 10

export type DatabaseClock = Clock & {
  /** Reads the database's time now. */
  read(): Promise<void>
  close(): void
}

/**
 * The database's time, counted on by the time that has passed in this process. Whoever sets this machine's clock, or runs
 * several machines that disagree, changes nothing: a deadline written by one of them is judged by the same time everywhere.
 */
export async function openDatabaseClock(pool: Pick<Pool, 'query'>): Promise<DatabaseClock> {
  let known = await readTime(pool)
  const read = async () => {
    known = await readTime(pool)
  }
  // The last reading stays good while the database does not answer.
  const timer = setInterval(() => void read().catch(() => undefined), readEverySeconds * 1_000).unref()
  return {
    now: () => new Date(known.epoch + (performance.now() - known.at)),
    read,
    close: () => clearInterval(timer),
  }
}

/** What the database said, and the moment of this process it belongs to: the middle of question and answer. */
async function readTime(pool: Pick<Pool, 'query'>) {
  const asked = performance.now()
  const {
    rows: [row],
  } = await pool.query<{ epoch: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::double precision as epoch',
  )
  const answered = performance.now()
  if (!row) throw new Error('The database did not say what time it is.')
  return { epoch: row.epoch, at: (asked + answered) / 2 }
}
