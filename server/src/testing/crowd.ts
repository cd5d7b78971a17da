import { randomUUID } from 'node:crypto'
import { users } from '../features/accounts/tables.ts'
import { applications, jobApplicants } from '../features/applications/tables.ts'
import { profiles } from '../features/profiles/tables.ts'
import { resumes } from '../features/resumes/tables.ts'
import type { Ground } from './application-factories.ts'

const rowsAtOnce = 500

/** Many people who applied to one job, as the employer's list holds them. */
export async function crowd(
  app: Ground,
  jobId: string,
  size: number,
  overrides: (at: number) => Partial<typeof jobApplicants.$inferInsert> = () => ({}),
): Promise<string[]> {
  const start = app.clock.now().getTime()
  const people = Array.from({ length: size }, (_, at) => {
    const [candidateId, id, resumeId] = [randomUUID(), randomUUID(), randomUUID()]
    return { candidateId, id, resumeId, submittedAt: new Date(start - at * 1000), ...overrides(at), at }
  })
  const { db } = app.deps
  for (let from = 0; from < size; from += rowsAtOnce) {
    const some = people.slice(from, from + rowsAtOnce)
    await db
      .insert(users)
      .values(some.map(({ candidateId }) => ({ id: candidateId, name: 'P', email: `${candidateId}@post.example` })))
    await db.insert(profiles).values(some.map(({ candidateId }) => ({ id: candidateId })))
    await db.insert(resumes).values(
      some.map(({ candidateId, resumeId }) => ({
        candidateId,
        id: resumeId,
        filePath: 'x',
        originalFilename: 'x',
        fileType: 'pdf' as const,
        sizeBytes: 1,
        sha256: '0',
      })),
    )
    await db.insert(applications).values(
      some.map(({ candidateId, id, resumeId, submittedAt, state }) => {
        return { candidateId, id, jobId, resumeId, state: state ?? 'submitted', submittedAt }
      }),
    )
    await db.insert(jobApplicants).values(
      some.map(({ at, resumeId: _, ...row }) => ({
        state: 'submitted' as const,
        codeName: `Name ${at}`,
        ai: 40 + (at % 50),
        trust: 50,
        mutual: at % 10,
        composite: 40 + (at % 60),
        parts: {},
        algorithmVersion: '1',
        ...row,
        jobId,
      })),
    )
  }
  return people.map((person) => person.id)
}
