import { isTest, lineAt, type SourceFile, type Violation } from './project-files.ts'
import { blankNonCode } from './source-text.ts'

const erasure = 'server/src/features/accounts/commands/erase-candidate.ts'

type Ban = { where: (path: string) => boolean; pattern: RegExp; message: string; inTexts?: true }

/** Who may know whom, and the words that follow from it; with the quiz policy an application waits before it is sent; the demo world plays employers. */
const knowsThePolicy = /^(domain\/src\/(reveals\/|applications\/next-step\.ts$)|server\/src\/demo\/)/

const bans: Ban[] = [
  {
    where: (path) => path.startsWith('domain/src/'),
    pattern: /\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\.now\(/g,
    message: 'the domain has no clock: take `now` as data',
  },
  {
    where: (path) => path.startsWith('domain/src/'),
    pattern: /\bMath\.random\(|\bcrypto\.(randomUUID|getRandomValues|subtle)\b/g,
    message: 'the domain has no chance: take what varies as data',
  },
  {
    where: (path) => path.startsWith('domain/src/'),
    pattern: /\b(process|globalThis|localStorage|sessionStorage)\.[a-z]|\b(fetch|setTimeout|setInterval)\(/g,
    message: 'the domain has no surroundings: no Node, no DOM, no I/O',
  },
  {
    where: (path) =>
      path.startsWith('server/src/') && path !== 'server/src/config.ts' && !path.startsWith('server/src/testing/'),
    pattern: /\bprocess\.env\b/g,
    message: 'only server/src/config.ts reads the environment',
  },
  {
    where: (path) => /^server\/src\/features\/[^/]+\/view\.ts$/.test(path),
    pattern: /\b(async|await)\b/g,
    message: 'a view turns a row into an answer: it waits for nothing',
  },
  {
    where: (path) => /^(domain|server|web)\/src\//.test(path) && !knowsThePolicy.test(path),
    pattern: /olicy\)?\s*[!=]==?\s*['"`]|['"`]\s*[!=]==?\s*[\w.]*olicy\b|\[[\w.]*olicy\]|\bswitch \([\w.]*olicy\)/g,
    message: 'nobody decides by the reveal policy but domain/src/reveals: pass it on and ask there',
  },
  {
    where: (path) => path.startsWith('server/src/') && path !== erasure,
    pattern: /gladwork_erasure/g,
    inTexts: true,
    message: `only ${erasure} takes on the role that may empty what is frozen`,
  },
]

export function checkPurity(file: SourceFile): Violation[] {
  if (isTest(file.path) || !/\.tsx?$/.test(file.path)) return []
  const applicable = bans.filter((ban) => ban.where(file.path))
  if (applicable.length === 0) return []
  const code = blankNonCode(file.text, { keepStrings: false })
  return applicable.flatMap(({ pattern, message, inTexts }) =>
    [...(inTexts ? file.text : code).matchAll(pattern)].map((match) => ({
      path: file.path,
      line: lineAt(code, match.index),
      message,
    })),
  )
}
