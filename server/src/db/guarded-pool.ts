import pg from 'pg'
import { currentScope } from './transaction-scope.ts'

/**
 * The embedded database has one session: the outer handle, used inside a transaction, waits for that very transaction.
 * The mistake is refused on both databases, so that it is found wherever it is made.
 */
export class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): unknown {
    if (currentScope()) {
      throw new Error(
        'The outer database handle was used inside a transaction: use the one that transact() hands over.',
      )
    }
    return callback ? super.connect(callback) : super.connect()
  }
}
