import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from 'hono'
import { lookupType } from './content-types.ts'
import { documentPolicy, type InlineHashes } from './headers.ts'
import type { HttpVariables } from './variables.ts'

/** `pages.json` of the build: which file answers which address, and what the pages written as HTML carry in themselves. */
type PageMap = { pages: Record<string, string>; app: string; notFound: string; routes: string[]; hashes: InlineHashes }
type Served = { body: Uint8Array<ArrayBuffer>; brotli: Uint8Array<ArrayBuffer> | null; type: string; etag: string }

export type WebFiles = {
  /** The file or page for an address, or the page for unknown ones with status 404. */
  serve(c: Context<HttpVariables>): Promise<Response>
  /** Whether the address is a page or a file of ours. */
  knows(path: string): boolean
}

const forEver = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=3600'

/**
 * The built web part. Everything is small and read once; without a build there is one plain sentence.
 * `absent` are pages of the build that this installation does not have.
 */
export function webFiles(dist: string, absent: readonly string[] = []): WebFiles {
  const map = readMap(dist)
  const cache = new Map<string, Served>()
  const routes = (map?.routes ?? []).filter((route) => !absent.includes(route)).map(asPattern)

  return { serve, knows: (address) => fileFor(address) !== null }

  async function serve(c: Context<HttpVariables>): Promise<Response> {
    if (!map) return c.text('The web part is not built yet. Run "npm run build", or use "npm run dev".\n', 503)
    const file = map.pages[withSearch(c.req.url)] ?? fileFor(c.req.path)
    const served = await load(file ?? map.notFound)
    const isAsset = c.req.path.startsWith('/assets/')
    const headers = new Headers({ 'content-type': served.type, vary: 'accept-encoding', etag: served.etag })
    if (file !== map.app && isPage(served)) headers.set('content-security-policy', documentPolicy(map.hashes))
    if (file === null) return answer(c, served, headers, 404)
    if (!isPage(served)) headers.set('cache-control', isAsset ? forEver : briefly)
    if (c.req.header('if-none-match') === served.etag) return new Response(null, { status: 304, headers })
    return answer(c, served, headers, 200)
  }

  function fileFor(address: string): string | null {
    if (!map) return null
    const plain = address.length > 1 ? address.replace(/\/+$/, '') : address
    const page = map.pages[plain]
    if (page !== undefined) return page
    if (isPlainFile(dist, plain)) return plain.slice(1)
    return routes.some((pattern) => pattern.test(plain)) ? map.app : null
  }

  async function load(file: string): Promise<Served> {
    const known = cache.get(file)
    if (known) return known
    const body = await readBytes(file)
    const type = lookupType(file)
    const brotli = existsSync(path.join(dist, `${file}.br`)) ? await readBytes(`${file}.br`) : null
    const served = { body, type, brotli, etag: etagOf(dist, file) }
    cache.set(file, served)
    return served
  }

  async function readBytes(file: string) {
    return new Uint8Array(await readFile(path.join(dist, file)))
  }
}

/** Pages that look different with search parameters are written for these too, the parameters in alphabetical order. */
function withSearch(url: string) {
  const { pathname, searchParams } = new URL(url)
  searchParams.sort()
  return `${pathname}?${searchParams.toString()}`
}

function isPage({ type }: Served) {
  return type.startsWith('text/html')
}

function answer(c: Context<HttpVariables>, { body, brotli }: Served, headers: Headers, status: 200 | 404) {
  const takesBrotli = /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
  if (brotli && takesBrotli) headers.set('content-encoding', 'br')
  return new Response(c.req.method === 'HEAD' ? null : brotli && takesBrotli ? brotli : body, { status, headers })
}

/** Only what the build put there under a plain name: no dot files, no way out of the folder, no page under its file name. */
function isPlainFile(dist: string, address: string) {
  if (!/^(\/[\w-][\w.-]*)+$/.test(address) || /\.(html|br)$/.test(address) || address === '/pages.json') return false
  const place = path.join(dist, address)
  return place.startsWith(dist + path.sep) && existsSync(place) && statSync(place).isFile()
}

function readMap(dist: string): PageMap | null {
  const place = path.join(dist, 'pages.json')
  return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as PageMap) : null
}

/** `/job/$id` answers for one segment in place of `$id`. */
function asPattern(route: string) {
  const escaped = route.replace(/[.*+?^{}()|[\]\\]/g, '\\$&').replace(/\$\w*/g, '[^/]+')
  return new RegExp(`^${escaped.length > 1 ? escaped.replace(/\/$/, '') : escaped}$`)
}

function etagOf(dist: string, file: string) {
  const { size, mtimeMs } = statSync(path.join(dist, file))
  return `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
}
