// Builds the web part: the bundle, then the public pages as plain HTML, then pages.json, which tells the server
// which file answers which address, and last each text once more, compressed.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compressTexts } from './web/compress-texts.mjs'
import { writePages } from './web/write-pages.mjs'

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
  await writePages(dist, web, await import(pathToFileURL(path.join(cache, 'prerender.js')).href))
} finally {
  rmSync(cache, { recursive: true, force: true })
}
await compressTexts(dist)
