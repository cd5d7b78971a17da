import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { count, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { hashPassword } from '../../http/passwords.ts'
import { settableClock } from '../../outside/clock.ts'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { freePort, type Program, startProgram } from '../../testing/program.ts'
import { authAccounts, users } from '../accounts/tables.ts'
import { companies } from '../companies/tables.ts'
import { outboxMails } from '../notices/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { applicationEvents, applications, jobApplicants, resumeSnapshots } from './tables.ts'

const port = await freePort()
const site = `http://localhost:${port}`
const rounds = 3
const jobCount = 120
const credentials = { email: 'ana@post.example', password: 'lanterns4' }

const folder = await mkdtemp(path.join(tmpdir(), 'gladwork-killed-'))
let server: Program | null = null
afterAll(async () => {
  await server?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function withDatabase<Value>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Value>) {
  const database = await openDatabase({ databaseUrl: null, dataDir: folder })
  try {
    await migrate(database)
    return await work(database.db)
  } finally {
    await database.close()
  }
}

/** A candidate with a résumé, and more open jobs than can be applied to before the last kill. */
async function prepare() {
  return withDatabase(async (db) => {
    const [candidateId, employerId, companyId] = [randomUUID(), randomUUID(), randomUUID()]
    await db.insert(users).values([
      { id: candidateId, name: 'Ana Flores', email: credentials.email, role: 'seeker', emailVerified: true },
      { id: employerId, name: 'Maren Okafor', email: 'maren@post.example', role: 'employer', emailVerified: true },
    ])
    const password = await hashPassword(credentials.password)
    const account = {
      id: randomUUID(),
      accountId: candidateId,
      providerId: 'credential',
      userId: candidateId,
      password,
    }
    await db.insert(authAccounts).values(account)
    await db.insert(profiles).values({ id: candidateId, fullName: 'Ana Flores' })
    await db.insert(companies).values({ id: companyId, ownerUserId: employerId, name: 'Tidewater Power' })
    const ground = { deps: { db }, clock: settableClock() }
    const { id: resumeId } = await readResumeOf(ground, { id: candidateId, name: 'Ana Flores' })
    const jobIds: string[] = []
    for (let at = 0; at < jobCount; at += 1) {
      jobIds.push((await publishedJob(ground, { id: employerId, companyId })).id)
    }
    return { resumeId, jobIds }
  })
}

async function start(): Promise<string> {
  server = startProgram('server/src/main.ts', [], {
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    DEMO_WORLD: 'off',
  })
  await server.prints('is ready')
  const answer = await post('/api/sign-in', credentials, '')
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

function post(address: string, body: object, cookie: string) {
  const headers = { 'content-type': 'application/json', origin: site, cookie }
  return fetch(site + address, { method: 'POST', body: JSON.stringify(body), headers })
}

test('a server killed in the middle of applying loses nothing it has said yes to, and leaves nothing by halves', async () => {
  const { resumeId, jobIds } = await prepare()
  /** Application ids by job, each written down after its answer had come. */
  const journal = new Map<string, string>()
  const open = [...jobIds]

  for (let round = 0; round < rounds; round += 1) {
    const cookie = await start()
    const isOver = new AbortController()
    const applyOn = async () => {
      while (!isOver.signal.aborted) {
        const jobId = open.pop()
        if (jobId === undefined) return
        const answer = await post('/api/applications', { jobId, resumeId }, cookie).catch(() => null)
        const body = answer?.ok ? await answer.json().catch(() => null) : null
        if (body) journal.set(jobId, (body as { applicationId: string }).applicationId)
      }
    }
    const applying = [applyOn(), applyOn(), applyOn(), applyOn()]
    const enough = journal.size + 12
    while (journal.size < enough && open.length > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await server?.kill('SIGKILL')
    isOver.abort()
    await Promise.all(applying)
  }

  expect(journal.size).toBeGreaterThanOrEqual(rounds * 12)
  await withDatabase(async (db) => {
    const kept = await db.select({ id: applications.id, jobId: applications.jobId }).from(applications)
    const byJob = new Map(kept.map((row) => [row.jobId, row.id]))
    for (const [jobId, applicationId] of journal) expect(byJob.get(jobId)).toBe(applicationId)
    expect(byJob.size).toBe(kept.length)
    for (const table of [resumeSnapshots, applicationEvents, jobApplicants]) {
      expect((await db.select({ rows: count() }).from(table))[0]?.rows).toBe(kept.length)
    }
    expect(await db.$count(outboxMails, eq(outboxMails.kind, 'applied'))).toBe(kept.length)
  })

  const cookie = await start()
  const answer = await fetch(`${site}/api/applications`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  await server?.kill('SIGTERM')
}, 120_000)
