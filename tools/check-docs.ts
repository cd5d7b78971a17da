import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { lineAt, listFiles, readFiles, report, root, type SourceFile, type Violation } from './guards/project-files.ts'

const rooms = ['domain', 'server', 'web', 'e2e', 'bench', 'tools', 'docs', '.ci']

/** Paths in backticks and links of the documents, which must lead to something. */
export function checkDocs(documents: SourceFile[], exists: (path: string) => boolean): Violation[] {
  return documents.flatMap((document) =>
    [...namedPaths(document.text), ...linkedPaths(document)].flatMap(({ target, offset }) =>
      exists(target)
        ? []
        : [{ path: document.path, line: lineAt(document.text, offset), message: `${target} does not exist` }],
    ),
  )
}

/** `.env.example` offers each setting the server reads, and no other. */
export function checkSettings(example: string, config: string): Violation[] {
  const offered = [...example.matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map((match) => match[1] ?? '')
  const read = [...config.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1] ?? '')
  const complain = (message: string): Violation => ({ path: '.env.example', message })
  return [
    ...read.filter((name) => !offered.includes(name)).map((name) => complain(`${name} is missing`)),
    ...offered.filter((name) => !read.includes(name)).map((name) => complain(`${name} is no setting of the server`)),
  ]
}

type Named = { target: string; offset: number }

function namedPaths(text: string): Named[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].flatMap((match) => {
    const word = (match[1] ?? '').trim()
    return looksLikePath(word) ? [{ target: withoutPlaceholder(word), offset: match.index }] : []
  })
}

function looksLikePath(word: string): boolean {
  if (/\s|^https?:/.test(word)) return false
  if (/^[A-Z]+\.md$|^LICENSE$|^\.env\.example$/.test(word)) return true
  return word.includes('/') && rooms.includes(word.split('/')[0] ?? '')
}

/** `server/src/features/<noun>/view.ts` vouches for the folders before the placeholder. */
function withoutPlaceholder(word: string): string {
  const segments = word.replace(/\/$/, '').split('/')
  const first = segments.findIndex((segment) => /[<>*{}]|…/.test(segment))
  return (first === -1 ? segments : segments.slice(0, first)).join('/')
}

function linkedPaths(document: SourceFile): Named[] {
  return [...document.text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap((match) => {
    const link = (match[1] ?? '').replace(/#.*$/, '')
    if (link === '' || /^[a-z]+:/.test(link)) return []
    return [{ target: path.posix.join(path.posix.dirname(document.path), link), offset: match.index }]
  })
}

if (import.meta.main) {
  const documents = readFiles(listFiles().filter((file) => /^[^/]+\.md$|^docs\/.*\.md$/.test(file)))
  const exists = (target: string): boolean => existsSync(path.join(root, target)) && hasSameCase(target)
  const [example, config] = readFiles(['.env.example', 'server/src/config.ts'])
  const problems = [...checkDocs(documents, exists), ...checkSettings(example?.text ?? '', config?.text ?? '')]
  report(problems, `Every path named in ${documents.length} documents exists.`)
}

function hasSameCase(target: string): boolean {
  const folder = path.join(root, path.dirname(target))
  return target === '.' || readdirSync(folder).includes(path.basename(target))
}
