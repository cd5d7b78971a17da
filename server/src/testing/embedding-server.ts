import { startLocalServer } from './local-server.ts'

/** `short` answers with fewer vectors than were asked for. */
type Behaviour = 'good' | 'failure' | 'garbage' | 'short' | 'silence'
export type EmbeddingServer = {
  url: string
  /** The texts of each request, newest last. */
  asked: string[][]
  behave(how: Behaviour): void
  close(): Promise<void>
}

const places = 64

/** A server that speaks the protocol of embedding models: words as places, all vectors in one narrow cone, as real ones are. */
export async function startEmbeddingServer(): Promise<EmbeddingServer> {
  let behaviour: Behaviour = 'good'
  const asked: string[][] = []
  const server = await startLocalServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { input } = JSON.parse(body) as { input: string | string[] }
      const texts = [input].flat()
      asked.push(texts)
      if (behaviour === 'silence') return
      if (behaviour === 'failure') return response.writeHead(500).end('{"error":{"message":"out of order"}}')
      response.writeHead(200, { 'content-type': 'application/json' })
      if (behaviour === 'garbage') return response.end('<html>')
      const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }))
      response.end(
        JSON.stringify({ object: 'list', data: behaviour === 'short' ? data.slice(1) : data, model: 'words' }),
      )
    })
  })
  return {
    url: `${server.url}/v1`,
    asked,
    behave(how) {
      behaviour = how
    },
    close: server.close,
  }
}

function vectorOf(text: string): number[] {
  const vector = Array.from({ length: places }, () => 0.5)
  for (const word of text.toLowerCase().match(/[a-z]{4,}/g) ?? []) {
    let hash = 7
    for (const letter of word) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003
    vector[hash % places] = (vector[hash % places] ?? 0) + 1
  }
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}
