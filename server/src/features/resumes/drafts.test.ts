import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { draftRefusals } from '#domain/resumes/messages.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { readFixture, uploadResume } from '../../testing/upload-resume.ts'
import { resumeAnalyses, resumes, resumeVersions } from './tables.ts'

const app = createTestApp()

let candidate: SignedIn
let resumeId: string
let draftId: string
beforeEach(async () => {
  candidate = await signedInCandidate(app())
  resumeId = await readResumeOf(candidate)
  draftId = await draftOf(candidate, resumeId)
})

async function readResumeOf(who: SignedIn): Promise<string> {
  const { id } = await uploadResume(who, await readFixture('plain-resume.pdf'))
  await app().runTasks()
  return id
}

async function draftOf(who: SignedIn, id: string): Promise<string> {
  const { analysis } = await who.api.resumes.analysis({ id })
  const fix = analysis?.quickFixes.find((one) => one.edits.length > 0)
  return (await who.api.resumes.applyFix({ id, fixId: fix?.id ?? '' })).id
}

const rowOf = async (id: string) => (await app().deps.db.select().from(resumes).where(eq(resumes.id, id)))[0]
const versionsOf = (id: string) => app().deps.db.select().from(resumeVersions).where(eq(resumeVersions.resumeId, id))

describe('a draft', () => {
  test('is shown to its owner with its changes, and says nothing of whose it is', async () => {
    const draft = await candidate.api.resumes.draft({ id: draftId })
    const fields = ['activatedAt', 'body', 'changes', 'id', 'isActivated', 'resumeId', 'title', 'version']
    expect(Object.keys(draft).sort()).toEqual(fields)
    expect(draft).toMatchObject({ id: draftId, resumeId, isActivated: false, changes: [{ source: 'Quick win' }] })
    expect(draft.title).toMatch(/^Résumé, improved [A-Z][a-z]+ \d{1,2}, \d{4}$/)
  })

  test('takes its owner’s own words, but not over a change from another tab', async () => {
    const { body, version } = await candidate.api.resumes.draft({ id: draftId })
    const mine = `${body}\nSpeaks Greek`
    const saved = await candidate.api.resumes.saveDraft({ id: draftId, body: mine, version })
    expect(saved).toMatchObject({ body: mine, version: version + 1 })
    expect(saved.changes.map(({ source }) => source)).toEqual(['Quick win', 'Your own words'])
    expect(await candidate.api.resumes.saveDraft({ id: draftId, body: mine, version })).toEqual(saved)
    await expect(candidate.api.resumes.saveDraft({ id: draftId, body: 'Older words', version })).rejects.toMatchObject({
      code: 'conflict',
      message: draftRefusals.changedElsewhere,
    })
  })

  test.each([
    ['blank', ' '],
    ['longer than any résumé', 'x'.repeat(50_001)],
  ])('refuses a text that is %s', async (_, body) => {
    const sent = candidate.api.resumes.saveDraft({ id: draftId, body, version: 1 })
    await expect(sent).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('Set as Active', () => {
  test('writes the text, keeps the former one, and reads, scores and matches anew', async () => {
    const before = await rowOf(resumeId)
    const { body, version } = await candidate.api.resumes.draft({ id: draftId })
    await candidate.api.resumes.saveDraft({ id: draftId, body: `${body}\n\nSkills\nKubernetes`, version })
    expect(await candidate.api.resumes.activateDraft({ id: draftId })).toMatchObject({ isActivated: true })
    expect(await candidate.api.resumes.state({ id: resumeId })).toMatchObject({ step: 'embed', isActive: true })

    await app().runTasks()
    expect(app().taskFailures).toEqual([])
    const after = await rowOf(resumeId)
    expect(after).toMatchObject({ step: 'done', isActive: true, filePath: before?.filePath })
    expect(after?.rawText).toContain('Kubernetes')
    expect(after?.skills).toContain('Kubernetes')
    expect(after?.embedding).not.toEqual(before?.embedding)
    expect(await versionsOf(resumeId)).toMatchObject([{ rawText: before?.rawText }])
    const analyses = await app().deps.db.select().from(resumeAnalyses).where(eq(resumeAnalyses.resumeId, resumeId))
    expect(analyses).toHaveLength(2)
    expect(await candidate.api.resumes.analysis({ id: resumeId })).toMatchObject({ appliedIds: [], draft: null })
  })

  test('pressed three times at once, and again later, happens once', async () => {
    const pressed = await Promise.all([1, 2, 3].map(() => candidate.api.resumes.activateDraft({ id: draftId })))
    await app().runTasks()
    expect(await candidate.api.resumes.activateDraft({ id: draftId })).toEqual(pressed[0])
    expect(pressed[1]).toEqual(pressed[0])
    expect(await versionsOf(resumeId)).toHaveLength(1)
    expect(await candidate.api.resumes.state({ id: resumeId })).toMatchObject({ step: 'done' })
  })

  test('closes the draft to later words', async () => {
    const { version } = await candidate.api.resumes.activateDraft({ id: draftId })
    const late = candidate.api.resumes.saveDraft({ id: draftId, body: 'Later', version })
    await expect(late).rejects.toMatchObject({ code: 'conflict', message: draftRefusals.active })
  })

  test('waits while the résumé is still being read', async () => {
    await app().deps.db.update(resumes).set({ step: 'analyze' }).where(eq(resumes.id, resumeId))
    await expect(candidate.api.resumes.activateDraft({ id: draftId })).rejects.toMatchObject({
      code: 'conflict',
      message: draftRefusals.stillReading,
    })
    expect(await versionsOf(resumeId)).toEqual([])
  })
})

describe('former versions', () => {
  test('bring the uploaded text, its reading and its layout back, and the draft stays to return to', async () => {
    const before = await rowOf(resumeId)
    await candidate.api.resumes.activateDraft({ id: draftId })
    await app().runTasks()
    const drafted = await rowOf(resumeId)
    const { versions } = await candidate.api.resumes.versions({ id: resumeId })
    expect(versions).toEqual([
      {
        id: expect.any(String),
        title: 'plain-resume.pdf',
        isUpload: true,
        replacedAt: expect.any(String),
        text: before?.rawText,
      },
    ])
    const versionId = versions[0]?.id ?? ''
    app().clock.advance(60_000)
    const state = await candidate.api.resumes.restoreVersion({ id: resumeId, versionId })
    expect(state).toMatchObject({ step: 'embed', isActive: true })
    await app().runTasks()
    expect(await rowOf(resumeId)).toMatchObject({
      step: 'done',
      rawText: before?.rawText,
      reading: before?.reading,
      layout: before?.layout,
      skills: before?.skills,
      embedding: before?.embedding,
    })
    const later = await candidate.api.resumes.versions({ id: resumeId })
    expect(later.versions.map(({ text, isUpload }) => ({ text, isUpload }))).toEqual([
      { text: drafted?.rawText, isUpload: false },
      { text: before?.rawText, isUpload: true },
    ])
    expect(later.versions[0]?.title).toMatch(/^Résumé, improved /)
  })

  test('restored three times at once are restored once', async () => {
    await candidate.api.resumes.activateDraft({ id: draftId })
    await app().runTasks()
    const [version] = (await candidate.api.resumes.versions({ id: resumeId })).versions
    const restore = () => candidate.api.resumes.restoreVersion({ id: resumeId, versionId: version?.id ?? '' })
    const pressed = await Promise.allSettled([restore(), restore(), restore()])
    expect(pressed.some(({ status }) => status === 'fulfilled')).toBe(true)
    await app().runTasks()
    expect(await versionsOf(resumeId)).toHaveLength(2)
  })

  test('wait while the résumé is being read, and are none where there are none', async () => {
    await candidate.api.resumes.activateDraft({ id: draftId })
    const [version] = (await candidate.api.resumes.versions({ id: resumeId })).versions
    const restored = candidate.api.resumes.restoreVersion({ id: resumeId, versionId: version?.id ?? '' })
    await expect(restored).rejects.toMatchObject({ code: 'conflict', message: draftRefusals.stillReading })
    await app().runTasks()
    const missing = candidate.api.resumes.restoreVersion({ id: resumeId, versionId: randomUUID() })
    await expect(missing).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe.each(['draft', 'activateDraft', 'saveDraft'] as const)('%s', (call) => {
  const input = () => ({ id: draftId, body: 'Not mine', version: 2 })

  test('is for nobody but the owner', async () => {
    const before = await candidate.api.resumes.draft({ id: draftId })
    const other = await signedInCandidate(app())
    const employer = await signedInEmployer(app())
    const refused = { code: 'not_found', message: draftRefusals.notFound }
    await expect(other.api.resumes[call](input())).rejects.toMatchObject(refused)
    await expect(employer.api.resumes[call](input())).rejects.toMatchObject({ code: 'forbidden' })
    await expect(newVisitor(app()).api.resumes[call](input())).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await candidate.api.resumes.draft({ id: draftId })).toEqual(before)
  })

  test('finds no draft that is not there, and takes only ids', async () => {
    const missing = candidate.api.resumes[call]({ ...input(), id: randomUUID() })
    await expect(missing).rejects.toMatchObject({ code: 'not_found' })
    await expect(candidate.api.resumes[call]({ ...input(), id: 'x' })).rejects.toMatchObject({ code: 'invalid' })
  })
})
