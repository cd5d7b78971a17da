import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readJobText } from '#domain/jobs/read-back.ts'
import { candidateFromReading } from '#domain/matches/candidate-of.ts'
import { embedResume, embedText } from '#domain/matches/embedding.ts'
import type { MatchJob } from '#domain/matches/inputs.ts'
import { type MatchScore, scoreMatch } from '#domain/matches/score.ts'
import type { PreferencesInput } from '#domain/profiles/schema.ts'
import { trustBand } from '#domain/trust/shrink.ts'
import { transact } from '../../db/open.ts'
import { enqueue } from '../../tasks/enqueue.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { nurse as posting, publishedPost } from '../../testing/job-posts.ts'
import { readFixture, uploadResume } from '../../testing/upload-resume.ts'
import { companies } from '../companies/tables.ts'
import { matches } from './tables.ts'

const app = createTestApp()
const wishes: Omit<PreferencesInput, 'version'> = {
  desiredTitles: ['Charge Nurse', 'Registered Nurse'],
  workPreference: 'onsite',
  desiredLocations: ['Portland, OR'],
  payMinimum: 95_000,
  payTarget: 110_000,
  payCurrency: 'USD',
  employmentTypes: ['full-time'],
}

/** What the file and the wishes say, without a database in between. */
async function candidateOf(content: Buffer) {
  const { deps, clock } = app()
  const read = await deps.reader.readResume(content, clock.now().toISOString().slice(0, 10))
  if (!read.ok) throw new Error(`The file was refused: ${read.refusal}`)
  return candidateFromReading(read.reading, {
    desiredTitles: wishes.desiredTitles,
    embedding: embedResume(read.reading),
    preferences: {
      workPreference: wishes.workPreference,
      places: wishes.desiredLocations,
      isOpenToRelocation: false,
      employmentTypes: wishes.employmentTypes,
      pay: { minimum: wishes.payMinimum, currency: wishes.payCurrency },
    },
  })
}

/** The same of what the employer has typed. */
function jobOf({ title, description, skills, workMode, ...input }: typeof posting): MatchJob {
  const reading = readJobText({ title, ...input })
  const { pay } = reading
  return {
    title,
    requiredSkills: skills.map(({ skill, importance }) => ({ name: skill, importance })),
    seniority: reading.seniority,
    embedding: embedText([title, description, ...skills.map(({ skill }) => skill)].join('\n')),
    workMode,
    place: input.location,
    employmentType: reading.employmentType,
    pay: pay?.maximum ? { maximum: pay.maximum, currency: pay.currency, period: pay.period } : null,
  }
}

test('a résumé and a role have the score of the pure function after the whole way through the server', async () => {
  const content = await readFixture('plain-resume.pdf')
  const candidate = await signedInCandidate(app())
  const employer = await signedInEmployer(app())
  await uploadResume(candidate, content)
  await app().runTasks()
  await candidate.api.profiles.savePreferences({ ...wishes, version: 1 })
  const { id: jobId } = await publishedPost(app(), employer)
  await transact(app().deps.db, (tx) => enqueue(tx, { name: 'jobs.embed' }, { jobId }, { key: jobId }))
  await app().runTasks()

  const [company] = await app().deps.db.select().from(companies).where(eq(companies.id, employer.companyId))
  const trust = { value: trustBand(company?.trustScore ?? 0), isTrustedEmployer: false }
  const expected = scoreMatch(await candidateOf(content), jobOf(posting), trust)
  const [stored] = await app()
    .deps.db.select()
    .from(matches)
    .where(and(eq(matches.candidateId, candidate.id), eq(matches.jobId, jobId)))
  expect(expected.ai).toBeGreaterThan(30)
  expect(stored).toMatchObject(figuresOf(expected))
})

function figuresOf({ ai, trust, mutual, composite, gate, mustHaveCoverage, rationale, parts }: MatchScore) {
  return { ai, trust, mutual, composite, gate, mustHaveCoverage, rationale, parts }
}
