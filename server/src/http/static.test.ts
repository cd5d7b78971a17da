import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { webFiles } from './static.ts'
import type { HttpVariables } from './variables.ts'

let folder = ''
let app = new Hono<HttpVariables>()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gladwork-web-'))
  const dist = path.join(folder, 'dist')
  await mkdir(path.join(dist, 'assets'), { recursive: true })
  await mkdir(path.join(dist, '.vite'))
  const script = 'export const a = 1;'.repeat(50)
  const files = {
    'pages.json': JSON.stringify({
      pages: { '/': 'index.html', '/terms': 'terms.html', '/terms?for=cooks&in=spring': 'terms-for-cooks.html' },
      app: 'app.html',
      notFound: '404.html',
      routes: ['/dashboard', '/job/$id', '/job/$id/quiz', '/mailbox'],
      hashes: { script: 'sha256-of-code', style: 'sha256-of-look' },
    }),
    'index.html': '<h1>Landing</h1>',
    'terms.html': '<h1>Terms</h1>',
    'terms-for-cooks.html': '<h1>Spring</h1>',
    'app.html': '<div id="root"></div>',
    '404.html': '<h1>404 Oops! Page not found</h1>',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/index-abc.js': script,
    'assets/index-abc.js.br': brotliCompressSync(script),
    'assets/face.woff2': 'wOF2',
    '.vite/manifest.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dist, name), text)
  await writeFile(path.join(folder, 'outside.txt'), 'not yours')
  const web = webFiles(dist, ['/mailbox'])
  app = new Hono<HttpVariables>().get('*', (c) => web.serve(c))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('an address', () => {
  test.each([
    ['/', 200, 'Landing'],
    ['/terms', 200, 'Terms'],
    ['/terms/', 200, 'Terms'],
    ['/terms?in=spring&for=cooks', 200, 'Spring'],
    ['/terms?for=cooks', 200, 'Terms'],
    ['/terms?for=cooks&in=spring&more=1', 200, 'Terms'],
    ['/dashboard', 200, 'id="root"'],
    ['/job/4f0c', 200, 'id="root"'],
    ['/job/4f0c/quiz', 200, 'id="root"'],
    ['/job', 404, '404 Oops'],
    ['/job/4f0c/quiz/more', 404, '404 Oops'],
    ['/nowhere', 404, '404 Oops'],
    ['/mailbox', 404, '404 Oops'],
    ['/terms.html', 404, '404 Oops'],
    ['/pages.json', 404, '404 Oops'],
    ['/.vite/manifest.json', 404, '404 Oops'],
    ['/assets/', 404, '404 Oops'],
    ['/assets/index-abc.js.br', 404, '404 Oops'],
    ['/../outside.txt', 404, '404 Oops'],
    ['/..%2foutside.txt', 404, '404 Oops'],
    ['/assets/..%2f..%2foutside.txt', 404, '404 Oops'],
  ])('%s answers %d', async (address, status, words) => {
    const answer = await app.request(address)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain(words)
  })
})

test('only a page that comes as HTML may run what stands in it, by its hash', async () => {
  const policy = async (address: string) => (await app.request(address)).headers.get('content-security-policy')
  const allowed = /script-src 'self' 'sha256-of-code'; style-src 'self' 'sha256-of-look';/
  expect(await policy('/')).toMatch(allowed)
  expect(await policy('/nowhere')).toMatch(allowed)
  // The page of the app and the files get the policy all answers get.
  expect(await policy('/dashboard')).toBeNull()
  expect(await policy('/favicon.svg')).toBeNull()
})

describe('a file', () => {
  test('with a hash in its name is kept for ever, others briefly, pages not at all', async () => {
    const kept = async (address: string) => (await app.request(address)).headers.get('cache-control')
    expect(await kept('/assets/index-abc.js')).toBe('public, max-age=31536000, immutable')
    expect(await kept('/favicon.svg')).toBe('public, max-age=3600')
    expect(await kept('/')).toBeNull()
  })

  test('goes out compressed to those who can read that', async () => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const answer = await app.request('/assets/index-abc.js', { headers })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toMatch(/^export const a/)
    expect((await app.request('/assets/index-abc.js')).headers.get('content-encoding')).toBeNull()
    expect((await app.request('/assets/face.woff2', { headers })).headers.get('content-encoding')).toBeNull()
  })

  test('that is already there is not sent again', async () => {
    const etag = (await app.request('/terms')).headers.get('etag') ?? ''
    const again = await app.request('/terms', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

test('without a build there is one plain sentence', async () => {
  const web = webFiles(path.join(folder, 'nothing'))
  const empty = new Hono<HttpVariables>().get('*', (c) => web.serve(c))
  const answer = await empty.request('/')
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm run build')])
})
