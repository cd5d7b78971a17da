import { lineAt, listFiles, readFiles, report, type SourceFile, type Violation } from './guards/project-files.ts'
import { blankNonCode } from './guards/source-text.ts'

type Rule = {
  files: RegExp
  in: 'code' | 'text'
  pattern: RegExp
  /** What the line before has to say for the word to stand. */
  unlessAbove?: RegExp
  message: string
}

const code = /\.(ts|tsx|mjs)$/
const anything = /./

/** One letter of each word stands in brackets, so that this file passes its own check. */
const rules: Rule[] = [
  {
    files: anything,
    in: 'text',
    pattern: /\b(T[O]DO|F[I]XME|X[X]X)\b/g,
    message: 'do it, or decide against it',
  },
  {
    files: code,
    in: 'text',
    pattern: /@ts-(i[g]nore|n[o]check)/g,
    message: 'the type checker is not switched off',
  },
  {
    files: code,
    in: 'text',
    pattern: /@ts-e[x]pect-error(?![ \t]+\S)/g,
    message: 'an expected type error names its reason',
  },
  {
    files: code,
    in: 'text',
    pattern: /eslint-d[i]sable|oxlint-d[i]sable(?!-next-line [\w/, -]+ -- \S)|biome-i[g]nore (?!format)/g,
    unlessAbove: /^\s*\/\/ (?!oxlint)/,
    message: 'a lint rule is set aside for one line, by name, with " -- " and the reason',
  },
  {
    files: code,
    in: 'code',
    pattern: /\bas\s+any\b|[:<,|&]\s*any\b(?!\s*[:(?])|\bany\[\]/g,
    unlessAbove: /no-explicit-any -- \S/,
    message: 'no any: use unknown and look, or the real type',
  },
  {
    files: code,
    in: 'code',
    pattern:
      /\b(test|it|describe|suite)\s*\.\s*(\w+\.)?(skip|only|todo|fixme|skipIf|runIf|fails)\b|\bx(it|test|describe)\(/g,
    message: 'a test runs or is not there',
  },
  { files: code, in: 'code', pattern: /(^|[\n;])\s*debugger\b/g, message: 'a breakpoint was left behind' },
  {
    files: anything,
    in: 'text',
    pattern: /\bcla[u]de\b|anthr[o]pic|co-auth[o]red-by:|\/w[o]rk\/(main|shared)\b/gi,
    message: 'this word does not belong to the product',
  },
]

export function checkWords(files: SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const applicable = rules.filter((rule) => rule.files.test(file.path))
    const stripped = applicable.some((rule) => rule.in === 'code')
      ? blankNonCode(file.text, { keepStrings: false })
      : file.text
    const lines = file.text.split('\n')
    return applicable.flatMap(({ in: where, pattern, unlessAbove, message }) => {
      const text = where === 'code' ? stripped : file.text
      return [...text.matchAll(pattern)].flatMap((match) => {
        const line = lineAt(text, match.index + (/^\s*/.exec(match[0])?.[0].length ?? 0))
        if (unlessAbove?.test(lines[line - 2] ?? '')) return []
        return [{ path: file.path, line, message: `"${match[0].trim()}": ${message}` }]
      })
    })
  })
}

if (import.meta.main) {
  const binary = /\.(pdf|docx?|png|jpe?g|webp|avif|woff2?|ico|zip|bin|gz)$/
  const files = readFiles(listFiles().filter((path) => !binary.test(path) && path !== 'package-lock.json'))
  report(checkWords(files), `No word out of place in ${files.length} files.`)
}
