import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes the page of the app, each public page as HTML, and pages.json: which file answers which address, and the hashes
 * under which a public page's policy lets its own style and start code run.
 */
export async function writePages(dist, web, { renderPage, knownPaths, publicPages, notFoundPage, pageTitle }) {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'))
  const built = withFaces(readFileSync(path.join(dist, 'index.html'), 'utf8'), manifest)
  const inline = inlineParts(dist, web, built)
  const entry = `/${manifest['index.html'].file}`
  const shell = publicShell(built, inline)
  const pages = {}

  writeFileSync(path.join(dist, 'app.html'), built)
  for (const page of publicPages) {
    pages[page.path] = page.path === '/' ? 'index.html' : `${page.path.slice(1).replaceAll('/', '-')}.html`
    await writePage(page, pages[page.path])
  }
  await writePage(notFoundPage, '404.html')
  const routes = knownPaths().filter((known) => !(known in pages))
  const hashes = { script: hashOf(inline.script), style: hashOf(inline.style) }
  const map = { pages, app: 'app.html', notFound: '404.html', routes, hashes }
  writeFileSync(path.join(dist, 'pages.json'), `${JSON.stringify(map, null, 2)}\n`)

  async function writePage(page, file) {
    const body = await renderPage(page.path)
    refuseInlineCode(page.path, body)
    const code = [entry, ...codeOf(page.source, manifest).map((name) => `/${name}`)].join(' ')
    const html = shell
      .replace(/<title>.*?<\/title>/, () => `<title>${escape(pageTitle(page.title))}</title>`)
      .replace(/(<meta name="description" content=")[^"]*/, (_, start) => start + escape(page.description))
      .replace('<meta name="code" content="">', () => `<meta name="code" content="${code}">`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true })
    writeFileSync(path.join(dist, file), html)
  }
}

/** A first visit has its look in the page itself, without a second journey to the server. */
function inlineParts(dist, web, html) {
  const sheet = html.match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/)?.[1]
  if (!sheet) throw new Error('index.html has lost its style sheet.')
  const scripts = ['public/theme.js', 'after-first-frame.js'].map((name) => readFileSync(path.join(web, name), 'utf8'))
  return { style: readFileSync(path.join(dist, sheet), 'utf8'), script: scripts.join('') }
}

/** Theme and look in place; the list of the page's code, which is asked for after the first frame. */
function publicShell(built, { style, script }) {
  const head = ['<meta name="code" content="">', `<script>${script}</script>`, `<style>${style}</style>`]
  const bare = built.replaceAll(/\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script [^>]*><\/script>)/g, '')
  return bare.replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
}

/** Preloads the faces cut to what every page says, not the further letters of the alphabet. */
function withFaces(html, manifest) {
  const faces = Object.entries(manifest).filter(([source]) => source.includes('/gladwork-faces/'))
  if (faces.length !== 2) throw new Error(`Two faces should be preloaded, the build has ${faces.length}.`)
  const links = faces.map(
    ([, { file }]) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
  )
  return html.replace('</title>', () => `</title>\n    ${links.join('\n    ')}`)
}

/** The policy forbids them, and the browser would drop them: a style attribute, a style or script element. */
function refuseInlineCode(page, html) {
  const found = html.match(/<(?:script|style)\b[^>]*>|<[^>]+\s(?:style|on[a-z]+)="[^>]*>/)
  if (found) throw new Error(`${page} would carry inline code, which the page's policy forbids: ${found[0]}`)
}

/** What the entry and the page's own module import, without the entry itself. */
function codeOf(source, manifest) {
  if (!manifest[source]) throw new Error(`${source} of public-pages.ts is not in the build.`)
  const files = new Set([...filesOf('index.html', manifest), ...filesOf(source, manifest)])
  files.delete(manifest['index.html'].file)
  return [...files]
}

function filesOf(key, manifest, seen = new Set()) {
  const chunk = manifest[key]
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, manifest, seen)
  return seen
}

function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
