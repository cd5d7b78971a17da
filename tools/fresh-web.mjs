// Builds the web part when it is missing or older than its sources.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const ownDist = path.join(root, 'web', 'dist')
const dist = process.env.WEB_DIST ? path.resolve(process.env.WEB_DIST) : ownDist
const stamp = path.join(dist, '.built-from')

const sources = fingerprint()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) {
  console.log('Building the pages …')
  const node = path.join(root, 'node_modules', '.bin', 'node')
  const { status } = spawnSync(node, [path.join(root, 'tools', 'build-web.mjs')], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, sources)
}

/** Of everything that ends up in the build. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const folder of ['web', 'domain/src', 'tools/web']) {
    const files = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    const names = files
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name))
      .filter((name) => !name.startsWith(ownDist) && !/\.test\.tsx?$/.test(name))
    for (const name of names.sort()) hash.update(path.relative(root, name)).update('\0').update(readFileSync(name))
  }
  for (const name of ['package-lock.json', 'tools/build-web.mjs']) hash.update(readFileSync(path.join(root, name)))
  return hash.digest('hex')
}
