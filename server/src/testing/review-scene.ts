import { publishedJob, readResumeOf } from './application-factories.ts'
import type { TestApp } from './create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer } from './factories.ts'

/** An employer with a role, and a candidate who has applied to it. */
export async function reviewScene(app: TestApp, job: Parameters<typeof publishedJob>[2] = {}) {
  const employer = await signedInEmployer(app, { name: 'Maren Okafor' })
  const { id: jobId } = await publishedJob(app, employer, job)
  const candidate = await signedInCandidate(app, { name: 'Ana Private' })
  const applicationId = await appliedTo(app, jobId, candidate)
  const key = { jobId, candidateUserId: applicationId }
  return { employer, candidate, jobId, applicationId, key }
}

export async function appliedTo(app: TestApp, jobId: string, candidate: SignedIn): Promise<string> {
  const { id: resumeId } = await readResumeOf(app, candidate)
  return (await candidate.api.applications.applyToJob({ jobId, resumeId })).applicationId
}
