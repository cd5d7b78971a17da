export type DatabaseProblem = { state: string; constraint: string | null }

export const uniqueViolation = '23505'
export const frozenRow = 'P0001'

const retryable = new Set(['40001', '40P01'])
/** Connection failures, shutdowns, too many connections, a query over its time limit. */
const unavailable = /^(08|57|53)|^25P03$/
const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])

/** The SQLSTATE and constraint behind an error, however deeply the query builder wrapped it; null when it is none. */
export function databaseProblem(error: unknown): DatabaseProblem | null {
  for (let cause: unknown = error, depth = 0; isObject(cause) && depth < 5; cause = cause.cause, depth++) {
    const { code } = cause
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return { state: code, constraint: constraintOf(cause) }
  }
  return null
}

/** True when the database refused a write by this rule: `violates(error, uniqueViolation, 'saved_jobs_once')`. */
export function violates(error: unknown, state: string, constraint?: string): boolean {
  const problem = databaseProblem(error)
  return problem?.state === state && (constraint === undefined || problem.constraint === constraint)
}

export function isRetryable(error: unknown) {
  return retryable.has(databaseProblem(error)?.state ?? '')
}

export function isUnavailable(error: unknown) {
  const problem = databaseProblem(error)
  if (problem) return unavailable.test(problem.state)
  for (let cause: unknown = error, depth = 0; isObject(cause) && depth < 5; cause = cause.cause, depth++) {
    if (typeof cause.code === 'string' && connectionCodes.has(cause.code)) return true
    if (
      typeof cause.message === 'string' &&
      /^Connection terminated|timeout exceeded when trying to connect/.test(cause.message)
    )
      return true
  }
  return false
}

/** A distributed database reports the constraint of a shard, with the shard's number behind the name, or only in the text. */
function constraintOf(error: Record<string, unknown>) {
  const named = typeof error.constraint === 'string' ? error.constraint : constraintIn(error.message)
  return named?.replace(/_\d{6,}$/, '') ?? null
}

function constraintIn(message: unknown) {
  return typeof message === 'string' ? (/constraint "([^"]+)"/.exec(message)?.[1] ?? null) : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
