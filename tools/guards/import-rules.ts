import type { Import } from './imports.ts'
import { isTest, type Violation } from './project-files.ts'

type Rule = { refuses: (use: Import) => boolean; message: string }

const room = (path: string | undefined): string => path?.split('/')[0] ?? ''
const featureOf = (path: string | undefined): string =>
  /^(?:server|web)\/src\/features\/([^/]+)\//.exec(path ?? '')?.[1] ?? ''
const isServerPart = (path: string, part: string): boolean =>
  new RegExp(`^server/src/features/[^/]+/${part}(\\.ts$|/)`).test(path)
const leadsTo = (use: Import, prefix: string): boolean => use.target?.startsWith(prefix) ?? false
const endsWith = (use: Import, suffix: string): boolean => use.target?.endsWith(suffix) ?? false
const leadsToPart = (use: Import, part: string): boolean => isServerPart(use.target ?? '', part)
const isPackage = (use: Import): boolean => use.target === undefined && !use.specifier.startsWith('node:')

/** What Drizzle is given: the one file that names every table. */
export const tableList = 'server/src/db/schema.ts'

/** How a mail looks is no mail server: pure, and free for every feature's mails. */
const mailLayout = 'server/src/outside/mail/layout.ts'

/** Where programs are put together: the only places that may name what lies outside the process, and mount routes. */
const isComposer = (path: string): boolean =>
  /^server\/src\/((features\/)?[^/]+\.ts$|cli\/|testing\/|outside\/|demo\/)/.test(path)

const spelling: Rule[] = [
  {
    refuses: (use) => use.specifier.startsWith('.') && !/\.[a-z0-9]+(\?.*)?$/.test(use.specifier),
    message: 'name the file with its extension',
  },
  {
    refuses: (use) => use.specifier.startsWith('.') && isRoom(room(use.from)) && room(use.target) !== room(use.from),
    message: 'another room is imported by its door: #domain/…, #server/…, #web/…',
  },
  {
    refuses: (use) => use.specifier.startsWith('#') && isRoom(room(use.from)) && room(use.target) === room(use.from),
    message: 'inside a room imports are relative',
  },
]

const domainRules: Rule[] = [
  {
    refuses: (use) => isPackage(use) && !['zod/mini', '@orpc/contract'].includes(use.specifier),
    message: 'the domain knows only zod/mini and @orpc/contract',
  },
  { refuses: (use) => use.specifier.startsWith('node:'), message: 'the domain runs in the browser too: no Node' },
  { refuses: (use) => isOwn(use) && room(use.target) !== 'domain', message: 'the domain imports no other room' },
]

const serverRules: Rule[] = [
  {
    refuses: (use) => isOwn(use) && !['server', 'domain'].includes(room(use.target)),
    message: 'the server imports only the domain',
  },
  {
    refuses: (use) => leadsToPart(use, 'routes') && !isComposer(use.from),
    message: "routes are mounted by app.ts and imported by nobody else; use the feature's queries or commands",
  },
  {
    refuses: (use) =>
      leadsTo(use, 'server/src/outside/') && use.target !== mailLayout && !use.typeOnly && !isComposer(use.from),
    message: 'what lies outside is handed in: import only its types',
  },
  {
    refuses: (use) =>
      isServerPart(use.from, 'routes') &&
      !use.typeOnly &&
      (leadsToPart(use, 'tables') || leadsTo(use, 'server/src/db/')),
    message: 'routes make the actor, call one verb and answer a view: no tables, no database',
  },
  {
    refuses: (use) => isAway(use.from) && !use.typeOnly && /^(drizzle-orm|pg|pg-boss)(\/|$)/.test(use.specifier),
    message: 'rows are read in queries and written in commands',
  },
  {
    refuses: (use) => isServerPart(use.from, 'view') && !use.typeOnly && leadsTo(use, 'server/src/db/'),
    message: 'a view turns a row into an answer and knows no database',
  },
  {
    refuses: (use) => use.target === tableList && !/^server\/src\/(db|testing)\//.test(use.from),
    message: "the list of all tables is for the database folder: import a feature's tables",
  },
  {
    refuses: (use) => isServerPart(use.from, 'tables') && isOwn(use) && !leadsToGround(use),
    message: 'tables know other tables, the database folder and the domain only',
  },
]

