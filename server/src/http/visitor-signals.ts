import { createHmac, randomBytes } from 'node:crypto'
import type { RequestContext } from './contract.ts'
import { rawCookie } from './session-cookie.ts'

/** What tells one visitor's surroundings from another's, as keyed hashes: nothing can be read back out of them. */
export type VisitorSignals = {
  networkHash: string
  /** Null for a browser that was never marked. */
  browserHash: string | null
  /** Who is signed in in this browser. */
  personId: string | null
  /** The same hash for a network that is known otherwise, such as that of a session. */
  hashNetwork(network: string): string
}

const markDays = 30

/** Reads where a visitor comes from. With `mark`, a browser without one gets a random mark of its own. */
export async function readSignals(context: RequestContext, { mark = false } = {}): Promise<VisitorSignals> {
  const name = context.config.isTls ? '__Host-gladwork-browser' : 'gladwork-browser'
  const known = rawCookie(context.requestHeaders.get('cookie'), name)
  const isMarked = known !== null && /^[\w-]{22}$/.test(known)
  const value = isMarked ? known : mark ? randomBytes(16).toString('base64url') : null
  if (mark && value !== null) {
    const secure = context.config.isTls ? ' Secure;' : ''
    const life = `Max-Age=${markDays * 24 * 60 * 60}; Path=/; HttpOnly;${secure} SameSite=Lax`
    context.answerHeaders.append('set-cookie', `${name}=${value}; ${life}`)
  }
  const hash = (kind: string, text: string) =>
    createHmac('sha256', context.secret).update(`${kind}:${text}`).digest('base64url')
  return {
    networkHash: hash('network', context.network),
    browserHash: value === null ? null : hash('browser', value),
    personId: (await context.session())?.id ?? null,
    hashNetwork: (network) => hash('network', network),
  }
}
