import { expect } from 'vitest'

/** Looks for words that must not be there: in the body and in every header, as they are, in other case, and encoded. */
export async function expectAbsent(response: Response, words: string[]) {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  expectAbsentIn(`${response.url}\n${headers}\n${await response.clone().text()}`, words)
}

export function expectAbsentIn(text: string, words: string[]) {
  const haystack = text.toLowerCase()
  const found = words.flatMap((word) => disguises(word).filter((one) => haystack.includes(one.toLowerCase())))
  expect(found, 'words that must not be there').toEqual([])
}

/** A word as it may hide: escaped for an address, for HTML or JSON, in hex, and in base64 at each of its three offsets. */
function disguises(word: string) {
  const html = word.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  const json = JSON.stringify(word).slice(1, -1)
  const ascii = json.replace(/[^\x00-\x7e]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const base64 = [0, 1, 2].flatMap((offset) => base64Inside(word, offset))
  const forms = [word, encodeURIComponent(word), html, json, ascii, Buffer.from(word).toString('hex'), ...base64]
  return [...new Set(forms)]
}

/** The part of the encoding that is the same whatever stands before and after the word. */
function base64Inside(word: string, offset: number) {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(word)])
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64')
  const inside = whole.slice(Math.ceil((offset * 8) / 6))
  return inside.length < 6 ? [] : [inside, inside.replaceAll('+', '-').replaceAll('/', '_')]
}
