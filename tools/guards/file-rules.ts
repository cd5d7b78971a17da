import { tableList } from './import-rules.ts'
import { isTest, type SourceFile, type Violation } from './project-files.ts'
import { blankNonCode } from './source-text.ts'

/** The product's nouns; a folder of any room that is named after a noun uses one of these. */
export const nouns = [
  'accounts',
  'applications',
  'companies',
  'interviews',
  'jobs',
  'matches',
  'notices',
  'profiles',
  'quizzes',
  'resumes',
  'reveals',
  'taxonomy',
  'trust',
]

const lineLimit = 300
const testLineLimit = 500
const longByNature = ['domain/src/taxonomy/data/', 'server/src/demo/data/', 'server/src/db/migrations/']
const drawers = /^(utils?|helpers?|common|misc|lib)$/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const ruled = /^(domain|server|web|e2e|bench|tools)\//

/** What a feature of the server consists of; a split file becomes a folder of verbs under the same name. */
const featureFiles = ['routes', 'tables', 'queries', 'commands', 'tasks', 'view', 'mails']
const featureFolders = ['commands', 'queries', 'tasks', 'mails']
/** Subjects that need more than rows and verbs, each with its reason. */
export const featureTopics: Record<string, string[]> = {
  accounts: ['file-routes.ts', 'one-time-links.ts'], // the export as a file; one way to make and consume a link
  profiles: ['file-routes.ts'], // the picture comes in as a bare body and goes out as a file
  applications: ['evidence-view.ts', 'snapshot-view.ts', 'file-routes.ts'], // the lines behind a score; frozen résumés; candidates as a sheet
  companies: ['file-routes.ts'], // the logo comes in as a bare body and goes out as a file
  interviews: ['calendar.ts'], // the files that calendars read
  resumes: ['reader', 'file-routes.ts'], // the limited child process and what it reads; files in and out as bare bodies
}

export function checkFile(file: SourceFile): Violation[] {
  const broken = [...nameProblems(file.path), ...placeProblems(file.path), ...lengthProblems(file)]
  if (/\.(ts|tsx|mjs)$/.test(file.path)) broken.push(...exportProblems(file))
  return broken.map((message) => ({ path: file.path, message }))
}

function nameProblems(path: string): string[] {
  if (!ruled.test(path) || path.startsWith('server/src/db/migrations/')) return []
  const segments = path.split('/')
  const problems: string[] = []
  for (const segment of segments) {
    const stem = segment.split('.')[0] ?? ''
    if (!kebab.test(segment)) problems.push(`"${segment}" is not kebab-case`)
    if (drawers.test(stem))
      problems.push(`"${segment}" is a drawer: name it after its subject, or put it beside its user`)
  }
  if (/(^|\/)index\.[a-z]+$/.test(path) && !path.endsWith('.html')) {
    problems.push('index files hide the real path: import the file itself')
  }
  if (/^(domain|server)\/.*\.(tsx|jsx)$/.test(path))
    problems.push('this room runs without a build step and knows no JSX')
  return problems
}

function placeProblems(path: string): string[] {
  const noun = /^domain\/src\/([^/]+)\//.exec(path)?.[1] ?? /^server\/src\/features\/([^/]+)\//.exec(path)?.[1]
  const problems: string[] = []
  if (noun !== undefined && !nouns.includes(noun)) {
    problems.push(`"${noun}" is not one of the product's nouns (${nouns.join(', ')})`)
  }
  const inFeature = /^server\/src\/features\/([^/]+)\/(.+)$/.exec(path)
  if (inFeature && !isTest(path) && !isFeaturePart(inFeature[1] ?? '', inFeature[2] ?? '')) {
    const known = [...featureFiles.map((name) => `${name}.ts`), 'commands/<verb>.ts'].join(', ')
    problems.push(`a feature of the server consists of ${known} and the topics listed in tools/guards/file-rules.ts`)
  }
  return problems
}

function isFeaturePart(noun: string, rest: string): boolean {
  const [first = '', ...deeper] = rest.split('/')
  const topics = featureTopics[noun] ?? []
  if (topics.includes(first)) return true
  if (deeper.length === 0) return featureFiles.some((name) => first === `${name}.ts`)
  return deeper.length === 1 && featureFolders.includes(first) && first !== ''
}

function lengthProblems({ path, text }: SourceFile): string[] {
  if (!ruled.test(path) || !/\.(ts|tsx|mjs|css)$/.test(path)) return []
  if (longByNature.some((folder) => path.startsWith(folder))) return []
  const limit = isTest(path) || path.startsWith('e2e/') ? testLineLimit : lineLimit
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  return lines > limit ? [`${lines} lines, the limit is ${limit}: split it by subject or by verb`] : []
}

function exportProblems({ path, text }: SourceFile): string[] {
  if (!ruled.test(path)) return []
  const code = blankNonCode(text, { keepStrings: false })
  const problems: string[] = []
  const isForeignForm = /\.config\.(ts|mjs)$|\.d\.ts$/.test(path)
  if (!isForeignForm && /(^|[\n;])\s*export\s+default\b|\bas\s+default\b/.test(code)) {
    problems.push('default export: export it by name')
  }
  if (path !== tableList && /(^|[\n;])\s*export\s*\*/.test(code))
    problems.push('"export *" makes a barrel: import the file itself')
  if (path !== tableList && isOnlyReExports(code)) problems.push('only re-exports: import the files themselves')
  return problems
}

function isOnlyReExports(code: string): boolean {
  const reExport = /export\s+(type\s+)?\{[^}]*\}\s*from\s*(['"])[^'"\n]+\2;?/g
  return reExport.test(code) && code.replace(reExport, '').trim() === ''
}
