import { createMiddleware } from 'hono/factory'
import type { HttpVariables } from './variables.ts'

/** Hashes as `sha256-…` of the code and the style a page carries in itself. */
export type InlineHashes = { script: string; style: string }

/** What a page may load and run: our own files, and of what stands in the page itself only what has one of these hashes. */
export function documentPolicy(inline?: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src 'self'${inline ? ` '${inline.script}'` : ''}`,
    `style-src 'self'${inline ? ` '${inline.style}'` : ''}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For data and files: nothing in them is ever run, shown in a frame or taken for a page. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ')

const twoYears = 63_072_000

/** On every answer, whoever made it. What a handler has set for itself stays. */
export function securityHeaders({ isTls }: { isTls: boolean }) {
  return createMiddleware<HttpVariables>(async (c, next) => {
    await next()
    const { headers } = c.res
    const isDocument = headers.get('content-type')?.startsWith('text/html') ?? false
    setUnlessThere(headers, 'content-security-policy', isDocument ? documentPolicy() : dataPolicy)
    setUnlessThere(headers, 'cache-control', isDocument ? 'no-cache' : 'no-store')
    headers.set('x-content-type-options', 'nosniff')
    headers.set('x-frame-options', 'DENY')
    // Not "no-referrer": browsers then send "Origin: null" with our own requests, and the check of origins would refuse them.
    headers.set('referrer-policy', 'same-origin')
    headers.set('permissions-policy', permissions)
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('cross-origin-resource-policy', 'same-origin')
    if (isTls) headers.set('strict-transport-security', `max-age=${twoYears}; includeSubDomains`)
  })
}

function setUnlessThere(headers: Headers, name: string, value: string) {
  if (!headers.has(name)) headers.set(name, value)
}
