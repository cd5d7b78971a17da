import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const worthwhile = /\.(html|js|css|svg|webmanifest)$/

/** Writes `<file>.br` beside each text of the build, as small as it gets: once here instead of at every start. */
export async function compressTexts(dist) {
  const names = readdirSync(dist, { recursive: true }).filter((name) => worthwhile.test(name))
  await Promise.all(names.map((name) => compressFile(path.join(dist, name))))
}

async function compressFile(file) {
  const body = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  writeFileSync(`${file}.br`, await compress(body, { params }))
}
