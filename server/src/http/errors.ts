import { ORPCError, ValidationError } from '@orpc/server'
import { type ErrorBody, type ErrorCode, errorStatus } from '#domain/errors.ts'
import { databaseProblem, isUnavailable } from '../db/errors.ts'

/** What people read when the place that failed had no better sentence. */
const sentences: Record<ErrorCode, string> = {
  unauthenticated: 'Please sign in to go on.',
  forbidden: 'This is not open to your account.',
  not_found: 'We could not find that.',
  conflict: 'This has changed in the meantime. Please reload and try again.',
  too_large: 'This is too large to be sent.',
  invalid: 'Please check what you entered.',
  rate_limited: 'Too many requests. Please wait a moment before trying again.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'We are busy right now. Please try again in a moment.',
}

type Details = { fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown }

/** The one way for a request to end badly. Its message is shown to people, so it is a whole sentence of ours. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string = sentences[code], { fields, retryAfterSeconds, cause }: Details = {}) {
    super(message, { cause })
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds ?? (code === 'unavailable' ? 2 : undefined)
  }
}

/** Everything that can be thrown, as something that may be shown: an unknown error's own words never leave the server. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ORPCError) return fromContract(error)
  if (isUnavailable(error)) return new AppError('unavailable', undefined, { cause: error })
  return new AppError('internal', undefined, { cause: error })
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  return { code: error.code, message: error.message, ...(error.fields ? { fields: error.fields } : {}), requestId }
}

export function errorResponse(error: AppError, requestId: string): Response {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' })
  if (error.retryAfterSeconds) headers.set('retry-after', String(error.retryAfterSeconds))
  return Response.json(errorBody(error, requestId), { status: errorStatus[error.code], headers })
}

/** What a log line may hold of an error: its kind and place, not its words, which may quote a résumé or an address. */
export function errorFields(error: unknown): Record<string, unknown> {
  const cause = error instanceof AppError && error.cause !== undefined ? error.cause : error
  const problem = databaseProblem(cause)
  return {
    error: cause instanceof Error ? cause.name : typeof cause,
    ...(problem ? { sqlstate: problem.state, constraint: problem.constraint } : {}),
    frames: framesOf(cause),
  }
}

function fromContract(error: ORPCError<string, unknown>): AppError {
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
    const fields = fieldMessages(error.cause.issues)
    return new AppError('invalid', Object.values(fields)[0], { fields, cause: error })
  }
  if (error.status === 413) return new AppError('too_large', undefined, { cause: error })
  if (error.status === 404 || error.status === 405) return new AppError('not_found', undefined, { cause: error })
  if (error.status < 500) return new AppError('invalid', undefined, { cause: error })
  return new AppError('internal', undefined, { cause: error.cause ?? error })
}

function fieldMessages(issues: ValidationError['issues']): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path = [], message } of issues) {
    const name = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
    fields[name] ??= message
  }
  return fields
}

function framesOf(error: unknown) {
  if (!(error instanceof Error)) return undefined
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
  return frames.slice(0, 8).map((line) => line.trim())
}
