import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { similarity } from '#domain/matches/embedding.ts'
import { createLog } from '../../http/log.ts'
import { type EmbeddingServer, startEmbeddingServer } from '../../testing/embedding-server.ts'
import { builtInEmbedder } from './embedder.ts'
import { openEmbedder } from './open-embedder.ts'

let server: EmbeddingServer
beforeAll(async () => {
  server = await startEmbeddingServer()
})
afterAll(() => server.close())

const lines: string[] = []
const log = createLog('debug', { write: (line: string) => void lines.push(line) })
const none = { embeddingUrl: null, embeddingKey: null, embeddingModel: null }
const endpoint = { embeddingKey: 'key-1', embeddingModel: 'words' }
const open = (wait = 5_000) => openEmbedder({ ...endpoint, embeddingUrl: server.url }, log, wait)

const ward = 'Charge nurse on a night ward, triage, medication rounds and care plans'
const otherWard = 'Night ward nurse: triage, care plans, medication'
const kitchen = 'Chef for a hotel kitchen: menus, suppliers, brigade of eight'

test('without an address it is the built-in one', async () => {
  expect(openEmbedder(none, log)).toBe(builtInEmbedder)
  expect(await builtInEmbedder.embed(ward)).toHaveLength(512)
})

describe('an endpoint', () => {
  test('gives vectors of unit length, in which what has nothing in common is far apart', async () => {
    server.behave('good')
    const embedder = open()
    const [one, other, far] = await Promise.all([ward, otherWard, kitchen].map((text) => embedder.embed(text)))
    expect(embedder.model).toBe('words')
    expect(Math.hypot(...(one ?? []))).toBeCloseTo(1, 3)
    expect(similarity(one ?? null, other ?? null)).toBeGreaterThan(0.5)
    expect(similarity(one ?? null, far ?? null)).toBeLessThan(0.2)
    expect(await open().embed(ward)).toEqual(one)
  })

  test('is told what somebody does, not whether it is he or she', async () => {
    const embedder = open()
    expect(await embedder.embed('She led her team of nurses')).toEqual(
      await embedder.embed('He led his team of nurses'),
    )
    expect(server.asked.flat().join(' ')).not.toMatch(/\b(she|he|her|his)\b/i)
  })

  test('is sent only the beginning of a long text', async () => {
    await open().embed('nursing '.repeat(50_000))
    expect(Math.max(...server.asked.flat().map((text) => text.length))).toBeLessThanOrEqual(8_000)
  })

  test.each(['failure', 'garbage', 'short', 'silence'] as const)(
    'that answers with %s leaves the vector for later, and says nothing of the text in the log',
    async (how) => {
      server.behave(how)
      expect(await open(500).embed(ward)).toBeNull()
      expect(lines.at(-1)).toContain('embedding-failed')
      expect(lines.join('')).not.toMatch(/triage|key-1/)
    },
  )

  test('that failed is asked again for all it needs', async () => {
    const embedder = open()
    server.behave('failure')
    expect(await embedder.embed(ward)).toBeNull()
    server.behave('good')
    expect(await embedder.embed(ward)).not.toBeNull()
  })
})
