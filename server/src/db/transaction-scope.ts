import { AsyncLocalStorage } from 'node:async_hooks'

/** What belongs to the transaction that the current code runs in. */
export type TransactionScope = { database: object; isOpen: boolean; afterCommit: (() => void)[] }

const scopes = new AsyncLocalStorage<TransactionScope>()

export function currentScope(): TransactionScope | null {
  const scope = scopes.getStore()
  return scope?.isOpen ? scope : null
}

export function inScope<Value>(scope: TransactionScope, work: () => Promise<Value>): Promise<Value> {
  return scopes.run(scope, work)
}

/** Work that outlives the transaction (timers, listeners, other people's promises) must not believe it is inside. */
export function outsideScope<Value>(work: () => Value): Value {
  return scopes.exit(work)
}

/** Runs when the current transaction has been committed, never when it is rolled back; at once when there is none. */
export function afterCommit(work: () => void) {
  const scope = currentScope()
  if (scope) scope.afterCommit.push(work)
  else work()
}
