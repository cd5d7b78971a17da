import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readResumeOf } from '../../testing/application-factories.ts'
import { expectAbsentIn } from '../../testing/canary.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { appliedTo, reviewScene } from '../../testing/review-scene.ts'
import { vouched } from '../../testing/trust-factories.ts'
import { users } from '../accounts/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { resumes } from '../resumes/tables.ts'
import { vouches } from '../trust/tables.ts'
import { applications, jobApplicants } from './tables.ts'

const app = createTestApp()
const db = () => app().deps.db

describe('matched candidates', () => {
  test('stand there by code name, with the score of the frozen résumé and the candidate’s own trust', async () => {
    const { employer, jobId, candidate } = await reviewScene(app())
    const page = await employer.api.applications.rankWithTrust({ jobId })
    expect(page.job).toMatchObject({
      id: jobId,
      title: 'Registered Nurse, Night Ward',
      candidateCount: 1,
      nameMoment: 'when you shortlist',
    })
    const [card] = page.rankedCandidates
    expect(card).toMatchObject({
      isRevealed: false,
      state: 'submitted',
      trustScore: 50,
      badges: ['All must-haves met', 'New'],
      seniority: 'senior',
      actions: ['shortlist', 'schedule_interview', 'decline'],
    })
    expect(card?.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
    expect(card?.rationale[0]).toBe('1 of 1 must-haves')
    expect(card?.composite).toBe(
      Math.min(100, Math.round(0.75 * (card?.aiScore ?? 0) + 12.5) + (card?.mutualBoost ?? 0)),
    )
    expectAbsentIn(JSON.stringify(page), [candidate.name, candidate.email, candidate.id, 'Private CV'])
  })

  test('wear what they have proved', async () => {
    const { jobId, employer } = await reviewScene(app())
    const proved = await signedInCandidate(app(), { profile: { trustScore: 80, trustEvidence: 2 } })
    await db().insert(vouches).values({
      candidateId: proved.id,
      id: randomUUID(),
      voucherName: 'V',
      voucherEmail: 'v@post.example',
      voucherAddressKey: 'v@post.example',
      relation: 'manager',
      state: 'confirmed',
      expiresAt: new Date(),
    })
    const id = await appliedTo(app(), jobId, proved)
    const { rankedCandidates } = await employer.api.applications.rankWithTrust({ jobId, sort: 'trust' })
    expect(rankedCandidates[0]).toMatchObject({ matchId: id, trustScore: 65 })
    expect(rankedCandidates[0]?.badges).toContain('Manager-vouched')
    expect(rankedCandidates[0]?.badges).not.toContain('New')
  })

  test('come best first, page by page, each once; those without a figure last', async () => {
    const { jobId, employer, applicationId } = await reviewScene(app())
    const candidate = await signedInCandidate(app())
    const { id: resumeId } = await readResumeOf(app(), candidate)
    const [template] = await db().select().from(jobApplicants).where(eq(jobApplicants.id, applicationId))
    if (!template) throw new Error('the applicant is not there')
    for (let at = 0; at < 44; at += 1) {
      const [id, candidateId] = [randomUUID(), randomUUID()]
      await db()
        .insert(users)
        .values({ id: candidateId, name: 'P', email: `${id}@post.example` })
      await db().insert(profiles).values({ id: candidateId })
      await db().insert(resumes).values({
        candidateId,
        id: resumeId,
        filePath: 'x',
        originalFilename: 'x',
        fileType: 'pdf',
        sizeBytes: 1,
        sha256: '0',
      })
      await db()
        .insert(applications)
        .values({ candidateId, id, jobId, resumeId, state: 'submitted', submittedAt: new Date() })
      await db()
        .insert(jobApplicants)
        .values({
          ...template,
          id,
          candidateId,
          codeName: `Name ${at}`,
          composite: at % 11 === 0 ? null : 40 + (at % 7),
          mustHaveCoverage: (at % 3) / 3,
          submittedAt: new Date(template.submittedAt.getTime() + (at % 4)),
        })
    }
    const seen: { matchId: string; composite: number | null }[] = []
    let cursor: string | undefined
    do {
      const page = await employer.api.applications.rankWithTrust({ jobId, cursor })
      seen.push(...page.rankedCandidates)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toHaveLength(45)
    expect(new Set(seen.map((one) => one.matchId)).size).toBe(45)
    const figures = seen.map((one) => one.composite ?? -1)
    expect(figures).toEqual(figures.toSorted((a, b) => b - a))
  })

  test('are read by the employer of the job only', async () => {
    const { jobId, candidate, key } = await reviewScene(app())
    const rival = await signedInEmployer(app())
    const calls = [
      (api: typeof rival.api) => api.applications.rankWithTrust({ jobId }),
      (api: typeof rival.api) => api.applications.snapshot(key),
      (api: typeof rival.api) => api.applications.markViewed(key),
      (api: typeof rival.api) => api.applications.shortlistCandidate(key),
      (api: typeof rival.api) => api.applications.revealCompany(key),
      (api: typeof rival.api) => api.applications.jobLedger({ jobId }),
    ]
    for (const call of calls) {
      await expect(call(rival.api)).rejects.toMatchObject({ code: 'not_found' })
      await expect(call(candidate.api)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(call(newVisitor(app()).api)).rejects.toMatchObject({ code: 'unauthenticated' })
    }
  })

  test('a cursor that is none begins at the top', async () => {
    const { jobId, employer } = await reviewScene(app())
    const page = await employer.api.applications.rankWithTrust({ jobId, cursor: 'x' })
    expect(page.rankedCandidates).toHaveLength(1)
  })
})

describe('a vouch that counts', () => {
  test('moves the trust that ranks the candidate with employers, and the composite with it', async () => {
    const { employer, candidate, jobId } = await reviewScene(app())
    const cardOf = async () => (await employer.api.applications.rankWithTrust({ jobId })).rankedCandidates[0]
    await app().runTasks()
    const before = await cardOf()
    await vouched(app(), candidate)
    await app().runTasks()
    const after = await cardOf()
    // decisions.md F.33, F.34: 10 for the address and no contradiction, 15 for a manager, shrunk towards 50 by two.
    const { total } = await candidate.api.trust.overview()
    expect([before?.trustScore, after?.trustScore]).toEqual([50, Math.round((total + 100) / 3)])
    expect(after?.badges).toContain('Manager-vouched')
    expect(after?.badges).not.toContain('New')
    expect(after?.composite).toBe(
      Math.min(
        100,
        Math.round(0.75 * (after?.aiScore ?? 0) + 0.25 * (after?.trustScore ?? 0)) + (after?.mutualBoost ?? 0),
      ),
    )
    expect(after?.composite).not.toBe(before?.composite)
  })
})

describe('steps of the same moment', () => {
  test('are told in the order in which they were taken', async () => {
    const { employer, candidate, key } = await reviewScene(app())
    await employer.api.applications.markViewed(key)
    await employer.api.applications.shortlistCandidate(key)
    await employer.api.applications.makeOffer(key)
    const { applications: mine } = await candidate.api.applications.mine({})
    const moments = new Set(mine[0]?.timeline.map((entry) => entry.at))
    expect(moments.size).toBe(1)
    expect(mine[0]?.timeline.map((entry) => entry.label)).toEqual([
      'Applied',
      'Read by the employer',
      'Shortlisted',
      'Offer received',
    ])
  })
})
