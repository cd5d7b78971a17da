import type { Context } from 'hono'
import { AppError } from './errors.ts'
import type { HttpVariables } from './variables.ts'

export type Upload = { fileName: string; content: AsyncIterable<Uint8Array> }

const longestName = 255

/**
 * A file as the body of its own request, so that it can be counted and kept while it arrives: the name stands
 * percent-encoded in `x-file-name`. A length over the limit that is announced is refused before the first byte.
 */
export function readUpload(
  c: Context<HttpVariables>,
  { maximumBytes, message }: { maximumBytes: number; message: string },
): Upload {
  const { body, headers } = c.req.raw
  if (Number(headers.get('content-length') ?? 0) > maximumBytes) throw new AppError('too_large', message)
  if (!body) throw new AppError('invalid', 'The file did not arrive. Please try again.')
  return { fileName: readName(headers.get('x-file-name')), content: body }
}

function readName(encoded: string | null) {
  try {
    const name = decodeURIComponent(encoded ?? '')
    return name.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '').slice(-longestName) || 'file'
  } catch {
    throw new AppError('invalid', 'The name of the file could not be read.')
  }
}
