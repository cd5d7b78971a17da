import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const styles = new URL('./src/ui/fonts.css', import.meta.url)
const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const cut = new URL('../node_modules/.cache/gladwork-faces/', import.meta.url)

/** What our type settings use: kerning, composed letters, tabular figures. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum']

/**
 * Cuts each face that `fonts.css` takes from `@faces/` to the letters and weights its own `@font-face` promises:
 * what every page says comes first and small, the rest of the alphabet only where somebody's name needs it.
 */
export function cutFaces(): Plugin {
  return {
    name: 'cut-faces',
    async config() {
      const css = readFileSync(styles, 'utf8')
      const folder = new URL(`${createHash('sha256').update(css).digest('hex').slice(0, 12)}/`, cut)
      mkdirSync(folder, { recursive: true })
      for (const block of css.match(/@font-face \{[^}]*@faces\/[^}]*\}/g) ?? []) await cutFace(block, folder)
      return { resolve: { alias: { '@faces': fileURLToPath(folder) } } }
    },
  }
}

async function cutFace(block: string, folder: URL) {
  const file = found(block, /@faces\/([\w-]+\.woff2)/)
  const place = new URL(file, folder)
  if (existsSync(place)) return
  const [min, max] = found(block, /font-weight:\s*([\d ]+);/)
    .split(' ')
    .map(Number)
  const source = readFileSync(new URL(`${file.split('-latin')[0]}/files/${file}`, packages))
  const variationAxes = { wght: { min: min ?? 400, max: max ?? 400 } }
  const options = { targetFormat: 'woff2' as const, variationAxes, keepFeatures }
  writeFileSync(place, await subsetFont(source, lettersOf(found(block, /unicode-range:\s*([^;]+);/)), options))
}

/** `U+20-7E, U+A9` as the letters themselves. */
function lettersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [from = 0, to = from] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step))
    })
    .join('')
}

function found(block: string, pattern: RegExp): string {
  const match = block.match(pattern)?.[1]
  if (!match) throw new Error(`A face in fonts.css lacks what ${pattern} looks for:\n${block}`)
  return match
}
