import { createHmac, timingSafeEqual } from 'node:crypto'

const day = 24 * 60 * 60
/** A session ends when it was not used for this long, and after this long in any case. */
export const idleDays = 14
export const absoluteDays = 30

export function cookieName({ isTls }: { isTls: boolean }) {
  // The prefix makes the browser itself refuse the cookie from any other host, path or plain connection.
  return isTls ? '__Host-gladwork' : 'gladwork'
}

/** The token of a session cookie, or null when it was not signed by us: made-up ones never reach the database. */
export function readToken(cookieHeader: string | null, name: string, secret: string): string | null {
  const raw = rawCookie(cookieHeader, name)
  if (raw === null) return null
  const signed = decode(raw)
  const dot = signed.lastIndexOf('.')
  const token = signed.slice(0, Math.max(0, dot))
  const given = Buffer.from(signed.slice(dot + 1), 'base64')
  const wanted = createHmac('sha256', secret).update(token).digest()
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null
}

export function rawCookie(cookieHeader: string | null, name: string): string | null {
  const start = `${name}=`
  const pair = cookieHeader?.split(/; ?/).find((one) => one.startsWith(start))
  return pair ? pair.slice(start.length) : null
}

/** The same cookie again with its full life; or, without a value, its end. */
export function sessionCookie(name: string, value: string | null, isTls: boolean): string {
  const age = value === null ? 0 : idleDays * day
  return `${name}=${value ?? ''}; Max-Age=${age}; Path=/; HttpOnly;${isTls ? ' Secure;' : ''} SameSite=Lax`
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
