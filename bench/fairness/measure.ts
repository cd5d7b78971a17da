import { candidateFromReading, nothingStated } from '#domain/matches/candidate-of.ts'
import { embedResume } from '#domain/matches/embedding.ts'
import type { MatchJob } from '#domain/matches/inputs.ts'
import { type MatchScore, scoreMatch } from '#domain/matches/score.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import { jobOfFamily } from '#server/testing/job-of-family.ts'
import { type Case, makeCases, type Person, usual } from './resumes.ts'
import { swaps } from './swaps.ts'

export type SwapResult = { kind: string; scores: number; changed: number; examples: string[] }

const today = '2026-01-15'
const trust = { value: 50, isTrustedEmployer: false }
/** Beside the job of the same work: others in steps over the list, so that a swap can't hide behind a score of nothing. */
const otherJobs = 3
const examplesShown = 5

/** Every résumé with every swap against the same jobs: how many scores were made, and how many moved. */
export function measureSwaps(): SwapResult[] {
  const cases = makeCases()
  const jobs = cases.map(({ family }) => jobOfFamily(family))
  return swaps.map(({ kind, changes }) => {
    const result: SwapResult = { kind, scores: 0, changed: 0, examples: [] }
    for (const [at, one] of cases.entries()) compare(one, jobsFor(jobs, at), changes, result)
    return result
  })
}

function compare(one: Case, jobs: readonly MatchJob[], changes: readonly Partial<Person>[], result: SwapResult): void {
  const before = scoresOf(one.write(usual), jobs)
  for (const change of changes) {
    for (const [at, score] of scoresOf(one.write({ ...usual, ...change }), jobs).entries()) {
      result.scores += 1
      if (JSON.stringify(score) === JSON.stringify(before[at])) continue
      result.changed += 1
      if (result.examples.length < examplesShown) {
        result.examples.push(
          `${one.family.name}, ${JSON.stringify(change)}: ${before[at]?.composite} → ${score.composite}`,
        )
      }
    }
  }
}

function scoresOf(text: string, jobs: readonly MatchJob[]): MatchScore[] {
  const reading = readResume({ text, today })
  const rest = { desiredTitles: [], embedding: embedResume(reading), preferences: nothingStated }
  const candidate = candidateFromReading(reading, rest)
  return jobs.map((job) => scoreMatch(candidate, job, trust))
}

function jobsFor(jobs: readonly MatchJob[], at: number): MatchJob[] {
  const step = Math.floor(jobs.length / (otherJobs + 1))
  return Array.from({ length: otherJobs + 1 }, (_, turn) => jobs[(at + turn * step) % jobs.length]).flatMap(
    (job) => job ?? [],
  )
}
