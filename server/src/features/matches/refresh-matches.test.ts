import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { builtInModel, embedText } from '#domain/matches/embedding.ts'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { sessions } from '../accounts/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { matches, matchSearches } from './tables.ts'
import { refreshMatches } from './tasks/refresh-matches.ts'

const app = createTestApp()
const db = () => app().deps.db
const run = { id: 'run', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
const vector = { embedding: embedText('Registered Nurse\nTriage on a ward'), embeddingModel: builtInModel }
const hours = 60 * 60_000

beforeEach(async () => {
  await db().delete(matchSearches)
  await db().delete(jobs)
})

/** A nurse, and a role that nobody was told of. */
async function nurseAndRole() {
  const nurse = await signedInCandidate(app(), {
    profile: { desiredTitles: ['Registered Nurse'], workPreference: 'onsite', prefsSetAt: new Date() },
  })
  await readResumeOf(app(), nurse, vector)
  const { id } = await publishedJob(app(), await signedInEmployer(app()), vector)
  return { nurse, jobId: id }
}

async function refresh() {
  await refreshMatches.run(app().deps, {}, run)
  await app().runTasks()
}

function lastHere(nurse: SignedIn, before: number) {
  const at = new Date(app().clock.now().getTime() - before)
  return db().update(sessions).set({ updatedAt: at }).where(eq(sessions.userId, nurse.id))
}

function searchedAt(nurse: SignedIn, before: number) {
  const at = new Date(app().clock.now().getTime() - before)
  return db().insert(matchSearches).values({ candidateId: nurse.id, searchedAt: at })
}

async function listOf(nurse: SignedIn) {
  const rows = await db().select({ jobId: matches.jobId }).from(matches).where(eq(matches.candidateId, nurse.id))
  return rows.map(({ jobId }) => jobId)
}

test('a role that nobody was told of is found within a day, and the list is not made twice for it', async () => {
  const { nurse, jobId } = await nurseAndRole()
  await refresh()
  expect(await listOf(nurse)).toEqual([jobId])
  const before = await db().select().from(matchSearches)
  expect(before.map(({ candidateId }) => candidateId)).toContain(nurse.id)
  await db().delete(matches)
  await refresh()
  expect(await listOf(nurse)).toEqual([])
})

test.each([
  ['a day ago, for one who is here', 25, 1, 1],
  ['an hour ago', 1, 1, 0],
  ['a day ago, for one who has been away for a week', 25, 8 * 24, 0],
])('a list made %s', async (_when, searched, here, found) => {
  const { nurse } = await nurseAndRole()
  await searchedAt(nurse, searched * hours)
  await lastHere(nurse, here * hours)
  await refresh()
  expect(await listOf(nurse)).toHaveLength(found)
})

test('two runs at once ask for each list once', async () => {
  const { nurse } = await nurseAndRole()
  await Promise.all([refreshMatches.run(app().deps, {}, run), refreshMatches.run(app().deps, {}, run)])
  const { rows } = await db().execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job where name = 'matches.resume-changed' and singleton_key = ${nurse.id} and state < 'active'`)
  expect(rows[0]?.count).toBe(1)
  await app().runTasks()
  expect(await listOf(nurse)).toHaveLength(1)
})