const webRules: Rule[] = [
  { refuses: (use) => room(use.target) === 'server', message: 'the web never imports the server' },
  {
    refuses: (use) => isOwn(use) && !['web', 'domain', 'server'].includes(room(use.target)),
    message: 'the web imports only the domain',
  },
  { refuses: (use) => use.specifier.startsWith('node:'), message: 'no Node in the browser' },
  {
    refuses: (use) => /^zod($|\/(?!mini$))/.test(use.specifier),
    message: 'only zod/mini reaches the browser',
  },
  {
    refuses: (use) => room(use.target) === 'domain' && endsWith(use, '/contract.ts') && !use.typeOnly,
    message: 'a contract reaches the browser as a type only',
  },
  {
    refuses: (use) => use.from.startsWith('web/src/ui/') && isOwn(use) && !leadsTo(use, 'web/src/ui/'),
    message: 'web/src/ui could ship in another product: it imports no feature and no domain',
  },
  {
    refuses: (use) =>
      featureOf(use.from) !== '' && featureOf(use.target) !== featureOf(use.from) && endsWith(use, '-page.tsx'),
    message: "another feature's page is no part: import its queries or a named part",
  },
]

const observerRules: Rule[] = [
  {
    refuses: (use) => room(use.target) === 'server' && !/^server\/src\/(testing|demo)\//.test(use.target ?? ''),
    message: 'from the server only testing/ and demo/ are open here',
  },
  {
    refuses: (use) => room(use.target) === 'web' && use.target !== 'web/src/paths.ts',
    message: 'from the web only web/src/paths.ts is open here',
  },
]

const rulesOf: Record<string, Rule[]> = {
  domain: [...spelling, ...domainRules],
  server: [...spelling, ...serverRules],
  web: [...spelling, ...webRules],
  e2e: [...spelling, ...observerRules],
  bench: [...spelling, ...observerRules],
}

export function checkImports(imports: Import[]): Violation[] {
  const found: Violation[] = []
  for (const use of imports) {
    if (isBuildScript(use.from)) continue
    const rules =
      isTest(use.from) && isRoom(room(use.from)) ? [...spelling, ...testRules] : (rulesOf[room(use.from)] ?? [])
    for (const rule of rules) {
      if (rule.refuses(use))
        found.push({ path: use.from, line: use.line, message: `${use.specifier}: ${rule.message}` })
    }
  }
  return found
}

/** A test may use what it tests with; only the border between browser and server stands for it too. */
const testRules: Rule[] = [
  {
    refuses: (use) => room(use.from) === 'web' && room(use.target) === 'server' && !leadsTo(use, 'server/src/testing/'),
    message: 'a test of the web reaches the server through server/src/testing only',
  },
  {
    refuses: (use) => room(use.from) === 'domain' && isOwn(use) && room(use.target) !== 'domain',
    message: 'a test of the domain needs the domain only',
  },
]

/** What stands beside a room's src folder runs when it is built, not in it. */
function isBuildScript(path: string): boolean {
  return path.endsWith('.config.ts') || (isRoom(room(path)) && !path.startsWith(`${room(path)}/src/`))
}

function isRoom(name: string): boolean {
  return ['domain', 'server', 'web'].includes(name)
}

function isOwn(use: Import): boolean {
  return use.target !== undefined
}

function isAway(path: string): boolean {
  return ['routes', 'view', 'mails'].some((part) => isServerPart(path, part))
}

function leadsToGround(use: Import): boolean {
  return room(use.target) === 'domain' || leadsTo(use, 'server/src/db/') || leadsToPart(use, 'tables')
}
