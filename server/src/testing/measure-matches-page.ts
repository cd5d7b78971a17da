import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { publishedJob, readResumeOf, scoredPair } from './application-factories.ts'
import { watchStatements } from './count-statements.ts'
import { type Ground, type SignedIn, signedInCandidate, signedInEmployer } from './factories.ts'
import { openMeasured } from './open-measured.ts'

/** Each asks less than one person may in a minute. */
const people = 10
const matchesOfEach = 30
const askedAtOnce = 8
const page = '/api/matches'

type Asker = { headers: Record<string, string> }
type Measured = { address: string; times: number[] }

/**
 * The first page of matches over HTTP beside the bare framework, which puts the same statements to the same database and
 * writes their rows as JSON: batches in turn, so that whatever else the machine does falls on both alike.
 */
export async function measureMatchesPage(options: {
  databaseUrl: string | null
  batches: number
  tell(line: string): void
}) {
  const { databaseUrl, batches, tell } = options
  const { app, deps, ground, close } = await openMeasured(databaseUrl, { TRUSTED_PROXIES: '127.0.0.1,::1' })
  const askers = await peopleWithMatches(ground)
  const [first] = askers
  if (!first) throw new Error('Nobody is there to ask.')
  const statements = await watchStatements({ deps }, () => ground.fetch(page, first))
  const bare = new Hono().get(page, async (c) => {
    const answers = []
    for (const [query, values] of statements) answers.push((await deps.database.pool.query(query, values)).rows)
    return c.json(answers)
  })
  const servers = [app.fetch, bare.fetch].map((fetch) => serve({ fetch, port: 0, hostname: '127.0.0.1' }))
  try {
    for (const server of servers) if (!server.listening) await once(server, 'listening')
    const measured: Measured[] = servers.map((server) => ({
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${page}`,
      times: [],
    }))
    for (let batch = -1; batch < batches; batch++) {
      for (const one of measured) {
        const took = await askAll(one.address, askers)
        if (batch >= 0) one.times.push(took)
      }
    }
    const [product, framework] = measured.map(({ times }) => (1_000 * askers.length * askedAtOnce) / middle(times))
    tell(
      `${statements.length} statements with the session's, ${batches} batches of ${askers.length * askedAtOnce} requests`,
    )
    tell(`product ${product?.toFixed(0)} pages/s, bare framework ${framework?.toFixed(0)} pages/s`)
    tell(`ratio: ${((product ?? Number.NaN) / (framework ?? Number.NaN)).toFixed(2)}`)
  } finally {
    for (const server of servers) server.close()
    await close()
  }
}

async function peopleWithMatches(ground: Ground): Promise<Asker[]> {
  const employer = await signedInEmployer(ground)
  const jobs = await Promise.all(Array.from({ length: matchesOfEach }, () => publishedJob(ground, employer)))
  const askers: Asker[] = []
  for (let at = 0; at < people; at++) {
    const candidate = await signedInCandidate(ground, { from: `10.0.1.${at}` })
    const { id: resumeId } = await readResumeOf(ground, candidate)
    for (const [rank, { id: jobId }] of jobs.entries()) {
      await scoredPair(ground, { candidateId: candidate.id, jobId, resumeId }, { composite: 99 - rank })
    }
    askers.push({ headers: { cookie: cookieOf(candidate), 'x-forwarded-for': `10.0.1.${at}` } })
  }
  await ground.deps.db.execute('analyze')
  return askers
}

function cookieOf({ cookies }: SignedIn): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ')
}

/** Milliseconds until each has asked as often as many ask at once. */
async function askAll(address: string, askers: readonly Asker[]): Promise<number> {
  const start = performance.now()
  for (const asker of askers) {
    await Promise.all(
      Array.from({ length: askedAtOnce }, async () => {
        const answer = await fetch(address, asker)
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`The page answered ${answer.status}.`)
      }),
    )
  }
  return performance.now() - start
}

function middle(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}
