import { randomUUID } from 'node:crypto'
import type { JobSkill } from '#domain/jobs/schema.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import type { Database } from '../db/open.ts'
import { foundAsOf } from '../features/jobs/commands/replace-skills.ts'
import { jobSkills, jobs } from '../features/jobs/tables.ts'
import { matches } from '../features/matches/tables.ts'
import { resumes } from '../features/resumes/tables.ts'
import type { Clock } from '../outside/clock.ts'

/** A test application, or a database alone where a test starts its server as a process. */
export type Ground = { deps: { db: Database }; clock: Clock }

const usualSkills: JobSkill[] = [
  { skill: 'Triage', importance: 'must_have' },
  { skill: 'Telemetry', importance: 'nice' },
]

/** A job that candidates can see, with the reveal policy `shortlist` unless the test says otherwise. */
export async function publishedJob(
  app: Ground,
  employer: { id: string; companyId: string },
  { skills = usualSkills, ...overrides }: Partial<typeof jobs.$inferInsert> = {},
): Promise<{ id: string; title: string }> {
  const id = overrides.id ?? randomUUID()
  const now = app.clock.now()
  const title = overrides.title ?? 'Registered Nurse, Night Ward'
  await app.deps.db.insert(jobs).values({
    companyId: employer.companyId,
    posterId: employer.id,
    description: 'You lead care for a 24-bed medical ward from 19:00 to 07:00.',
    companyDisplay: 'Confidential company · Healthcare',
    anonymityRevealPolicy: 'shortlist',
    state: 'published',
    workMode: 'onsite',
    location: 'Portland, OR',
    expectationsPassedAt: now,
    publishedAt: now,
    expiresAt: new Date(now.getTime() + 60 * 24 * 60 * 60 * 1000),
    ...overrides,
    id,
    title,
    skills,
  })
  if (skills.length > 0) {
    await app.deps.db
      .insert(jobSkills)
      .values(skills.map((skill) => ({ jobId: id, id: randomUUID(), foundAs: foundAsOf(id), ...skill })))
  }
  return { id, title }
}

const resumeText = (name: string) => `${name}
Portland, OR | 503-555-0142 | ana.private@mail.example | linkedin.com/in/ana-private

Experience
Registered Nurse, Harbourview Medical Center
2019-03 to present
- Did triage for 40 patients a night
- ${name.split(' ')[0] ?? name} trained six new nurses

Skills
Triage, Telemetry`

/** An active résumé that has been read, as the pipeline leaves it. */
export async function readResumeOf(
  app: Ground,
  candidate: { id: string; name: string },
  overrides: Partial<typeof resumes.$inferInsert> = {},
): Promise<{ id: string }> {
  const id = overrides.id ?? randomUUID()
  const reading = readResume({ text: overrides.rawText ?? resumeText(candidate.name), today: '2026-11-20' })
  await app.deps.db.insert(resumes).values({
    candidateId: candidate.id,
    filePath: `resumes/${candidate.id}/${id}.pdf`,
    originalFilename: 'Ana Private CV.pdf',
    fileType: 'pdf',
    sizeBytes: 1234,
    sha256: '0'.repeat(64),
    step: 'done',
    isActive: true,
    rawText: reading.text,
    reading,
    skills: reading.skills.map((skill) => skill.name),
    seniority: reading.seniority,
    yearsExperience: reading.yearsExperience,
    ...overrides,
    id,
  })
  return { id }
}

/** The stored score of a pair, locked as it is while the company is hidden. */
export async function scoredPair(
  app: Ground,
  pair: { candidateId: string; jobId: string; resumeId: string },
  overrides: Partial<typeof matches.$inferInsert> = {},
): Promise<void> {
  await app.deps.db.insert(matches).values({
    id: randomUUID(),
    ai: 83,
    trust: 50,
    mutual: 4,
    composite: 79,
    rationale: ['1 of 1 must-haves'],
    parts: {},
    gate: 'pass',
    mustHaveCoverage: 1,
    isLocked: true,
    jobPublishedAt: app.clock.now(),
    algorithmVersion: '1',
    ...overrides,
    ...pair,
  })
}
