import { describe, expect, test } from 'vitest'
import { expectAbsent } from './canary.ts'

const hidden = 'Böhm & Alder'

describe('a word that must not be there is found', () => {
  test.each([
    ['as it is', `at ${hidden}.`],
    ['in other case', hidden.toUpperCase()],
    ['in an address', `/logo?of=${encodeURIComponent(hidden)}`],
    ['in HTML', 'B&ouml;hm'.replace('&ouml;', 'ö').concat(' &amp; Alder')],
    ['in JSON with escapes', '{"name":"B\\u00f6hm & Alder"}'],
    ['in hex', Buffer.from(`x${hidden}`).toString('hex')],
    ['in base64', Buffer.from(hidden).toString('base64')],
    ['in base64 after one other letter', Buffer.from(`x${hidden}y`).toString('base64')],
    ['in base64 after two other letters', Buffer.from(`xx${hidden}`).toString('base64url')],
  ])('%s', async (_, body) => {
    await expect(expectAbsent(new Response(body), [hidden])).rejects.toThrow('must not be there')
  })

  test('in a header', async () => {
    const answer = new Response('', { headers: { 'content-disposition': 'filename="alder.pdf"' } })
    await expect(expectAbsent(answer, ['Alder'])).rejects.toThrow('must not be there')
  })
})

test('its absence passes', async () => {
  await expect(expectAbsent(new Response('Confidential company'), [hidden])).resolves.toBeUndefined()
})
