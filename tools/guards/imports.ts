import path from 'node:path'
import { lineAt, type SourceFile } from './project-files.ts'
import { blankNonCode } from './source-text.ts'

export type Import = {
  from: string
  specifier: string
  line: number
  typeOnly: boolean
  /** The repository path an own import leads to; undefined for a package. */
  target?: string
}

const statement = /(?<=^|[\n;])[ \t]*(import|export)\b([^'";]*?)\bfrom\s*(['"])([^'"\n]+)\3/g
const bare = /(?<=^|[\n;])[ \t]*import\s*(['"])([^'"\n]+)\1/g
const dynamic = /\bimport\s*\(\s*(['"])([^'"\n]+)\1/g

export function importsOf(file: SourceFile): Import[] {
  const code = blankNonCode(file.text)
  const found: Import[] = []
  for (const match of code.matchAll(statement)) {
    found.push(describe(file, match[4] ?? '', match.index, isTypeOnly(match[2] ?? '')))
  }
  for (const pattern of [bare, dynamic]) {
    for (const match of code.matchAll(pattern)) found.push(describe(file, match[2] ?? '', match.index, false))
  }
  return found
}

function describe(file: SourceFile, specifier: string, offset: number, typeOnly: boolean): Import {
  const line = lineAt(file.text, offset + (/^\s*/.exec(file.text.slice(offset))?.[0].length ?? 0))
  return { from: file.path, specifier, line, typeOnly, target: resolve(file.path, specifier) }
}

/** `import type …` and `import { type A, type B }` leave nothing behind when types are stripped. */
function isTypeOnly(clause: string): boolean {
  if (/^\s*type\b(?!\s*,)/.test(clause)) return true
  const names = /^\s*\{([\s\S]*)\}\s*$/.exec(clause)?.[1]
  if (names === undefined) return false
  const parts = names.split(',').filter((part) => part.trim() !== '')
  return parts.length > 0 && parts.every((part) => /^\s*type\s/.test(part))
}

function resolve(from: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '')
  const room = /^#(domain|server|web)\/(.*)$/.exec(plain)
  if (room) return `${room[1]}/src/${room[2]}`
  if (plain.startsWith('.')) return path.posix.join(path.posix.dirname(from), plain)
  return undefined
}
