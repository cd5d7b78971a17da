import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { readJobText } from '#domain/jobs/read-back.ts'
import { builtInModel, embedText } from '#domain/matches/embedding.ts'
import { checkGates, overallGate } from '#domain/matches/gates.ts'
import type { CandidatePreferences } from '#domain/matches/inputs.ts'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { jobSkills, jobs } from '../jobs/tables.ts'
import type { profiles } from '../profiles/tables.ts'
import { mayPassGates } from './queries/may-pass.ts'
import { readNearJobs } from './queries/near-jobs.ts'
import { readScoredCandidates, type ScoredCandidate } from './queries/scored-candidates.ts'
import { readScoredJobs } from './queries/scored-jobs.ts'
import { dismissedJobs } from './tables.ts'

const app = createTestApp()
const db = () => app().deps.db

const wardText = 'Registered Nurse\nTriage, IV therapy and wound care on a medical ward.'
const likeTheResume = { embedding: embedText(wardText), embeddingModel: builtInModel }
const homeCare = { embedding: embedText('Home health aide\nPatient care and reminders.'), embeddingModel: builtInModel }
const kitchen = { embedding: embedText('Chef\nMenu planning and food safety.'), embeddingModel: builtInModel }

async function nurse(profile: Parameters<typeof signedInCandidate>[1] = {}) {
  const candidate = await signedInCandidate(app(), profile)
  await readResumeOf(app(), candidate, likeTheResume)
  const [scored] = await readScoredCandidates(db(), [candidate.id])
  if (!scored) throw new Error('The candidate has no active résumé.')
  return scored
}

/** As if there were so many. How many there are is asked for again when some time has passed. */
async function countJobs(count: number) {
  await db().execute(sql`update pg_class set reltuples = ${count}::int where oid = 'jobs'::regclass`)
  app().clock.advance(60 * 60_000)
}

function search(candidate: ScoredCandidate, most: number) {
  return readNearJobs(db(), candidate, { most, now: app().clock.now() })
}

const stateless = {
  workPreference: null,
  places: [],
  isOpenToRelocation: false,
  employmentTypes: [],
  pay: null,
} as const

describe('the gates inside the search', () => {
  test('never keep out a job that passes them or that does not say', async () => {
    const employer = await signedInEmployer(app())
    const facts = [
      { workMode: 'remote', location: null },
      { workMode: 'hybrid', location: 'Vancouver, WA', payMaximum: 30, payCurrency: 'USD', payPeriod: 'hour' },
      { workMode: 'onsite', location: 'Portland, OR', employmentTypeRead: 'part-time' },
      { workMode: 'onsite', location: 'Austin, TX', employmentTypeRead: 'full-time' },
      { workMode: null, location: 'Newark, NJ', payMinimum: 4_000, payCurrency: 'USD', payPeriod: 'month' },
      { workMode: 'onsite', location: 'Berlin, Germany', payMaximum: 60_000, payCurrency: 'EUR', payPeriod: 'year' },
      { workMode: 'onsite', location: 'the harbor', payMaximum: 59_999, payCurrency: 'USD', payPeriod: 'year' },
    ] as const
    for (const { location, ...rest } of facts) {
      const place = location
        ? readJobText({ title: '', location, employmentType: null, seniority: null, compRange: null }).place
        : null
      await publishedJob(app(), employer, { ...rest, location, placeCity: place?.city, placeRegion: place?.region })
    }
    const wishes: Partial<CandidatePreferences>[] = [
      {},
      { workPreference: 'remote' },
      { workPreference: 'hybrid', places: ['Portland, OR'] },
      { places: ['New York, NY'] },
      { places: ['Germany'] },
      { places: ['Austin, TX'], isOpenToRelocation: true },
      { employmentTypes: ['full-time'] },
      { employmentTypes: ['any'] },
      { pay: { minimum: 60_000, currency: 'USD' } },
      { pay: { minimum: 62_400, currency: 'USD' }, workPreference: 'any' },
    ]
    const all = await readScoredJobs(
      db(),
      (await db().select({ id: jobs.id }).from(jobs)).map(({ id }) => id),
    )
    let keptOut = 0
    for (const wish of wishes) {
      const wanted = { ...stateless, ...wish }
      const found = await db()
        .select({ id: jobs.id })
        .from(jobs)
        .where(sql`${mayPassGates(wanted)}`)
      const ids = new Set(found.map(({ id }) => id))
      const fitting = all.filter((job) => overallGate(checkGates(wanted, job.side)) !== 'fail')
      expect(fitting.filter((job) => !ids.has(job.id))).toEqual([])
      keptOut += all.length - ids.size
    }
    expect(keptOut).toBeGreaterThan(15)
    await db().delete(jobs)
  })
})

