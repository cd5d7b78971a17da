import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ResumeAnalysis } from '#domain/resumes/analysis-schema.ts'
import { draftRefusals } from '#domain/resumes/messages.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { uploadResume } from '../../testing/upload-resume.ts'
import { docxOf, weakResume } from '../../testing/weak-resume.ts'
import { matches } from '../matches/tables.ts'
import { resumeAnalyses, resumeDrafts, resumes } from './tables.ts'

const app = createTestApp()
let candidate: SignedIn
let id: string
beforeEach(async () => {
  candidate = await signedInCandidate(app())
  id = await readResumeOf(candidate, weakResume(amara))
})

const amara = { name: 'Amara Nwosu', phone: '(503) 555-0147', email: 'amara@mail.example' }

async function readResumeOf(who: SignedIn, lines: readonly string[]): Promise<string> {
  const upload = await uploadResume(who, await docxOf(lines), { name: 'cv.docx' })
  await app().runTasks()
  expect(app().taskFailures).toEqual([])
  return upload.id
}

async function analysisOf(who: SignedIn): Promise<ResumeAnalysis> {
  const { analysis } = await who.api.resumes.analysis({ id })
  if (!analysis) throw new Error('There is no full analysis.')
  return analysis
}

async function questionOf(kind: string) {
  const question = (await analysisOf(candidate)).questions.find((one) => one.id.startsWith(kind))
  if (!question) throw new Error(`No question of the kind ${kind} was asked.`)
  return question
}

async function openDraft() {
  const { draft } = await candidate.api.resumes.analysis({ id })
  if (!draft) throw new Error('There is no open draft.')
  return candidate.api.resumes.draft({ id: draft.id })
}

describe('submitted answers', () => {
  test('go into the draft in the person’s own words, with where they come from', async () => {
    const result = await questionOf('outcome-')
    const gap = await questionOf('gap-')
    const after = await candidate.api.resumes.submitAnswers({
      id,
      answers: [
        { questionId: result.id, answer: 'which cut missed doses from 9 to 2 a quarter' },
        { questionId: gap.id, answer: 'cared for my father' },
      ],
    })
    expect(after.draft?.changes).toBe(2)
    expect(after.analysis?.quickFixes.find((fix) => fix.id === result.id)?.afterSnippet).toContain('from 9 to 2')
    const draft = await openDraft()
    expect(draft.body).toContain('which cut missed doses from 9 to 2 a quarter')
    expect(draft.body).toContain('Between these roles: cared for my father')
    expect(draft.changes.map(({ source }) => source)).toEqual(['Your answer', 'Your answer'])
    expect((await candidate.api.resumes.reading({ id })).reading.text).not.toContain('missed doses')
  })

  test('take the place of an earlier answer and of the blank that a quick win left', async () => {
    const question = await questionOf('outcome-')
    await candidate.api.resumes.applyFix({ id, fixId: question.id })
    expect((await openDraft()).body).toContain('[result, with a number]')
    for (const answer of ['by 10 minutes', 'by 12 minutes'])
      await candidate.api.resumes.submitAnswers({ id, answers: [{ questionId: question.id, answer }] })
    const { body, changes } = await openDraft()
    expect(body).toContain('by 12 minutes')
    expect(body).not.toMatch(/by 10 minutes|\[result, with a number\]/)
    expect(changes).toHaveLength(1)
  })

  test('that say no leave no draft behind', async () => {
    const question = await questionOf('skill-')
    const after = await candidate.api.resumes.submitAnswers({
      id,
      answers: [{ questionId: question.id, answer: 'No.' }],
    })
    expect(after).toMatchObject({ draft: null, answers: { [question.id]: 'No.' } })
  })

  test('longer than 500 characters are refused and nothing is kept', async () => {
    const question = await questionOf('outcome-')
    const sent = candidate.api.resumes.submitAnswers({
      id,
      answers: [{ questionId: question.id, answer: 'x'.repeat(501) }],
    })
    await expect(sent).rejects.toMatchObject({ code: 'invalid' })
    expect((await candidate.api.resumes.analysis({ id })).answers).toEqual({})
  })
})

