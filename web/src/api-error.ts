import { ORPCError } from '@orpc/client'
import { type ErrorBody, errorStatus } from '#domain/errors.ts'

/** What went wrong with a call, in words that may be shown. `offline` is ours: the server was not reached. */
export type ApiProblem = {
  code: ErrorBody['code'] | 'offline'
  message: string
  fields: Record<string, string>
  requestId: string | null
}

type ProblemData = Pick<ErrorBody, 'fields' | 'requestId'>

/** Turns the server's error body into the error that calls throw; null for a body that is not ours (a proxy's page, say). */
export function decodeErrorBody(body: unknown): ORPCError<string, ProblemData> | null {
  if (!isErrorBody(body)) return null
  const { code, message, fields, requestId } = body
  return new ORPCError(code, { status: errorStatus[code], message, data: { fields, requestId } })
}

export function readProblem(error: unknown): ApiProblem {
  if (!(error instanceof ORPCError)) return { ...offline }
  const data = error.data as Partial<ProblemData> | undefined
  return {
    code: error.code in errorStatus ? (error.code as ErrorBody['code']) : 'internal',
    message: error.code in errorStatus ? error.message : 'Something went wrong on our side. Please try again.',
    fields: data?.fields ?? {},
    requestId: data?.requestId ?? null,
  }
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
