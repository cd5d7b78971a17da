import { describe, expect, test } from 'vitest'
import { decodeFile } from './decode.ts'
import { makeDocx, makeZip, paragraph, words } from './made-files.ts'

const refusal = async (bytes: Buffer) => {
  const answer = await decodeFile(bytes)
  return answer.ok ? 'read' : answer.refusal
}

describe('decompression bombs', () => {
  test('a part that says it is too large', async () => {
    const bytes = await makeDocx(paragraph(words), { 'word/media/a.bin': Buffer.alloc(51 * 1024 * 1024) })
    expect(bytes.length).toBeLessThan(200_000)
    expect(await refusal(bytes)).toBe('bomb')
  })

  test('one part over 20 MB that is needed', async () => {
    const bytes = await makeZip({ 'word/document.xml': Buffer.alloc(21 * 1024 * 1024, ' ') })
    expect(await refusal(bytes)).toBe('bomb')
  })

  test('a part that lies about its size', async () => {
    const bytes = await makeZip({ 'word/document.xml': Buffer.alloc(30 * 1024 * 1024, ' ') })
    const directory = bytes.indexOf(Buffer.from('504b0102', 'hex'))
    bytes.writeUInt32LE(1000, directory + 24)
    expect(['bomb', 'corrupt']).toContain(await refusal(bytes))
  })

  test('many parts that are large together', async () => {
    const header = `<w:hdr>${' '.repeat(9 * 1024 * 1024)}</w:hdr>`
    const parts = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`word/header${at}.xml`, header]))
    expect(await refusal(await makeDocx(paragraph(words), parts))).toBe('bomb')
  })

  test('more than 2,000 entries', async () => {
    const parts = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`word/x${at}`, '']))
    expect(await refusal(await makeDocx(paragraph(words), parts))).toBe('bomb')
  })
})
