import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '../testing/test-database.ts'

// Which tables travel together on the day the data is distributed (docs/architecture.md): by candidate, by job, to every
// node, or not at all. A new table must be put into one of the four.
const byCandidate = [
  'application_events',
  'applications',
  'dismissed_jobs',
  'hidden_companies',
  'match_searches',
  'matches',
  'quiz_attempts',
  'resume_analyses',
  'resume_answers',
  'resume_drafts',
  'resume_snapshots',
  'resume_versions',
  'resumes',
  'reveals',
  'saved_jobs',
  'trust_reports',
  'trust_signals',
  'verified_employment',
  'vouches',
]
const byJob = [
  'application_quizzes',
  'expectations_attempts',
  'interview_times',
  'interviews',
  'job_applicants',
  'job_skills',
]
const byPerson = ['notice_switches', 'notices']
const roots = ['jobs', 'profiles']
const onEveryNode = ['companies', 'company_verifications', 'reports']
const local = [
  'audit_log',
  'auth_accounts',
  'idempotency_keys',
  'one_time_links',
  'outbox_mails',
  'sessions',
  'suppressed_addresses',
  'users',
  'verifications',
]

const database = useDatabase()

async function rows<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) {
  return (await database().db.execute<Row>(query)).rows
}

const owners: [string, string, string[]][] = [
  ['candidate', 'candidate_id', byCandidate],
  ['job', 'job_id', byJob],
  ['person', 'person_id', byPerson],
]

test('every table has its place', async () => {
  const tables = await rows<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  const placed = [...byCandidate, ...byJob, ...byPerson, ...roots, ...onEveryNode, ...local].sort()
  expect(tables.map((table) => table.name)).toEqual(placed)
})

test.each(owners)('primary and unique keys of what belongs to a %s carry %s', async (_, column, tables) => {
  const without = await rows<{ index: string }>(sql`
    select i.indexrelid::regclass::text as index
    from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = 'public' and i.indisunique and t.relname = any(${sql.param(tables)}::text[])
      and not exists (
        select 1 from pg_attribute a
        where a.attrelid = t.oid and a.attnum = any(i.indkey) and a.attname = ${column} and a.attnotnull
          and a.atttypid = 'uuid'::regtype)`)
  expect(without).toEqual([])
})

test('keys are uuids made by the application', async () => {
  const keys = await rows<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)id$' and column_default is not null`)
  expect(keys).toEqual([])
})

test('references between groups are named cross_, so that one command can drop them; those inside carry the key', async () => {
  const references = await rows<{ name: string; from: string; to: string; columns: string[] }>(sql`
    select c.conname as name, f.relname as from, t.relname as to,
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = f.oid and a.attnum = any(c.conkey)) as columns
    from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      join pg_namespace n on n.oid = f.relnamespace
    where c.contype = 'f' and n.nspname = 'public'`)
  const wrong = references.filter(({ name, from, to, columns }) => {
    const isInside = groupOf(from) === groupOf(to)
    if (name.startsWith('cross_') === isInside) return true
    const key = owners.find(([, , tables]) => tables.includes(from))?.[1]
    return isInside && key !== undefined && !columns.includes(key)
  })
  expect(wrong).toEqual([])
})

test('nothing is set to null or to a default by a reference, and no trigger writes another table', async () => {
  const setting = await rows(sql`select conname from pg_constraint where contype = 'f' and confdeltype in ('n', 'd')`)
  const triggers = await rows<{ function: string }>(sql`
    select distinct p.proname as function from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and n.nspname = 'public' order by 1`)
  expect(setting).toEqual([])
  expect(triggers.map((trigger) => trigger.function)).toEqual([
    'refuse_change',
    'refuse_snapshot_change',
    'refuse_truncate',
  ])
})

function groupOf(table: string) {
  if (byCandidate.includes(table) || table === 'profiles') return 'candidate'
  if (byJob.includes(table) || table === 'jobs') return 'job'
  if (byPerson.includes(table)) return 'person'
  return onEveryNode.includes(table) ? 'every node' : 'local'
}
