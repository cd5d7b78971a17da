import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes the page of the app, each public page as HTML, and pages.json: which file answers which address, and the hashes
 * under which a public page's policy lets its own style and start code run.
 */
export async function writePages(dist, web, { renderPage, knownPaths, publicPages, notFoundPage, pageTitle }) {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'))
  const built = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const inline = inlineParts(dist, web, built)
  const shell = publicShell(built, inline)
  const pages = {}

  writeFileSync(path.join(dist, 'app.html'), appShell(built, facesOf(manifest)))
  for (const page of publicPages) {
    pages[page.path] = page.path === '/' ? 'index.html' : `${page.path.slice(1).replaceAll(/\W/g, '-')}.html`
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
    const code = codeOf(page.source, manifest).map((name) => `/${name}`)
    const html = shell
      .replace(/<title>.*?<\/title>/, () => `<title>${escape(pageTitle(page.title))}</title>`)
      .replace(/(<meta name="description" content=")[^"]*/, (_, start) => start + escape(page.description))
      .replace('<meta name="search" content="">', () => `<meta name="search" content="${searchOf(page.path)}">`)
      .replace('<meta name="code" content="">', () => `<meta name="code" content="${code.join(' ')}">`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true })
    writeFileSync(path.join(dist, file), html)
  }
}

/** A first visit has look and icon in the page itself, without a second journey to the server; its faces are a sheet of their own. */
function inlineParts(dist, web, html) {
  const sheet = html.match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/)?.[1]
  if (!sheet) throw new Error('index.html has lost its style sheet.')
  const style = readFileSync(path.join(dist, sheet), 'utf8')
  const isFace = /@font-face\{[^}]*url\([^}]*\}/g
  const faces = style.match(isFace).join('')
  const faceSheet = `/assets/${hashOf(faces).replaceAll(/\W/g, '').slice(6, 13)}.css`
  writeFileSync(path.join(dist, faceSheet), faces)
  const scripts = ['public/theme.js', 'after-first-frame.js'].map((name) => withoutNotes(path.join(web, name)))
  const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(path.join(web, 'public/favicon.svg'), 'utf8'))}`
  return { style: style.replaceAll(isFace, ''), script: scripts.join(''), faceSheet, icon }
}

/**
 * Theme and look in place; the addresses of the faces and of the page's code, which are asked for after the first frame;
 * the search parameters that the page was written for.
 */
function publicShell(html, { style, script, faceSheet, icon }) {
  const lists = [
    `<meta name="faces" content="${faceSheet}">`,
    '<meta name="code" content="">',
    '<meta name="search" content="">',
  ]
  const head = [...lists, `<script>${script}</script>`, `<style>${style}</style>`]
  return html
    .replaceAll(/\s*<(?:link rel="(?:stylesheet|modulepreload|manifest)"[^>]*>|script [^>]*><\/script>)/g, '')
    .replace('"/favicon.svg"', () => `"${icon}"`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
}

function appShell(html, faces) {
  const links = faces.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
  return html.replace('</title>', () => `</title>\n    ${links.join('\n    ')}`)
}

/** The faces cut to what every page says, not the further letters of the alphabet. */
function facesOf(manifest) {
  const faces = Object.entries(manifest).filter(([source]) => source.includes('/gladwork-faces/'))
  if (faces.length !== 2) throw new Error(`Two faces should be preloaded, the build has ${faces.length}.`)
  return faces.map(([, { file }]) => `/${file}`)
}

/** The policy forbids them, and the browser would drop them: a style attribute, a style or script element. */
function refuseInlineCode(page, html) {
  const found = html.match(/<(?:script|style)\b[^>]*>|<[^>]+\s(?:style|on[a-z]+)="[^>]*>/)
  if (found) throw new Error(`${page} would carry inline code, which the page's policy forbids: ${found[0]}`)
}

/** What the page's own module and the entry import, each after what it imports itself; the entry, which starts the app, last. */
function codeOf(source, manifest) {
  if (!manifest[source]) throw new Error(`${source} of public-pages.ts is not in the build.`)
  const entry = manifest['index.html'].file
  const files = filesOf('index.html', manifest, filesOf(source, manifest))
  files.delete(entry)
  return [...files, entry]
}

function filesOf(key, manifest, found = new Set(), entered = new Set()) {
  const chunk = manifest[key]
  if (entered.has(chunk.file) || found.has(chunk.file)) return found
  entered.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, manifest, found, entered)
  return found.add(chunk.file)
}

/** The first answer of a connection holds 14 kB: what only people read stays out of it. */
function withoutNotes(file) {
  return readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/.*\n)?/gm, '')
}

function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function searchOf(address) {
  return escape(address.split('?')[1] ?? '')
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