describe.each([
  ['looking through few jobs', 100],
  ['asking the indexes of many', 1_000_000],
])('the search, %s,', (_way, counted) => {
  beforeAll(() => countJobs(counted))

  test('finds the jobs that fit behind any number of nearer ones that do not, were passed or are hidden', async () => {
    const employer = await signedInEmployer(app())
    const candidate = await nurse({ profile: { workPreference: 'remote', desiredTitles: [], prefsSetAt: new Date() } })
    for (let nearer = 0; nearer < 12; nearer++) {
      await publishedJob(app(), employer, { ...likeTheResume, workMode: 'onsite' })
      const { id: passed } = await publishedJob(app(), employer, { ...likeTheResume, workMode: 'remote' })
      await db().insert(dismissedJobs).values({ candidateId: candidate.id, id: randomUUID(), jobId: passed })
    }
    const { id: fitting } = await publishedJob(app(), employer, { ...homeCare, workMode: 'remote', skills: [] })
    const { id: unlike } = await publishedJob(app(), employer, { ...kitchen, workMode: 'remote', skills: [] })
    const rows = await search(candidate, 4)
    const found = rows.map(({ id: jobId }) => jobId)
    expect(found).toContain(fitting)
    expect(found).not.toContain(unlike)
    expect(rows.filter((job) => job.side.workMode === 'onsite').length).toBeGreaterThan(0)
    const passed = await db().select().from(dismissedJobs).where(eq(dismissedJobs.candidateId, candidate.id))
    expect(found.filter((id) => passed.some(({ jobId }) => jobId === id))).toEqual([])
    await db().delete(jobs)
  })

  test.each([
    ['its title', { titleFamily: 'Registered Nurse', skills: [] }],
    ['a title like the one wished for', { titleFamily: 'Nurse Manager', skills: [] }],
    ['a must-have', { titleFamily: null, skills: [{ skill: 'Triage', importance: 'must_have' as const }] }],
  ])('a misleading vector hides no job that %s speaks for', async (_, job) => {
    const employer = await signedInEmployer(app())
    const candidate = await nurse({
      profile: { workPreference: 'any', desiredTitles: ['Registered Nurse'], prefsSetAt: new Date() },
    })
    for (let nearer = 0; nearer < 10; nearer++) {
      await publishedJob(app(), employer, { ...likeTheResume, titleFamily: null, skills: [] })
    }
    const { id } = await publishedJob(app(), employer, { ...kitchen, ...job })
    expect((await search(candidate, 3)).map((found) => found.id)).toContain(id)
    await db().delete(jobs)
  })
})

test.each([100, 1_000_000])(
  'newer jobs of titles like it take no place of the title itself, among %i',
  async (counted) => {
    await countJobs(counted)
    const employer = await signedInEmployer(app())
    const candidate = await nurse({
      profile: { workPreference: 'any', desiredTitles: ['Registered Nurse'], prefsSetAt: new Date() },
    })
    const old = { publishedAt: new Date(2026, 0, 1), titleFamily: 'Registered Nurse' }
    const { id } = await publishedJob(app(), employer, { ...kitchen, ...old, skills: [] })
    for (let newer = 0; newer < 6; newer++) {
      await publishedJob(app(), employer, { ...kitchen, titleFamily: 'Nurse Manager', skills: [] })
    }
    const found = await search(candidate, 4)
    expect(found.map((job) => job.id)).toContain(id)
    expect(found.length).toBeLessThan(6)
    await db().delete(jobs)
  },
)

