// Builds the web part: the bundle, then the public pages as plain HTML, then pages.json, which tells the server
// which file answers which address.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

process.env.NODE_ENV = 'production'
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const web = path.join(root, 'web')
const dist = process.env.WEB_DIST ? path.resolve(process.env.WEB_DIST) : path.join(web, 'dist')
const cache = path.join(root, 'node_modules', '.cache', `gladwork-prerender-${process.pid}`)
const configFile = path.join(web, 'vite.config.ts')

await build({ configFile, logLevel: 'warn', build: { outDir: dist } })
await build({
  configFile,
  logLevel: 'warn',
  build: { ssr: path.join(web, 'src', 'prerender.tsx'), outDir: cache, copyPublicDir: false, manifest: false },
})

try {
  await writePages(await import(pathToFileURL(path.join(cache, 'prerender.js')).href))
} finally {
  rmSync(cache, { recursive: true, force: true })
}

async function writePages({ renderPage, knownPaths, publicPages, notFoundPage, pageTitle }) {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'))
  const shell = inOrderOfNeed(readFileSync(path.join(dist, 'index.html'), 'utf8'), manifest)
  const pages = {}
  writeFileSync(path.join(dist, 'app.html'), shell)
  for (const page of publicPages) {
    pages[page.path] = page.path === '/' ? 'index.html' : `${page.path.slice(1).replaceAll('/', '-')}.html`
    await writePage(page, pages[page.path])
  }
  await writePage(notFoundPage, '404.html')
  const routes = knownPaths().filter((known) => !(known in pages))
  const map = { pages, app: 'app.html', notFound: '404.html', routes }
  writeFileSync(path.join(dist, 'pages.json'), `${JSON.stringify(map, null, 2)}\n`)

  async function writePage(page, file) {
    const body = await renderPage(page.path)
    refuseInlineCode(page.path, body)
    const html = shell
      .replace(/<title>.*?<\/title>/, () => `<title>${escape(pageTitle(page.title))}</title>`)
      .replace(/(<meta name="description" content=")[^"]*/, (_, start) => start + escape(page.description))
      .replace('</head>', () => `${preloads(page.source, manifest)}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true })
    writeFileSync(path.join(dist, file), codeLast(html))
  }
}

/** The policy forbids them, and the browser would drop them: a style attribute, a style or script element. */
function refuseInlineCode(page, html) {
  const found = html.match(/<(?:script|style)\b[^>]*>|<[^>]+\s(?:style|on[a-z]+)="[^>]*>/)
  if (found) throw new Error(`${page} would carry inline code, which the page's policy forbids: ${found[0]}`)
}

/** Asked for in the order of need: the look, the theme, both faces, and only then the code that takes the page over. */
function inOrderOfNeed(html, manifest) {
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []))
  const fontLinks = fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`)
  const style = html.match(/<link rel="stylesheet"[^>]*>/)?.[0]
  const theme = html.match(/<script src="\/theme\.js"><\/script>/)?.[0]
  if (!style || !theme) throw new Error('index.html has lost its style sheet or its theme script.')
  return html
    .replace(style, '')
    .replace(theme, '')
    .replace('</title>', () => `</title>\n    ${[style, theme, ...fontLinks].join('\n    ')}`)
}

/** What is written as HTML can be read at once; its code must not hold up its look. */
function codeLast(html) {
  return html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
}

function preloads(source, manifest) {
  const files = new Set()
  collect(source)
  for (const file of chunkFiles('index.html', manifest)) files.delete(file)
  return [...files].map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `).join('')

  function collect(key) {
    if (!manifest[key]) throw new Error(`${key} of public-pages.ts is not in the build.`)
    for (const file of chunkFiles(key, manifest)) files.add(file)
  }
}

function chunkFiles(key, manifest, seen = new Set()) {
  const chunk = manifest[key]
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) chunkFiles(imported, manifest, seen)
  return seen
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
