import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { refusalMessage, resumeRefusals } from '#domain/resumes/refusals.ts'
import { createTestApp } from '../../../testing/create-test-app.ts'
import { type HostileFile, hostileFiles } from './hostile-files.ts'
import { createResumeReader } from './reader.ts'

const fixture = (type: string) =>
  readFileSync(new URL(`../../../testing/fixtures/plain-resume.${type}`, import.meta.url))
const originals = { pdf: fixture('pdf'), docx: fixture('docx'), doc: fixture('doc') }
const files = await hostileFiles(originals)
const reader = createResumeReader({ processes: 2 })
afterAll(() => reader.close())
const app = createTestApp()

/** Asks for the server's health over and over while the files are read, as a load balancer would. */
async function readAll(kind: readonly HostileFile[]): Promise<{ wrong: string[]; health: number[] }> {
  const health: number[] = []
  const asked: Promise<void>[] = []
  const ask = async () => void health.push((await app().fetch('/healthz')).status)
  asked.push(ask())
  const watch = setInterval(() => asked.push(ask()), 20)
  const answers = await Promise.all(kind.map(async ({ bytes }) => await reader.readResume(bytes, '2026-11-20')))
  clearInterval(watch)
  await Promise.all(asked)
  const wrong = kind.flatMap(({ name, right }, at) => {
    const answer = answers[at]
    const said = answer?.ok ? 'read' : answer?.refusal
    return said && right.includes(said) ? [] : [`${name}: ${said}`]
  })
  return { wrong, health }
}

describe('files made to do harm', () => {
  test('there are 300 of them', () => {
    expect(Object.values(files).flat().length).toBeGreaterThanOrEqual(300)
  })

  test.each(Object.keys(files))('%s: each has its right answer, and the server stays up', async (kind) => {
    const { wrong, health } = await readAll(files[kind] ?? [])
    expect(wrong).toEqual([])
    expect(health.length).toBeGreaterThan(0)
    expect(health.filter((status) => status !== 200)).toEqual([])
  })

  test('afterwards a résumé is read as before, and no file took more than 512 MB', async () => {
    expect(await reader.readResume(originals.pdf, '2026-11-20')).toMatchObject({
      ok: true,
      reading: { name: 'Amara Nwosu' },
    })
    expect(reader.memoryPeak()).toBeLessThan(512 * 1024 * 1024)
  })
})

test('each refusal has a sentence of its own that says what to do', () => {
  const sentences = resumeRefusals.map(refusalMessage)
  expect(new Set(sentences).size).toBe(resumeRefusals.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^This|^Reading/)
})
