/** Every way a request can end badly, with its HTTP status. Nothing else leaves the server. */
export const errorStatus = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  invalid: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** What the reader of an error gets: a sentence of ours, and for forms the sentence beside each field. */
export type ErrorBody = {
  code: ErrorCode
  message: string
  fields?: Record<string, string>
  requestId: string
}

/** An expected outcome as a value: what was asked for, or why not. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal }
