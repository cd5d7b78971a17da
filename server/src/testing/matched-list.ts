import { publishedJob, readResumeOf, scoredPair } from './application-factories.ts'
import type { TestApp } from './create-test-app.ts'
import { signedInCandidate, signedInEmployer } from './factories.ts'

export type Scored = Parameters<typeof scoredPair>[2]

/** A candidate whose list holds these scores, one job each. */
export async function listOf(app: TestApp, scores: Scored[], job: Parameters<typeof publishedJob>[2] = {}) {
  const employer = await signedInEmployer(app)
  const candidate = await signedInCandidate(app)
  const { id: resumeId } = await readResumeOf(app, candidate)
  const jobIds: string[] = []
  for (const score of scores) {
    const { id: jobId } = await publishedJob(app, employer, job)
    await scoredPair(app, { candidateId: candidate.id, jobId, resumeId }, score)
    jobIds.push(jobId)
  }
  const pages = async (input: Parameters<typeof candidate.api.matches.list>[0] = {}) => {
    const found: string[][] = []
    let cursor: string | null | undefined
    do {
      const page = await candidate.api.matches.list({ ...input, ...(cursor ? { cursor } : {}) })
      found.push(page.matches.map((one) => one.job.id))
      cursor = page.nextCursor
    } while (cursor)
    return found
  }
  return { employer, candidate, jobIds, pages, resumeId }
}
