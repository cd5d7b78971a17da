import type { ServerResponse } from 'node:http'
import { startLocalServer } from './local-server.ts'

/** How the next answers of the model server come out; anything else is the content of a proper answer. */
export type Misbehaviour =
  | 'garbage'
  | 'refusal'
  | 'endless'
  | 'silence'
  | 'failure'
  | 'not-json'
  | 'cut-off'
  | 'wrong-shape'
export type ModelServer = {
  url: string
  /** What it was asked, newest last. */
  asked: { authorization: string | undefined; body: Record<string, unknown> }[]
  behave(how: Misbehaviour | { content: unknown }): void
  close(): Promise<void>
}

const megabyte = 'x'.repeat(1024 * 1024)

/** A server that speaks the protocol of language models and misbehaves on command. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviour: Misbehaviour | { content: unknown } = 'refusal'
  const asked: ModelServer['asked'] = []
  const server = await startLocalServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push({ authorization: request.headers.authorization, body: JSON.parse(body) as Record<string, unknown> })
      answer(response, behaviour)
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

function answer(response: ServerResponse, how: Misbehaviour | { content: unknown }) {
  response.on('error', () => undefined)
  if (typeof how === 'object') return complete(response, { content: JSON.stringify(how.content) })
  switch (how) {
    case 'silence':
      return
    case 'failure':
      return response.writeHead(500).end('{"error":{"message":"out of order"}}')
    case 'not-json':
      return complete(response, { content: 'Sure! Here are your rewrites: 1. Be better.' })
    case 'wrong-shape':
      return complete(response, { content: '{"rewrites":"all of them"}' })
    case 'refusal':
      return complete(response, { content: null, refusal: 'I can’t help with that.' })
    case 'cut-off':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' }).write('{"id":"1","cho')
      return response.destroy()
    case 'garbage':
      return response.writeHead(200, { 'content-type': 'application/json' }).end('\u0000\u0001<html>')
    case 'endless':
      return pour(response, 50)
  }
}

function complete(response: ServerResponse, message: Record<string, unknown>) {
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }]
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ id: 'x', object: 'chat.completion', created: 1, model: 'm', choices }))
}

/** Megabytes of one string that never closes. */
function pour(response: ServerResponse, megabytes: number) {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":[{"message":{"content":"')
  let left = megabytes
  const more = () => {
    while (left-- > 0 && !response.destroyed) if (!response.write(megabyte)) return void response.once('drain', more)
    response.end()
  }
  more()
}
