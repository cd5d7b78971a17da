import { expect, test } from 'vitest'
import { checkStructure } from './check-structure.ts'
import { listFiles, readFiles } from './guards/project-files.ts'

const lines = (count: number): string => 'export const a = 1\n'.repeat(count)

const refused: [what: string, path: string, text: string, message: RegExp][] = [
  ['a camel-case name', 'web/src/ui/textField.tsx', '', /kebab-case/],
  ['a drawer folder', 'server/src/lib/dates.ts', '', /drawer/],
  ['a drawer file', 'domain/src/jobs/helpers.ts', '', /drawer/],
  ['a barrel by name', 'domain/src/jobs/index.ts', '', /index files/],
  ['a barrel by star', 'domain/src/jobs/rules.ts', "export * from './schema.ts'", /barrel/],
  [
    'a barrel by list',
    'domain/src/jobs/rules.ts',
    "export { a } from './schema.ts'\nexport type { B } from './b.ts'\n",
    /only re-exp/,
  ],
  ['a default export', 'web/src/app.tsx', 'export default function App() {}', /default export/],
  ['a default export by alias', 'web/src/app.tsx', 'export { App as default }', /default export/],
  ['JSX on the server', 'server/src/http/page.tsx', '', /no JSX/],
  ['a file that is too long', 'domain/src/jobs/rules.ts', lines(301), /301 lines/],
  ['a test that is too long', 'domain/src/jobs/rules.test.ts', lines(501), /501 lines/],
  ['an unknown noun in the domain', 'domain/src/vacancies/rules.ts', '', /nouns/],
  ['an unknown noun on the server', 'server/src/features/vacancies/view.ts', '', /nouns/],
  ['an unknown file of a feature', 'server/src/features/jobs/service.ts', '', /a feature of the server/],
  ['a folder too deep', 'server/src/features/jobs/commands/publish/now.ts', '', /a feature of the server/],
  ['a missing extension', 'web/src/app.tsx', "import { a } from './api'", /extension/],
  ['a way round the door', 'server/src/app.ts', "import { a } from '../../domain/src/jobs/rules.ts'", /door/],
  ['a door inside a room', 'web/src/app.tsx', "import { a } from '#web/api.ts'", /relative/],
  ['a library in the domain', 'domain/src/jobs/rules.ts', "import { z } from 'zod'", /zod\/mini/],
  ['Node in the domain', 'domain/src/jobs/rules.ts', "import { readFile } from 'node:fs'", /no Node/],
  ['the server in the domain', 'domain/src/jobs/rules.ts', "import type { A } from '#server/app.ts'", /no other room/],
  ['a clock in the domain', 'domain/src/jobs/rules.ts', 'const now = Date.now()', /clock/],
  ['a hidden clock in the domain', 'domain/src/jobs/rules.ts', 'const now = new Date()', /clock/],
  ['chance in the domain', 'domain/src/jobs/rules.ts', 'const id = crypto.randomUUID()', /chance/],
  ['surroundings in the domain', 'domain/src/jobs/rules.ts', 'const w = globalThis.innerWidth', /surroundings/],
  ['a policy that is weighed', 'server/src/features/jobs/view.ts', "const a = policy === 'never'", /reveal policy/],
  ['a policy that is weighed backwards', 'web/src/app.tsx', "const a = 'never' !== job.policy", /reveal policy/],
  ['a table by policy', 'web/src/app.tsx', 'const a = words[job.anonymityRevealPolicy]', /reveal policy/],
  ['a switch by policy', 'domain/src/jobs/rules.ts', 'switch (job.policy) {', /reveal policy/],
  [
    'the role of the erasure elsewhere',
    'server/src/features/jobs/commands.ts',
    'await tx.execute(sql`set local role gladwork_erasure`)',
    /empty what is frozen/,
  ],
  ['the environment outside the configuration', 'server/src/app.ts', 'const p = process.env.PORT', /config\.ts/],
  ['the web on the server', 'server/src/app.ts', "import { a } from '#web/paths.ts'", /only the domain/],
  [
    "another feature's routes",
    'server/src/features/jobs/queries.ts',
    "import { a } from '../matches/routes.ts'",
    /mounted by app/,
  ],
  [
    'a mailer fetched by a feature',
    'server/src/features/jobs/commands.ts',
    "import { sendMail } from '../../outside/mail/smtp.ts'",
    /handed in/,
  ],
  ['tables in routes', 'server/src/features/jobs/routes.ts', "import { jobs } from './tables.ts'", /no tables/],
  [
    'the database in routes',
    'server/src/features/jobs/routes.ts',
    "import { open } from '../../db/open.ts'",
    /no tables/,
  ],
  ['a query in routes', 'server/src/features/jobs/routes.ts', "import { eq } from 'drizzle-orm'", /rows are read/],
  ['a query in a view', 'server/src/features/jobs/view.ts', 'const job = await findJob(db)', /waits for nothing/],
  [
    'the database in a view',
    'server/src/features/jobs/view.ts',
    "import { db } from '../../db/open.ts'",
    /knows no database/,
  ],
  ['a verb in tables', 'server/src/features/jobs/tables.ts', "import { a } from './commands.ts'", /tables know/],
  [
    'the list of all tables in a feature',
    'server/src/features/jobs/queries.ts',
    "import { jobs } from '../../db/schema.ts'",
    /database folder/,
  ],
  ['the server in the web', 'web/src/api.ts', "import type { App } from '#server/app.ts'", /never imports the server/],
  ['full zod in the web', 'web/src/ui/form.tsx', "import { z } from 'zod'", /zod\/mini/],
  ['Node in the web', 'web/src/api.ts', "import path from 'node:path'", /no Node/],
  ['a contract as a value in the web', 'web/src/api.ts', "import { a } from '#domain/jobs/contract.ts'", /type only/],
  [
    'the domain in the design system',
    'web/src/ui/badge.tsx',
    "import { a } from '#domain/jobs/rules.ts'",
    /another product/,
  ],
  [
    'a feature in the design system',
    'web/src/ui/bar.tsx',
    "import { a } from '../features/jobs/card.tsx'",
    /another product/,
  ],
  [
    "another feature's page",
    'web/src/features/jobs/card.tsx',
    "const page = import('../matches/matches-page.tsx')",
    /no part/,
  ],
  ['server rooms in a journey', 'e2e/apply.test.ts', "import { a } from '#server/app.ts'", /testing\/ and demo\//],
  ['web parts in a journey', 'e2e/apply.test.ts', "import { a } from '#web/api.ts'", /paths\.ts/],
  [
    'the server in a test of the domain',
    'domain/src/jobs/rules.test.ts',
    "import { a } from '#server/app.ts'",
    /domain only/,
  ],
  ['the server in a test of the web', 'web/src/api.test.ts', "import { a } from '#server/app.ts'", /testing only/],
]

test.each(refused)('%s is refused', (_what, path, text, message) => {
  const found = checkStructure([{ path, text }])
  expect(found.map((violation) => violation.message).join('\n')).toMatch(message)
})

const accepted: [what: string, path: string, text: string][] = [
  ['a library the domain may know', 'domain/src/jobs/schema.ts', "import * as z from 'zod/mini'"],
  ['a given moment', 'domain/src/jobs/rules.ts', 'const day = new Date(now)\n// Date.now() would be a clock'],
  ['a document that is a résumé', 'domain/src/resumes/reading.ts', 'const pages = document.pages'],
  ['a policy that is passed on', 'server/src/features/jobs/view.ts', 'const a = mayShow({ policy: job.policy })'],
  ['a policy where it decides', 'domain/src/reveals/gates.ts', "const a = job.policy === 'never'"],
  [
    'the role of the erasure in the erasure',
    'server/src/features/accounts/commands/erase-candidate.ts',
    'await tx.execute(sql`set local role gladwork_erasure`)',
  ],
  ['long data', 'domain/src/taxonomy/data/skills.ts', lines(900)],
  ['a split verb', 'server/src/features/jobs/commands/publish.ts', "import { eq } from 'drizzle-orm'"],
  ['a topic of a feature', 'server/src/features/resumes/reader/pdf.ts', ''],
  [
    'a type from outside',
    'server/src/features/jobs/commands.ts',
    "import type { Mailer } from '../../outside/mail/mailer.ts'",
  ],
  ['types only, one by one', 'server/src/features/jobs/routes.ts', "import { type Job, type A } from './tables.ts'"],
  ['the layout of a mail', 'server/src/features/jobs/mails.ts', "import { page } from '../../outside/mail/layout.ts'"],
  ['routes in the router', 'server/src/features/router.ts', "import { jobRoutes } from './jobs/routes.ts'"],
  ['routes in the app', 'server/src/app.ts', "import { jobRoutes } from './features/jobs/routes.ts'"],
  ['the environment in the configuration', 'server/src/config.ts', 'const p = process.env.PORT'],
  ['a configuration', 'web/vite.config.ts', "import { fileURLToPath } from 'node:url'\nexport default {}"],
  ['a contract as a type in the web', 'web/src/api.ts', "import type { A } from '#domain/jobs/contract.ts'"],
  ['pages in the route table', 'web/src/app.tsx', "const page = import('./features/jobs/job-page.tsx')"],
  [
    'a test with its tools',
    'domain/src/jobs/rules.test.ts',
    "import fc from 'fast-check'\nimport { test } from 'vitest'",
  ],
  ['the list of all tables', 'server/src/db/schema.ts', "export * from '../features/jobs/tables.ts'"],
  ['an import inside a text', 'web/src/ui/code.tsx', "const a = `\nimport { z } from 'zod'\n`\n// import 'zod'"],
]

test.each(accepted)('%s is accepted', (_what, path, text) => {
  expect(checkStructure([{ path, text }])).toEqual([])
})

test('a cycle between nouns names the way round and the files that make it', () => {
  const found = checkStructure([
    { path: 'domain/src/jobs/rules.ts', text: "import { a } from '../matches/score.ts'" },
    { path: 'domain/src/matches/score.ts', text: "import type { B } from '../trust/ladder.ts'" },
    { path: 'domain/src/trust/ladder.ts', text: "import { c } from '../jobs/schema.ts'" },
  ])
  expect(found).toHaveLength(1)
  expect(found[0]?.message).toContain('jobs → matches → trust → jobs')
  expect(found[0]?.message).toContain('domain/src/trust/ladder.ts → domain/src/jobs/schema.ts')
})

test.each(['server', 'web'])('a cycle between features of the %s is refused', (room) => {
  const found = checkStructure([
    { path: `${room}/src/features/jobs/queries.ts`, text: "import { a } from '../matches/queries.ts'" },
    { path: `${room}/src/features/matches/queries.ts`, text: "import { a } from '../jobs/queries.ts'" },
  ])
  expect(found.map((violation) => violation.message).join()).toMatch(/cycle between features/)
})

test('tables may point at each other across features, as foreign keys do', () => {
  const found = checkStructure([
    { path: 'server/src/features/jobs/queries.ts', text: "import { a } from '../matches/tables.ts'" },
    { path: 'server/src/features/matches/queries.ts', text: "import { a } from '../jobs/queries.ts'" },
  ])
  expect(found).toEqual([])
})

test('tests and one-way imports make no cycle', () => {
  const found = checkStructure([
    { path: 'domain/src/jobs/rules.ts', text: "import { a } from '../matches/score.ts'" },
    { path: 'domain/src/matches/score.test.ts', text: "import { a } from '../jobs/rules.ts'" },
  ])
  expect(found).toEqual([])
})

test('a violation carries the line of the import', () => {
  const text = "import * as z from 'zod/mini'\n\nimport { readFile } from 'node:fs'\n"
  expect(checkStructure([{ path: 'domain/src/jobs/rules.ts', text }])[0]?.line).toBe(3)
})

test('in the tree as it stands, nobody weighs the reveal policy but the one place that may', () => {
  const sources = readFiles(listFiles().filter((path) => /^(domain|server|web)\/src\/.*\.tsx?$/.test(path)))
  expect(sources.length).toBeGreaterThan(500)
  const policies = checkStructure(sources).filter((violation) => violation.message.includes('reveal policy'))
  expect(policies).toEqual([])
})
