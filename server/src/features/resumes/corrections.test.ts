import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ReadingForm } from '#domain/resumes/reading-form.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate } from '../../testing/factories.ts'
import { readFixture, uploadResume } from '../../testing/upload-resume.ts'
import { readScoredCandidates } from '../matches/queries/scored-candidates.ts'
import { resumeAnalyses, resumes } from './tables.ts'

const app = createTestApp()
let candidate: SignedIn
let id: string
beforeEach(async () => {
  candidate = await signedInCandidate(app())
  id = (await uploadResume(candidate, await readFixture('plain-resume.pdf'))).id
  await app().runTasks()
})

const rowOf = async () => (await app().deps.db.select().from(resumes).where(eq(resumes.id, id)))[0]

async function correct(change: (form: ReadingForm) => ReadingForm) {
  const { form, version } = await candidate.api.resumes.reading({ id })
  return candidate.api.resumes.correctReading({ id, form: change(form), version })
}

describe('what we read', () => {
  test('is shown to its owner with a form to correct it in, and nothing else of the row', async () => {
    const view = await candidate.api.resumes.reading({ id })
    const fields = ['countedYears', 'form', 'isCorrected', 'reading', 'resumeId', 'version']
    expect(Object.keys(view).toSorted()).toEqual(fields)
    expect(view.isCorrected).toBe(false)
    expect(view.form.roles.map((role) => role.readAs)).toEqual(view.reading.roles.map((_, at) => at))
    expect(view.form.skills).toEqual(view.reading.skills.map((skill) => skill.name))
  })

  test('counts as corrected from now on, for scores and matches, and the upload stays', async () => {
    const before = await rowOf()
    const after = await correct((form) => ({
      ...form,
      name: 'Ada Okafor',
      skills: [...form.skills, 'Kubernetes'],
      roles: form.roles.map((role, at) => (at === 0 ? { ...role, title: 'Head Nurse' } : role)),
    }))
    expect(after).toMatchObject({ isCorrected: true, reading: { name: 'Ada Okafor', seniority: 'staff_plus' } })
    expect(await candidate.api.resumes.state({ id })).toMatchObject({ step: 'embed', isActive: true })
    await app().runTasks()
    expect(app().taskFailures).toEqual([])
    const row = await rowOf()
    expect(row).toMatchObject({
      step: 'done',
      rawText: before?.rawText,
      asRead: before?.reading,
      seniority: 'staff_plus',
    })
    expect(row?.skills).toContain('Kubernetes')
    const [scored] = await readScoredCandidates(app().deps.db, [candidate.id])
    expect(scored?.skills).toContain('Kubernetes')
    expect(scored?.side.heldTitles).toContain('Head Nurse')
    expect(await app().deps.db.$count(resumeAnalyses, eq(resumeAnalyses.resumeId, id))).toBe(2)
  })

  test('can be put back as it was read', async () => {
    const before = await rowOf()
    await correct((form) => ({ ...form, headline: 'Nurse of the year' }))
    await app().runTasks()
    const { form, version } = await candidate.api.resumes.reading({ id })
    const headline = before?.reading?.headline ?? null
    const back = await candidate.api.resumes.correctReading({ id, form: { ...form, headline }, version })
    expect(back).toMatchObject({ isCorrected: false, reading: { headline } })
    expect((await rowOf())?.reading).toEqual(before?.reading)
  })

  test('keeps corrections through a new reading, where the same was read', async () => {
    await correct((form) => ({ ...form, name: 'Ada Okafor', skills: [...form.skills, 'Kubernetes'] }))
    await app().runTasks()
    const { analysis } = await candidate.api.resumes.analysis({ id })
    const fix = analysis?.quickFixes.find((one) => one.edits.length > 0)
    const draft = await candidate.api.resumes.applyFix({ id, fixId: fix?.id ?? '' })
    await candidate.api.resumes.activateDraft({ id: draft.id })
    await app().runTasks()
    expect((await rowOf())?.reading?.name).toBe('Ada Okafor')
    expect((await rowOf())?.skills).toContain('Kubernetes')
  })

  test('sent twice is corrected once, and another tab’s corrections are not written over', async () => {
    const { form, version } = await candidate.api.resumes.reading({ id })
    const input = { id, form: { ...form, name: 'Ada' }, version }
    const first = await candidate.api.resumes.correctReading(input)
    expect(await candidate.api.resumes.correctReading(input)).toEqual(first)
    expect((await rowOf())?.version).toBe(version + 1)
    await app().runTasks()
    const late = candidate.api.resumes.correctReading({ ...input, form: { ...form, name: 'Bea' } })
    await expect(late).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('another tab') })
  })

  test('waits while the résumé is being read', async () => {
    await app().deps.db.update(resumes).set({ step: 'analyze' }).where(eq(resumes.id, id))
    await expect(correct((form) => ({ ...form, name: 'Ada' }))).rejects.toMatchObject({ code: 'conflict' })
  })

  test.each([
    [
      'a role without title and employer',
      { roles: [{ readAs: 0, title: ' ', employer: null, place: null, start: null, end: null, isCurrent: false }] },
    ],
    [
      'an end before the start',
      {
        roles: [
          { readAs: 0, title: 'Cook', employer: null, place: null, start: '2020-02', end: '2019-01', isCurrent: false },
        ],
      },
    ],
    [
      'a thirteenth month',
      {
        roles: [
          { readAs: 0, title: 'Cook', employer: null, place: null, start: '2020-13', end: null, isCurrent: false },
        ],
      },
    ],
    ['more years than a life', { yearsExperience: 61 }],
    ['a name of 201 letters', { name: 'x'.repeat(201) }],
    ['an empty skill', { skills: [' '] }],
    ['121 skills', { skills: Array.from({ length: 121 }, (_, at) => `Skill ${at}`) }],
  ] satisfies [string, Partial<ReadingForm>][])('refuses %s and keeps what was there', async (_, wrong) => {
    const before = await rowOf()
    await expect(correct((form) => ({ ...form, ...wrong }))).rejects.toMatchObject({ code: 'invalid' })
    expect(await rowOf()).toEqual(before)
  })

  test('that was never read is not found', async () => {
    await app().deps.db.update(resumes).set({ reading: null, asRead: null }).where(eq(resumes.id, id))
    await expect(candidate.api.resumes.reading({ id })).rejects.toMatchObject({ code: 'not_found' })
  })
})
