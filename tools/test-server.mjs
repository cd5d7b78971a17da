// Runs the server's tests on a PostgreSQL server: npm run test:server -- --database-url postgresql://… [vitest arguments]
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const args = process.argv.slice(2)
const at = args.indexOf('--database-url')
const url = at === -1 ? process.env.TEST_DATABASE_URL : args.splice(at, 2)[1]
if (!url) stop('Name a PostgreSQL server: npm run test:server -- --database-url postgresql://user@host/database')

const client = new pg.Client({ connectionString: url })
await client
  .connect()
  .catch((error) => stop(`The PostgreSQL server can't be reached (${error.code ?? error.message}).`))
const { rows } = await client.query(
  `select current_setting('server_version_num')::int / 10000 as version,
     exists (select from pg_available_extensions where name = 'vector') as "hasVector",
     (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as "mayCreate"`,
)
await client.end()
const { version, hasVector, mayCreate } = rows[0]
if (version < 15) stop(`The server is PostgreSQL ${version}; version 15 or newer is needed.`)
if (!hasVector) stop('The server has no "vector" extension; install pgvector 0.8 or newer on it.')
if (!mayCreate) stop('The user of this address may not create databases, and every test file needs one of its own.')

console.log(`Testing on PostgreSQL ${version}.`)
const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
const { status } = spawnSync(
  path.join(root, 'node_modules', '.bin', 'node'),
  [vitest, 'run', '--project', 'server', ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  },
)
process.exit(status ?? 1)

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
