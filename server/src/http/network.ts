import { BlockList, isIP } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { HttpVariables } from './variables.ts'

/** Where a request really comes from: the nearest address that is not a proxy of ours. Others' claims count for nothing. */
export function clientAddress(trustedProxies: string[]) {
  const trusted = makeList(trustedProxies)
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return createMiddleware<HttpVariables>(async (c, next) => {
    const peer = plainAddress(c.env?.remoteAddress ?? c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1')
    const claimed = (c.req.header('x-forwarded-for') ?? '').split(',').map((one) => plainAddress(one.trim()))
    c.set('address', farthestKnown([...claimed.filter(Boolean), peer], isTrusted))
    await next()
  })
}

/** The part of an address that one subscriber has: an IPv4 /24, an IPv6 /64. */
export function networkOf(address: string) {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  if (isIP(address) !== 6) return 'unknown'
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.join(':')}::/64`
}

function farthestKnown(chain: string[], isTrusted: (address: string) => boolean) {
  let address = chain.at(-1) ?? 'unknown'
  for (let at = chain.length - 1; at > 0 && isTrusted(address); at--) {
    const before = chain[at - 1] ?? ''
    if (isIP(before) === 0) break
    address = before
  }
  return address
}

function plainAddress(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function makeList(entries: string[]) {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}
