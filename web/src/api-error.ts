import { type ErrorBody, type ErrorCode, errorStatus } from '#domain/errors.ts'

/** What went wrong with a call, in words that may be shown. `offline` is ours: the server was not reached. */
export type ApiProblem = {
  code: ErrorCode | 'offline'
  message: string
  fields: Record<string, string>
  requestId: string | null
}

type Answer = {
  code: ErrorCode
  status?: number
  message?: string
  fields?: Record<string, string>
  requestId?: string
}

/** An answer of the server that is a refusal or a failure; its message is meant for the reader. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Record<string, string>
  readonly requestId: string | null

  constructor({ code, status = errorStatus[code], message, fields = {}, requestId }: Answer) {
    super(message ?? 'Something went wrong on our side. Please try again.')
    this.code = code
    this.status = status
    this.fields = fields
    this.requestId = requestId ?? null
  }
}

/** Turns the server's error body into the error that calls throw; null for a body that is not ours (a proxy's page, say). */
export function decodeErrorBody(body: unknown): ApiError | null {
  return isErrorBody(body) ? new ApiError(body) : null
}

export function readProblem(error: unknown): ApiProblem {
  if (!(error instanceof ApiError)) return { ...offline }
  const { code, message, fields, requestId } = error
  return { code, message, fields, requestId }
}

const offline: ApiProblem = {
  code: 'offline',
  message: 'We could not reach Gladwork. Check your connection and try again.',
  fields: {},
  requestId: null,
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' && body !== null && 'code' in body && String(body.code) in errorStatus && 'message' in body
  )
}

/** An address whose id is none, or is of nothing this person may see: asking again would not help. */
export function namesNothing(problem: ApiProblem | null | undefined): boolean {
  return problem?.code === 'not_found' || problem?.code === 'invalid'
}