describe('a deep-dive rewrite', () => {
  test('is accepted into the same draft as the quick wins, once', async () => {
    const { quickFixes, rewriteSuggestions, estTimeToImproveMinutes } = await analysisOf(candidate)
    const fix = quickFixes.find((one) => one.id.startsWith('outcome-'))
    const [rewrite] = rewriteSuggestions
    const first = await candidate.api.resumes.applyFix({ id, fixId: fix?.id ?? '' })
    const draft = await candidate.api.resumes.acceptRewrite({ id, rewriteId: rewrite?.id ?? '' })
    expect(draft).toMatchObject({
      id: first.id,
      changes: [{ source: 'Quick win' }, { source: 'Rewrite', isByModel: false }],
    })
    expect(draft.body).toContain(rewrite?.after)
    expect(await candidate.api.resumes.acceptRewrite({ id, rewriteId: rewrite?.id ?? '' })).toEqual(draft)
    expect(await app().deps.db.select().from(resumeDrafts).where(eq(resumeDrafts.resumeId, id))).toHaveLength(1)
    const after = await candidate.api.resumes.analysis({ id })
    expect(after.appliedIds).toEqual([fix?.id, rewrite?.id])
    expect(after.analysis?.estTimeToImproveMinutes).toBe(estTimeToImproveMinutes - (fix?.estMinutes ?? 0))
  })

  test('that is not there is not found, and one whose words are gone says so', async () => {
    await expect(candidate.api.resumes.acceptRewrite({ id, rewriteId: 'nothing' })).rejects.toMatchObject({
      code: 'not_found',
    })
    const { rewriteSuggestions, quickFixes } = await analysisOf(candidate)
    const draft = await candidate.api.resumes.applyFix({
      id,
      fixId: quickFixes.find((fix) => fix.edits.length > 0)?.id ?? '',
    })
    await candidate.api.resumes.saveDraft({ id: draft.id, body: 'All new', version: draft.version })
    const late = candidate.api.resumes.acceptRewrite({ id, rewriteId: rewriteSuggestions[0]?.id ?? '' })
    await expect(late).rejects.toMatchObject({ code: 'conflict', message: draftRefusals.wordsGone })
  })
})

describe('missing keywords', () => {
  test('follow the wishes of today, and the profile counts as elsewhere', async () => {
    const { version } = await candidate.api.profiles.mine()
    const before = await analysisOf(candidate)
    expect(before.keywordsFor).toEqual(['Charge Nurse'])
    const changes = { desiredTitles: ['Backend Engineer'], skills: ['Docker'] }
    await candidate.api.profiles.update({ version, changes })
    const { keywordsFor, keywordGaps } = await analysisOf(candidate)
    expect(keywordsFor).toEqual(['Backend Engineer'])
    expect(keywordGaps.some((gap) => gap.state === 'missing')).toBe(true)
    expect(await app().deps.db.$count(matches, eq(matches.candidateId, candidate.id))).toBe(0)
  })
})

describe('an analysis made anew', () => {
  test('on request uses what is wished now', async () => {
    const { version } = await candidate.api.profiles.mine()
    await candidate.api.profiles.update({ version, changes: { desiredTitles: ['Nurse Manager'] } })
    const { analysis } = await candidate.api.resumes.analyze({ id })
    expect(analysis?.rewriteSuggestions.map((one) => one.targetRole)).toContain('Nurse Manager')
    expect(await app().deps.db.$count(resumeAnalyses, eq(resumeAnalyses.resumeId, id))).toBe(2)
  })

  test('waits while the résumé is being read', async () => {
    await app().deps.db.update(resumes).set({ step: 'embed' }).where(eq(resumes.id, id))
    await expect(candidate.api.resumes.analyze({ id })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('an older one shows its scores and summary only', async () => {
    await app()
      .deps.db.update(resumeAnalyses)
      .set({ details: { summary: 'Short and old.' } })
      .where(eq(resumeAnalyses.resumeId, id))
    const { analysis, scores } = await candidate.api.resumes.analysis({ id })
    expect(analysis).toBeNull()
    expect(scores).toEqual({ overall: expect.any(Number), atsReadiness: expect.any(Number), summary: 'Short and old.' })
  })
})

describe.each(['analyze', 'acceptRewrite', 'submitAnswers', 'versions', 'restoreVersion', 'correctReading'] as const)(
  '%s',
  (call) => {
    test('is for nobody but the owner', async () => {
      const { form, version } = await candidate.api.resumes.reading({ id })
      const input = { id, rewriteId: 'x', answers: [], versionId: randomUUID(), form, version }
      const other = await signedInCandidate(app())
      const employer = await signedInEmployer(app())
      await expect(other.api.resumes[call](input)).rejects.toMatchObject({ code: 'not_found' })
      await expect(employer.api.resumes[call](input)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(newVisitor(app()).api.resumes[call](input)).rejects.toMatchObject({ code: 'unauthenticated' })
      await expect(candidate.api.resumes[call]({ ...input, id: 'x' })).rejects.toMatchObject({ code: 'invalid' })
    })
  },
)
