import { publishedJob } from './application-factories.ts'
import type { Visitor } from './client.ts'
import { countStatements } from './count-statements.ts'
import { crowd } from './crowd.ts'
import { signedInEmployer } from './factories.ts'
import { openMeasured } from './open-measured.ts'

/** With these a run stays below what one person may ask in a minute. */
const warmUps = 20
const mostRuns = 500

type Options = {
  databaseUrl: string | null
  sizes: [small: number, large: number]
  runs: number
  tell(line: string): void
}

type Role = { id: string; employer: Pick<Visitor, 'fetch'>; size: number; times: number[] }

/**
 * The first page of matched candidates, asked of the whole application, for a role with few applicants and one with many:
 * in turn, so that whatever else the machine does falls on both alike.
 */
export async function measureCandidates({ databaseUrl, sizes, runs, tell }: Options): Promise<void> {
  if (!(runs > 0 && runs <= mostRuns)) throw new Error(`Ask for 1 to ${mostRuns} runs.`)
  const { deps, ground, close } = await openMeasured(databaseUrl)
  try {
    const roles: Role[] = []
    for (const size of sizes) {
      const employer = await signedInEmployer(ground, { from: `10.0.0.${roles.length + 1}` })
      const { id } = await publishedJob(ground, employer)
      await crowd(ground, id, size)
      roles.push({ id, employer, size, times: [] })
    }
    await deps.db.execute('analyze')
    const firstPage = async ({ id, employer }: Role) => {
      const answer = await employer.fetch(`/api/jobs/${id}/candidates`)
      if (!answer.ok) throw new Error(`The page answered ${answer.status}.`)
      const page = (await answer.json()) as { rankedCandidates: object[] }
      if (page.rankedCandidates.length !== Math.min(...sizes, 20)) throw new Error('A page is missing candidates.')
    }
    for (let run = -warmUps; run < runs; run++) {
      for (const role of roles) {
        const start = performance.now()
        await firstPage(role)
        if (run >= 0) role.times.push(performance.now() - start)
      }
    }
    for (const role of roles) {
      const { size, times } = role
      const statements = await countStatements({ deps }, () => firstPage(role))
      tell(
        `${deps.database.kind} ${size} applicants: p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, ${statements} statements with the session's`,
      )
    }
    const [small, large] = roles.map(({ times }) => Number(at(times, 0.95)))
    tell(`p95 ratio: ${((large ?? Number.NaN) / (small ?? Number.NaN)).toFixed(2)}`)
  } finally {
    await close()
  }
}

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other)
  return (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(2)
}
