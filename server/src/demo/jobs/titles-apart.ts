import type { BuiltJob } from './build.ts'

/** Two openings of one employer under one title look like a mistake: the later ones say that they are further places. */
export function apart(jobs: readonly BuiltJob[]): BuiltJob[] {
  const seen = new Map<string, number>()
  return jobs.map((job) => {
    const name = `${job.company.name}/${job.title}`
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    if (before === 0) return job
    return { ...job, title: `${job.title}, ${before === 1 ? 'Second Opening' : `Opening ${before + 1}`}` }
  })
}
