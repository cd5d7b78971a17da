import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { clientAddress, networkOf } from './network.ts'
import type { HttpVariables } from './variables.ts'

async function addressSeen(peer: string, forwarded: string | null, trusted: string[]) {
  const app = new Hono<HttpVariables>().use(clientAddress(trusted)).get('/', (c) => c.text(c.get('address')))
  const headers = forwarded === null ? undefined : { 'x-forwarded-for': forwarded }
  return (await app.request('/', { headers }, { remoteAddress: peer })).text()
}

describe('where a request comes from', () => {
  test.each([
    ['its sender, without proxies', '203.0.113.9', null, [], '203.0.113.9'],
    ['its sender, whatever it claims', '203.0.113.9', '10.1.1.1', [], '203.0.113.9'],
    ['who our proxy saw', '10.0.0.2', '203.0.113.9', ['10.0.0.0/8'], '203.0.113.9'],
    ['who our proxy saw, not what that one claimed', '10.0.0.2', '8.8.8.8, 203.0.113.9', ['10.0.0.0/8'], '203.0.113.9'],
    ['who the outer of two proxies saw', '10.0.0.2', '203.0.113.9, 10.0.0.3', ['10.0.0.2', '10.0.0.3'], '203.0.113.9'],
    ['the proxy, when nonsense was handed on', '10.0.0.2', 'me', ['10.0.0.2'], '10.0.0.2'],
    ['an IPv4 sender on an IPv6 socket', '::ffff:203.0.113.9', null, [], '203.0.113.9'],
    ['an IPv6 sender behind an IPv6 proxy', 'fd00::2', '2001:db8::7', ['fd00::/8'], '2001:db8::7'],
  ])('is %s', async (_, peer, forwarded, trusted, address) => {
    expect(await addressSeen(peer, forwarded, trusted)).toBe(address)
  })
})

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['somewhere', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
