import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { makePdfBomb } from './made-files.ts'
import { createResumeReader } from './reader.ts'
import { limitFlags, ReadingProcess } from './reading-process.ts'

const plain = readFileSync(new URL('../../../testing/fixtures/plain-resume.pdf', import.meta.url))
const reader = createResumeReader({ processes: 2 })
afterAll(() => reader.close())

describe('the reader', () => {
  test('reads in a process of its own and stays warm', async () => {
    const answer = await reader.read(plain)
    expect(answer).toMatchObject({ ok: true, document: { format: 'pdf', pageCount: 2, hidden: [] } })
    expect(reader.memoryPeak()).toBeGreaterThan(20_000_000)
  })

  test('hands back the structured reading and the layout from the same process', async () => {
    const answer = await reader.readResume(plain, '2026-11-20')
    expect(answer).toMatchObject({
      ok: true,
      reading: { name: 'Amara Nwosu', yearsExperience: 12.5 },
      layout: { pages: 2 },
    })
  })

  test('answers many files at once, each its own', async () => {
    const answers = await Promise.all(
      [plain, Buffer.from('no'), plain, Buffer.alloc(0), plain].map((bytes) => reader.read(bytes)),
    )
    expect(answers.map((answer) => (answer.ok ? 'read' : answer.refusal))).toEqual([
      'read',
      'wrong_type',
      'read',
      'empty',
      'read',
    ])
  })

  test('refuses what is too large before it costs anything', async () => {
    expect(await reader.read(Buffer.alloc(10 * 1024 * 1024 + 1))).toEqual({ ok: false, refusal: 'too_large' })
  })

  test('ends a file that eats memory, and reads the next', async () => {
    const answer = await reader.read(makePdfBomb(200))
    expect(answer).toMatchObject({ ok: false })
    expect(await reader.read(plain)).toMatchObject({ ok: true })
    expect(reader.memoryPeak()).toBeLessThan(512 * 1024 * 1024)
  }, 30_000)
})

test('a file that takes too long is given up', async () => {
  const process = new ReadingProcess()
  expect(await process.decode(plain, 1)).toEqual({ ok: false, refusal: 'took_too_long' })
  expect(await process.decode(plain)).toMatchObject({ ok: true })
  process.stop()
})

test.each([
  ['read other files', "require('node:fs').readFileSync('/etc/hostname')"],
  ['write files', "require('node:fs').writeFileSync('/tmp/from-the-reader', '')"],
  ['start programs', "require('node:child_process').execSync('true')"],
  ['open connections', "require('node:net').connect(9, '127.0.0.1').on('error', (error) => { throw error })"],
])('the process may not %s', (_, code) => {
  const run = spawnSync(process.execPath, [...limitFlags, '-e', code], { encoding: 'utf8', env: {} })
  expect(run.stderr).toContain('ERR_ACCESS_DENIED')
})
