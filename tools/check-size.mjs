// Weighs the JavaScript a visitor loads, gzipped: the landing page, and what each further page adds to the entry.
// Ends with 1 when a page is over its budget (docs: architecture, "Budgets").
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const BUDGET = { landing: 135_000, page: 25_000 }
const LANDING = 'src/features/landing/landing-page.tsx'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const dist = process.env.WEB_DIST ? path.resolve(process.env.WEB_DIST) : path.join(root, 'web', 'dist')
const manifestFile = path.join(dist, '.vite', 'manifest.json')
if (!existsSync(manifestFile)) {
  console.error('There is no build to weigh. Run `npm run build` first.')
  process.exit(1)
}

const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
const entry = filesOf('index.html')
const pages = manifest['index.html'].dynamicImports ?? []
const rows = [
  { name: 'landing page, everything', bytes: weigh(union(entry, filesOf(LANDING))), budget: BUDGET.landing },
  ...pages
    .map((key) => ({
      name: key.replace('src/features/', ''),
      bytes: weigh(minus(filesOf(key), entry)),
      budget: BUDGET.page,
    }))
    .sort((one, other) => other.bytes - one.bytes),
]

for (const { name, bytes, budget } of rows) {
  const mark = bytes > budget ? 'OVER' : 'ok  '
  console.log(`${mark}  ${kilo(bytes).padStart(7)} of ${kilo(budget).padStart(5)} kB  ${name}`)
}
console.log(`      ${kilo(weigh(entry)).padStart(7)} kB           the entry alone (in every page)`)
process.exitCode = rows.some(({ bytes, budget }) => bytes > budget) ? 1 : 0

/** A chunk and all it imports statically; what it imports on demand is not part of the first load. */
function filesOf(key, found = new Set()) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the build.`)
  if (!chunk.file.endsWith('.js') || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, found)
  return found
}

function weigh(files) {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0)
}

function union(one, other) {
  return new Set([...one, ...other])
}

function minus(one, other) {
  return new Set([...one].filter((file) => !other.has(file)))
}

function kilo(bytes) {
  return (bytes / 1000).toFixed(1)
}
