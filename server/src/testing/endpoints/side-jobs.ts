import { randomUUID } from 'node:crypto'
import type { jobs } from '../../features/jobs/tables.ts'
import { publishedJob } from '../application-factories.ts'
import type { TestApp } from '../create-test-app.ts'
import type { Employer } from './side.ts'

type Role = Partial<typeof jobs.$inferInsert>

const unpublished: Role = { publishedAt: null, expiresAt: null, expectationsPassedAt: null }
const quiz: Role = { anonymityRevealPolicy: 'application_quiz' }
const never: Role = { anonymityRevealPolicy: 'never' }

/** Roles of the hidden company, each for what has become of it or of the candidate there. */
const hidden = {
  open: {},
  saved: {},
  passed: {},
  draft: { ...unpublished, state: 'draft' },
  waiting: { ...unpublished, state: 'quiz_pending' },
  answering: { ...unpublished, state: 'quiz_pending' },
  paused: { ...quiz, state: 'paused' },
  over: { state: 'closed' },
  quiz,
  quizBegun: quiz,
  review: never,
  declined: never,
  told: never,
  talks: never,
} as const satisfies Record<string, Role>

/** Roles of the company that the candidate knows. */
const known = { quizPassed: quiz, shortlisted: {}, offer: {}, hand: never } as const satisfies Record<string, Role>

/** The id of each role. */
export type Jobs = Record<keyof typeof hidden | keyof typeof known, string>

export async function postJobs(app: TestApp, owners: { employer: Employer; known: Employer }): Promise<Jobs> {
  const roles = [
    ...Object.entries<Role>(hidden).map(([name, role]) => ({ name, role, owner: owners.employer })),
    ...Object.entries<Role>(known).map(([name, role]) => ({ name, role, owner: owners.known })),
  ]
  const ids: [string, string][] = []
  for (const { name, role, owner } of roles) {
    const id = randomUUID()
    await publishedJob(app, owner, { ...role, id, title: `Registered Nurse, ${name}` })
    ids.push([name, id])
  }
  return Object.fromEntries(ids) as Jobs
}