test('skills are found as their job is, through every change of its state and its way of working', async () => {
  await countJobs(1_000_000)
  const employer = await signedInEmployer(app())
  const candidate = await nurse({
    profile: { workPreference: 'remote', desiredTitles: [], prefsSetAt: new Date() },
  })
  const { id } = await publishedJob(app(), employer, { ...kitchen, state: 'draft', workMode: null, titleFamily: null })
  const isFoundOnce = async (change: Partial<typeof jobs.$inferInsert>) => {
    await db().update(jobs).set(change).where(eq(jobs.id, id))
    const skills = await db().select().from(jobSkills).where(eq(jobSkills.jobId, id))
    const found = await search(candidate, 3)
    return [skills.map((skill) => skill.foundAs), found.length]
  }
  expect(await isFoundOnce({ state: 'draft' })).toEqual([['none', 'none'], 0])
  expect(await isFoundOnce({ state: 'published' })).toEqual([['unsaid', 'unsaid'], 1])
  expect(await isFoundOnce({ workMode: 'remote' })).toEqual([['remote', 'remote'], 1])
  expect(await isFoundOnce({ workMode: 'onsite' })).toEqual([['onsite', 'onsite'], 1])
  expect(await isFoundOnce({ state: 'paused' })).toEqual([['none', 'none'], 0])
  const another = { jobId: id, id: randomUUID(), skill: 'Telemetry care', importance: 'nice' } as const
  await expect(
    db()
      .insert(jobSkills)
      .values({ ...another, foundAs: 'remote' }),
  ).rejects.toMatchObject({
    cause: { constraint: 'job_skills_job_fk' },
  })
  await db().delete(jobs)
})

const differentWishes: Partial<typeof profiles.$inferInsert>[] = [
  {},
  { workPreference: 'remote' },
  { workPreference: 'hybrid', desiredLocations: ['Portland, OR'] },
  { workPreference: 'onsite', desiredLocations: ['Austin, TX'], employmentTypes: ['full-time'] },
  { workPreference: 'any', payMinimum: 60_000 },
]

test.each(differentWishes)('few jobs and many are searched for the same: %o', async (wish) => {
  const employer = await signedInEmployer(app())
  const candidate = await nurse({
    profile: { desiredTitles: ['Registered Nurse'], prefsSetAt: new Date(), ...wish },
  })
  const ways = ['remote', 'hybrid', 'onsite', null] as const
  const places = [{ placeRegion: 'OR' }, { placeRegion: 'TX' }, {}] as const
  const texts = [likeTheResume, { ...homeCare, skills: [] }, { ...kitchen, skills: [] }]
  for (const workMode of ways) {
    for (const [at, place] of places.entries()) {
      const pay = at === 1 ? ({ payMaximum: 40_000, payCurrency: 'USD', payPeriod: 'year' } as const) : {}
      const facts = { workMode, ...place, ...pay, employmentTypeRead: at === 0 ? ('part-time' as const) : null }
      for (const text of texts) await publishedJob(app(), employer, { ...text, ...facts, titleFamily: null })
      await publishedJob(app(), employer, { ...kitchen, ...facts, titleFamily: 'Registered Nurse', skills: [] })
    }
  }
  const foundAmong = async (counted: number) => {
    await countJobs(counted)
    return (await search(candidate, 200)).map(({ id }) => id).toSorted()
  }
  const few = await foundAmong(100)
  expect(few.length).toBeGreaterThan(20)
  expect(await foundAmong(1_000_000)).toEqual(few)
  await db().delete(jobs)
})

test('of many jobs that do not fit only the best few are taken, and none of them keeps out one that fits', async () => {
  await countJobs(1_000_000)
  const employer = await signedInEmployer(app())
  const candidate = await nurse({
    profile: { workPreference: 'remote', desiredTitles: ['Registered Nurse'], prefsSetAt: new Date() },
  })
  const alike = { ...likeTheResume, titleFamily: 'Registered Nurse' }
  for (let at = 0; at < 12; at++) await publishedJob(app(), employer, { ...alike, workMode: 'onsite' })
  const old = { publishedAt: new Date(2026, 0, 1), workMode: 'remote' } as const
  const fitting = [
    await publishedJob(app(), employer, { ...alike, ...old, skills: [] }),
    await publishedJob(app(), employer, { ...kitchen, ...old, titleFamily: 'Registered Nurse', skills: [] }),
    await publishedJob(app(), employer, { ...kitchen, ...old, titleFamily: null }),
  ]
  const found = (await search(candidate, 4)).map(({ id }) => id)
  expect(found).toEqual(expect.arrayContaining(fitting.map(({ id }) => id)))
  expect(new Set(found).size).toBe(found.length)
  // One for each way to find it: near by text, by title, by must-haves.
  expect(found.length - fitting.length).toBeLessThanOrEqual(3)
})
