import { beforeAll, describe, expect, test } from 'vitest'
import { publishedJob, readResumeOf, scoredPair } from '../../testing/application-factories.ts'
import { expectAbsent } from '../../testing/canary.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer } from '../../testing/factories.ts'

const app = createTestApp()
const day = 24 * 60 * 60 * 1000

let candidate: SignedIn
let hidden: Awaited<ReturnType<typeof signedInEmployer>>
let known: Awaited<ReturnType<typeof signedInEmployer>>

const titles = (page: { matches: { job: { title: string } }[] }) => page.matches.map(({ job }) => job.title)

beforeAll(async () => {
  candidate = await signedInCandidate(app())
  hidden = await signedInEmployer(app(), { company: { name: 'Zephyrine Works' } })
  known = await signedInEmployer(app(), { company: { name: 'Quillhaven Press' } })
  const at = (days: number) => ({ publishedAt: new Date(app().clock.now().getTime() - days * day) })
  await publishedJob(app(), hidden, {
    ...at(1),
    title: 'Charge Nurse',
    description: 'Night ward, telemetry and wound care.',
    workMode: 'onsite',
    location: 'Portland, OR',
    placeCity: 'Portland',
    placeRegion: 'OR',
    employmentTypeRead: 'full-time',
    seniorityRead: 'senior',
    payMinimum: 45,
    payMaximum: 55,
    payPeriod: 'hour',
    payCurrency: 'USD',
  })
  await publishedJob(app(), known, {
    ...at(2),
    title: 'Typesetter',
    description: 'Sets books; no nurse needed.',
    isAnonymous: false,
    workMode: 'remote',
    location: 'Remote, US',
    employmentTypeRead: 'contract',
    seniorityRead: 'mid',
    payMinimum: 60_000,
    payMaximum: 70_000,
    payPeriod: 'year',
    payCurrency: 'USD',
  })
  await publishedJob(app(), known, { ...at(3), title: 'Proofreader', state: 'paused', isAnonymous: false })
  await publishedJob(app(), known, {
    ...at(4),
    title: 'Binder',
    isAnonymous: false,
    expiresAt: new Date(app().clock.now().getTime() - 1),
  })
})

describe('browsing open jobs', () => {
  test('shows the newest first, and none that is paused or over', async () => {
    expect(titles(await candidate.api.matches.browse({}))).toEqual(['Charge Nurse', 'Typesetter'])
  })

  test.each([
    [{ text: 'nurses' }, ['Charge Nurse', 'Typesetter']],
    [{ text: '"wound care"' }, ['Charge Nurse']],
    [{ text: 'nurse -books' }, ['Charge Nurse']],
    [{ text: 'plumber' }, []],
    [{ text: 'quillhaven' }, ['Typesetter']],
    [{ modes: ['remote' as const] }, ['Typesetter']],
    [{ modes: ['remote' as const, 'onsite' as const] }, ['Charge Nurse', 'Typesetter']],
    [{ types: ['contract' as const] }, ['Typesetter']],
    [{ levels: ['senior' as const] }, ['Charge Nurse']],
    [{ place: 'Portland' }, ['Charge Nurse']],
    [{ place: 'Oregon' }, ['Charge Nurse']],
    [{ place: 'Portland, ME' }, []],
    [{ payMinimum: 100_000 }, ['Charge Nurse']],
    [{ payMinimum: 120_000 }, []],
    [{ text: 'nurse', modes: ['remote' as const] }, ['Typesetter']],
  ])('%j finds %j', async (input, found) => {
    expect(titles(await candidate.api.matches.browse(input))).toEqual(found)
  })

  test.each(['Zephyrine', 'zephyrine works', '"Zephyrine Works"', 'Zephyrine or Works'])(
    'the name of a hidden company finds nothing: %s',
    async (text) => {
      expect(titles(await candidate.api.matches.browse({ text }))).toEqual([])
    },
  )

  test('tells nothing of a hidden company', async () => {
    const answer = await candidate.fetch('/api/open-jobs?text=nurse')
    await expectAbsent(answer, ['Zephyrine', hidden.companyId, hidden.id, hidden.email])
  })

  test('leaves out what the candidate has hidden or passed', async () => {
    const picky = await signedInCandidate(app())
    await picky.api.profiles.hideCompany({ name: 'quillhaven press' })
    expect(titles(await picky.api.matches.browse({}))).toEqual(['Charge Nurse'])
    const [first] = (await picky.api.matches.browse({})).matches
    await picky.api.matches.pass({ jobId: first?.job.id ?? '' })
    expect(titles(await picky.api.matches.browse({}))).toEqual([])
  })

  test('carries the figures of a match, and none where there is none', async () => {
    const person = await signedInCandidate(app())
    const { id: resumeId } = await readResumeOf(app(), person)
    const [nurse] = (await person.api.matches.browse({ text: 'telemetry' })).matches
    expect(nurse?.scores.composite).toBeNull()
    const jobId = nurse?.job.id ?? ''
    await scoredPair(app(), { candidateId: person.id, jobId, resumeId })
    await person.api.matches.save({ jobId })
    const [scored] = (await person.api.matches.browse({ text: 'telemetry' })).matches
    expect(scored).toMatchObject({ scores: { composite: 79, ai: 83 }, isSaved: true, hasApplied: false })
  })

  test('pages without losing or repeating a job, with words and without', async () => {
    const other = await signedInEmployer(app(), { company: { name: 'Marrowstone' } })
    for (let i = 0; i < 23; i++) {
      const title = `Lamplighter ${i}`
      await publishedJob(app(), other, { title, description: 'Lights lamps.', skills: [], isAnonymous: i % 2 === 0 })
    }
    for (const text of ['lamplighter', undefined]) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await candidate.api.matches.browse({ text, cursor })
        seen.push(...page.matches.map(({ job }) => job.id))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.length).toBe(text ? 23 : 25)
    }
  })

  test.each([
    [{ text: 'x'.repeat(201) }],
    [{ modes: ['any' as never] }],
    [{ payMinimum: -1 }],
    [{ cursor: 'made-up' }],
  ])('refuses %j', async (input) => {
    await expect(candidate.api.matches.browse(input)).rejects.toMatchObject({ code: 'invalid' })
  })

  test('is for candidates with a session', async () => {
    await expect(known.api.matches.browse({})).rejects.toMatchObject({ code: 'forbidden' })
    await expect(newVisitor(app()).api.matches.browse({})).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})
