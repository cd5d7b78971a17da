import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { EvidencePoint } from '#domain/matches/evidence-schema.ts'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { expectAbsent } from '../../testing/canary.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { hiddenCompanies } from '../profiles/tables.ts'
import { resumes } from '../resumes/tables.ts'

const app = createTestApp()
const db = () => app().deps.db

const description = 'You lead care for a 24-bed ward.\nTriage of new patients at night. You train new nurses.'
const rawText = `Ana Private
Portland, OR | ana.private@mail.example

Experience
Registered Nurse, Harbourview Medical Center
2019-03 to present
- Ana did triage for 40 patients a night

Skills
Triage, Telemetry`
const wishes = {
  prefsSetAt: new Date(),
  desiredTitles: ['Charge Nurse'],
  workPreference: 'onsite' as const,
  desiredLocations: ['Portland, OR'],
  payMinimum: 93_000,
}

async function scene(job: Parameters<typeof publishedJob>[2] = {}) {
  const employer = await signedInEmployer(app(), {
    name: 'Maren Okafor',
    company: { name: 'Zephyrine Calloway Works', website: 'https://zephyrine-calloway.example' },
  })
  const posted = { description, compRange: '$70,000 a year', seniority: 'Senior', seniorityRead: 'senior' as const }
  const { id: jobId } = await publishedJob(app(), employer, { ...posted, ...job })
  const candidate = await signedInCandidate(app(), { name: 'Ana Private', profile: wishes })
  const { id: resumeId } = await readResumeOf(app(), candidate, { rawText })
  return { employer, candidate, jobId, resumeId }
}

async function appliedScene(job: Parameters<typeof publishedJob>[2] = {}) {
  const before = await scene(job)
  const { jobId, resumeId, candidate } = before
  const { applicationId } = await candidate.api.applications.applyToJob({ jobId, resumeId })
  return { ...before, key: { jobId, candidateUserId: applicationId } }
}

const triage = (points: EvidencePoint[]) => points.find((point) => point.about === 'Triage')
const inRole = 'Registered Nurse, 2019 to today'

describe('what was compared, for the candidate', () => {
  test('is their own lines beside the words of the posting, and the same when asked again', async () => {
    const { candidate, jobId } = await scene()
    const { points } = await candidate.api.applications.jobEvidence({ jobId })
    expect(triage(points)).toEqual({
      part: 'skills',
      about: 'Triage',
      candidate: { source: 'resume', text: 'Ana did triage for 40 patients a night', where: inRole, words: ['triage'] },
      job: { source: 'posting', text: 'Triage of new patients at night.', where: 'Description', words: ['Triage'] },
    })
    expect(points.map(({ part, candidate: own, job }) => [part, own?.text, job?.text])).toEqual(
      expect.arrayContaining([
        ['title', expect.stringMatching(/Nurse/), 'Registered Nurse, Night Ward'],
        ['seniority', '7.8 years in dated roles', 'Senior'],
        ['gates', 'You want to work on site', 'On-site'],
        ['gates', 'You want $93,000 or more a year', '$70,000 a year'],
      ]),
    )
    expect(await candidate.api.applications.jobEvidence({ jobId })).toEqual({ points })
  })

  test('names nothing of a hidden company', async () => {
    const { candidate, jobId, employer } = await scene()
    const answer = await candidate.fetch(`/api/job-details/${jobId}/evidence`)
    expect(answer.status).toBe(200)
    await expectAbsent(answer, ['Zephyrine', 'Calloway', 'Maren', 'Okafor', employer.companyId, employer.id])
  })

  test('is empty while no résumé has been read', async () => {
    const { jobId } = await scene()
    const newcomer = await signedInCandidate(app())
    expect(await newcomer.api.applications.jobEvidence({ jobId })).toEqual({ points: [] })
  })

  test('is refused for a draft, a hidden company, nonsense, and to anybody who is no candidate', async () => {
    const { candidate, employer, jobId } = await scene({ isAnonymous: false })
    const { id: draft } = await publishedJob(app(), employer, { state: 'draft', publishedAt: null })
    await expect(candidate.api.applications.jobEvidence({ jobId: draft })).rejects.toMatchObject({ code: 'not_found' })
    await expect(candidate.api.applications.jobEvidence({ jobId: 'x' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(employer.api.applications.jobEvidence({ jobId })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(newVisitor(app()).api.applications.jobEvidence({ jobId })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    const hidden = { candidateId: candidate.id, id: crypto.randomUUID(), companyName: employer.companyName }
    await db().insert(hiddenCompanies).values(hidden)
    await expect(candidate.api.applications.jobEvidence({ jobId })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('what was compared, for the employer', () => {
  test('is the frozen résumé, whatever became of the one it was made from', async () => {
    const { employer, candidate, key } = await appliedScene()
    const before = await employer.api.applications.applicantEvidence(key)
    expect(triage(before.points)?.candidate).toMatchObject({
      text: '██████ did triage for 40 patients a night',
      where: inRole,
    })
    await db()
      .update(resumes)
      .set({ reading: null, rawText: 'Something else' })
      .where(eq(resumes.candidateId, candidate.id))
    expect(await employer.api.applications.applicantEvidence(key)).toEqual(before)
  })

  test('names nobody before the reveal, and tells no wish: neither the title wanted nor the pay', async () => {
    const { employer, candidate, key } = await appliedScene({ title: 'Charge Nurse of a ward' })
    const path = `/api/jobs/${key.jobId}/candidates/${key.candidateUserId}/evidence`
    const hidden = await employer.fetch(path)
    expect(hidden.status).toBe(200)
    const said = await hidden.clone().text()
    expect(said).toContain('██████ did triage for 40 patients')
    expect(said).toContain('A title they look for')
    await expectAbsent(hidden, ['Ana', 'Private', candidate.email, candidate.id, '93,000', '93000', '"Pay"'])
    const ours = JSON.parse(said).points.map((point: EvidencePoint) => point.candidate)
    expect(JSON.stringify(ours)).not.toContain('Charge Nurse')
    await employer.api.applications.shortlistCandidate(key)
    expect(await (await employer.fetch(path)).text()).toContain('Ana did triage for 40 patients')
  })

  test('is for the employer of this job, and for nobody once the candidate has withdrawn', async () => {
    const { employer, candidate, key } = await appliedScene()
    const rival = await signedInEmployer(app(), { company: { name: 'Rival' } })
    const { applicantEvidence } = newVisitor(app()).api.applications
    await expect(applicantEvidence(key)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(candidate.api.applications.applicantEvidence(key)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(rival.api.applications.applicantEvidence(key)).rejects.toMatchObject({ code: 'not_found' })
    const nonsense = { ...key, candidateUserId: 'x' }
    await expect(employer.api.applications.applicantEvidence(nonsense)).rejects.toMatchObject({ code: 'invalid' })
    await candidate.api.applications.withdraw({ applicationId: key.candidateUserId })
    await expect(employer.api.applications.applicantEvidence(key)).rejects.toMatchObject({ code: 'not_found' })
  })
})
