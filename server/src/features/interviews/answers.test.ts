import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inBothZones } from '#domain/interviews/zones.ts'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { readCalendar } from '../../testing/calendar.ts'
import { expectAbsentIn } from '../../testing/canary.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { runOnce } from '../../testing/run-once.ts'
import { outboxMails } from '../notices/tables.ts'
import { watchInterviews } from './tasks.ts'

const app = createTestApp()
const hour = 3_600_000
/** On the whole minute, as a form gives it and a calendar file holds it. */
const inHours = (hours: number) => {
  const moment = app().clock.now().getTime() + hours * hour
  return new Date(moment - (moment % 60_000)).toISOString()
}
const zone = 'America/Los_Angeles'

async function proposed(job: Parameters<typeof publishedJob>[2] = {}, times = [inHours(48), inHours(72)]) {
  const employer = await signedInEmployer(app(), { name: 'Maren Okafor', company: { name: 'Tidewater Power' } })
  const candidate = await signedInCandidate(app(), { name: 'Ana Private' })
  const { id: resumeId } = await readResumeOf(app(), candidate)
  const { id: jobId } = await publishedJob(app(), employer, job)
  const { applicationId } = await candidate.api.applications.applyToJob({ jobId, resumeId })
  const terms = { lengthMinutes: 45, way: 'video', place: null, note: null, zone: 'Europe/Berlin' } as const
  const proposal = { jobId, candidateUserId: applicationId, ...terms }
  const { id: interviewId } = await employer.api.interviews.schedule({ ...proposal, times })
  const [first = ''] = times
  return { employer, candidate, jobId, applicationId, proposal, key: { jobId, interviewId }, times, first }
}

async function mailsOf(person: { email: string }, kind: string) {
  return app()
    .deps.db.select()
    .from(outboxMails)
    .where(and(eq(outboxMails.recipientAddress, person.email), eq(outboxMails.kind, kind)))
    .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
}

async function calendarsOf(person: { email: string }, kind: string) {
  return (await mailsOf(person, kind)).flatMap((mail) => mail.attachments.map(readCalendar))
}

const stateOf = async ({ candidate, jobId }: Awaited<ReturnType<typeof proposed>>) =>
  (await candidate.api.applications.getJobForCandidate({ jobId })).application?.state

describe('accepting a time', () => {
  test('agrees it on both sides, with an invitation in both calendars', async () => {
    const scene = await proposed()
    const { candidate, employer, key, first } = scene
    const agreed = await candidate.api.interviews.accept({ ...key, startsAt: first, zone })
    expect(agreed).toMatchObject({ state: 'scheduled', startsAt: first, candidateZone: zone })
    expect(await stateOf(scene)).toBe('interview_scheduled')
    for (const [person, counterpart] of [
      [candidate, 'Tidewater Power'],
      [employer, 'Ana Private'],
    ] as const) {
      const [calendar] = await calendarsOf(person, 'interview_agreed')
      expect(calendar).toMatchObject({
        method: 'REQUEST',
        sequence: 0,
        status: 'CONFIRMED',
        start: new Date(first),
        end: new Date(new Date(first).getTime() + 45 * 60_000),
      })
      expect(calendar?.description).toContain(counterpart)
      expect(calendar?.description).toContain(inBothZones(new Date(first), ['Europe/Berlin', zone]))
      expect(calendar?.attendees).toEqual([`MAILTO:${person.email}`])
    }
  })

  test('twice agrees and tells once', async () => {
    const { candidate, key, first } = await proposed()
    const accept = () => candidate.api.interviews.accept({ ...key, startsAt: first, zone })
    const [one, two] = await Promise.all([accept(), accept()])
    expect(two).toEqual(one)
    expect(await mailsOf(candidate, 'interview_agreed')).toHaveLength(1)
  })

  test('that was not proposed, has passed, or is taken is refused', async () => {
    const { candidate, employer, key, first, times } = await proposed()
    const accept = (startsAt: string) => candidate.api.interviews.accept({ ...key, startsAt, zone })
    await expect(accept(inHours(50))).rejects.toMatchObject({ message: expect.stringContaining('not among') })
    const other = await publishedJob(app(), employer)
    const [resume] = [await candidate.api.applications.getJobForCandidate({ jobId: other.id })]
    const { applicationId } = await candidate.api.applications.applyToJob({
      jobId: other.id,
      resumeId: resume?.resumeId ?? '',
    })
    const second = await employer.api.interviews.schedule({
      jobId: other.id,
      candidateUserId: applicationId,
      lengthMinutes: 30,
      way: 'phone',
      place: null,
      note: null,
      zone,
      times: [new Date(new Date(first).getTime() + 20 * 60_000).toISOString()],
    })
    await accept(first)
    const clash = { jobId: other.id, interviewId: second.id, startsAt: second.times[0] ?? '', zone }
    await expect(candidate.api.interviews.accept(clash)).rejects.toMatchObject({
      message: expect.stringContaining('already have'),
    })
    expect(times).toHaveLength(2)
  })

  test('is for the candidate it was proposed to alone', async () => {
    const { candidate, employer, key, first } = await proposed()
    const input = { ...key, startsAt: first, zone }
    const other = await signedInCandidate(app())
    await expect(other.api.interviews.accept(input)).rejects.toMatchObject({ code: 'not_found' })
    await expect(employer.api.interviews.accept(input)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(newVisitor(app()).api.interviews.accept(input)).rejects.toMatchObject({ code: 'unauthenticated' })
    const nowhere = candidate.api.interviews.accept({ ...input, zone: 'Nowhere/Atall' })
    await expect(nowhere).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('asking for others', () => {
  test('goes back to the employer, who proposes again for the same interview', async () => {
    const scene = await proposed()
    const { candidate, employer, key, proposal, first } = scene
    const asked = await candidate.api.interviews.askOthers({ ...key, note: ' Mornings, please ', zone })
    expect(asked).toMatchObject({ state: 'others_asked', candidateNote: 'Mornings, please' })
    expect(await mailsOf(employer, 'interview_others_asked')).toHaveLength(1)
    const early = candidate.api.interviews.accept({ ...key, startsAt: first, zone })
    await expect(early).rejects.toMatchObject({ code: 'conflict' })
    const again = await employer.api.interviews.schedule({ ...proposal, times: [inHours(96)] })
    expect(again).toMatchObject({ id: key.interviewId, state: 'proposed', candidateNote: null })
    expect(again.times).toHaveLength(1)
    expect(await mailsOf(candidate, 'interview_proposed')).toHaveLength(2)
    expect(await stateOf(scene)).toBe('interview_proposed')
  })
})

describe('moving an agreed interview', () => {
  test('keeps the entry of the calendar and raises its sequence; the agreed time stands until then', async () => {
    const { candidate, employer, key, proposal, first } = await proposed()
    await candidate.api.interviews.accept({ ...key, startsAt: first, zone })
    const [before] = await calendarsOf(candidate, 'interview_agreed')
    const later = inHours(120)
    const moved = await employer.api.interviews.schedule({ ...proposal, times: [later] })
    expect(moved).toMatchObject({ state: 'proposed', startsAt: first })
    await candidate.api.interviews.accept({ ...key, startsAt: later, zone })
    const [after] = await calendarsOf(candidate, 'interview_agreed')
    expect(after).toMatchObject({ method: 'REQUEST', uid: before?.uid, sequence: 1, start: new Date(later) })
    expect((await mailsOf(candidate, 'interview_agreed'))[0]?.subject).toBe('Interview moved')
  })

  test('to a time at which the employer has another interview is refused', async () => {
    const one = await proposed()
    await one.candidate.api.interviews.accept({ ...one.key, startsAt: one.first, zone })
    const other = await signedInCandidate(app())
    const { id: resumeId } = await readResumeOf(app(), other)
    const { applicationId } = await other.api.applications.applyToJob({ jobId: one.jobId, resumeId })
    const clash = one.employer.api.interviews.schedule({
      ...one.proposal,
      candidateUserId: applicationId,
      times: [one.first],
    })
    await expect(clash).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('already have') })
  })
})

describe('cancelling', () => {
  test('takes the entry out of both calendars and leaves the candidate on the shortlist', async () => {
    const scene = await proposed()
    const { candidate, employer, key, first } = scene
    await candidate.api.interviews.accept({ ...key, startsAt: first, zone })
    const [invited] = await calendarsOf(candidate, 'interview_agreed')
    expect(await employer.api.interviews.cancel(key)).toMatchObject({ state: 'cancelled' })
    await employer.api.interviews.cancel(key)
    expect(await stateOf(scene)).toBe('shortlisted')
    for (const person of [candidate, employer]) {
      const calendars = await calendarsOf(person, 'interview_cancelled')
      expect(calendars).toHaveLength(1)
      expect(calendars[0]).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: invited?.uid, sequence: 1 })
    }
  })

  test('before a time was agreed sends no file, as no calendar holds it', async () => {
    const scene = await proposed()
    await scene.employer.api.interviews.cancel(scene.key)
    expect(await mailsOf(scene.candidate, 'interview_cancelled')).toHaveLength(1)
    expect(await calendarsOf(scene.candidate, 'interview_cancelled')).toEqual([])
  })

  test('is the employer’s own; the candidate declines', async () => {
    const scene = await proposed()
    const rival = await signedInEmployer(app())
    await expect(rival.api.interviews.cancel(scene.key)).rejects.toMatchObject({ code: 'not_found' })
    await expect(scene.candidate.api.interviews.cancel(scene.key)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(newVisitor(app()).api.interviews.cancel(scene.key)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await scene.candidate.api.interviews.decline(scene.key)).toMatchObject({ state: 'declined' })
    expect(await stateOf(scene)).toBe('shortlisted')
    const late = scene.candidate.api.interviews.accept({ ...scene.key, startsAt: scene.first, zone })
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
  })

  test('follows when the candidate withdraws', async () => {
    const { candidate, employer, key, first, applicationId } = await proposed()
    await candidate.api.interviews.accept({ ...key, startsAt: first, zone })
    await candidate.api.applications.withdraw({ applicationId })
    await app().runTasks()
    expect(app().taskFailures).toEqual([])
    expect((await calendarsOf(employer, 'interview_cancelled'))[0]).toMatchObject({ method: 'CANCEL' })
  })
})

describe('while both sides are hidden', () => {
  test('no mail and no calendar file names either', async () => {
    const scene = await proposed({ anonymityRevealPolicy: 'never' })
    const { candidate, employer, key, first, proposal } = scene
    await candidate.api.interviews.accept({ ...key, startsAt: first, zone })
    await employer.api.interviews.schedule({ ...proposal, times: [inHours(150)] })
    await employer.api.interviews.cancel(key)
    const all = await app().deps.db.select().from(outboxMails)
    const textOf = (person: { email: string }) =>
      all
        .filter((mail) => mail.recipientAddress === person.email)
        .map(({ recipientAddress: _, recipientName: __, attachments, ...mail }) => {
          const files = attachments.map((file) =>
            Buffer.from(file.content, 'base64').toString().replaceAll('\r\n ', ''),
          )
          return JSON.stringify(mail) + files.join()
        })
        .join()
    expectAbsentIn(textOf(candidate), ['Tidewater', 'Okafor', employer.email, employer.id])
    expectAbsentIn(textOf(employer), ['Ana Private', candidate.email, candidate.id])
    const [mine] = (await candidate.api.interviews.mine()).interviews.filter((one) => one.jobId === scene.jobId)
    expect(mine).toBeUndefined()
  })

  test('the lists call each side by what the other may know', async () => {
    const { candidate, employer, jobId } = await proposed({ anonymityRevealPolicy: 'never' })
    const { interviews: mine } = await candidate.api.interviews.mine()
    expect(mine).toMatchObject([{ jobId, companyDisplay: 'Confidential company · Healthcare', state: 'proposed' }])
    const { interviews: theirs } = await employer.api.interviews.ofEmployer({ jobId })
    expect(theirs).toHaveLength(1)
    expect(theirs[0]?.candidate).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
    expectAbsentIn(JSON.stringify(theirs), ['Ana Private', candidate.id])
    const rival = await signedInEmployer(app())
    expect((await rival.api.interviews.ofEmployer({ jobId })).interviews).toEqual([])
  })
})

describe('the clock', () => {
  test('reminds both sides a day and an hour before, each once, and notes what was held', async () => {
    const { candidate, employer, key, first, jobId } = await proposed()
    await candidate.api.interviews.accept({ ...key, startsAt: first, zone })
    const watch = async () => {
      await runOnce(app(), watchInterviews)
      return Promise.all([candidate, employer].map(async (one) => (await mailsOf(one, 'interview_reminder')).length))
    }
    const at = new Date(first).getTime()
    expect(await watch()).toEqual([0, 0])
    app().clock.set(new Date(at - 24 * hour))
    expect([await watch(), await watch()]).toEqual([
      [1, 1],
      [1, 1],
    ])
    app().clock.set(new Date(at - 1 * hour))
    expect([await watch(), await watch()]).toEqual([
      [2, 2],
      [2, 2],
    ])
    expect((await mailsOf(candidate, 'interview_reminder')).map((mail) => mail.subject).toSorted()).toEqual([
      'Your interview is in 24 hours',
      'Your interview is in an hour',
    ])
    app().clock.set(new Date(at + 1 * hour))
    expect(await watch()).toEqual([2, 2])
    const { proposals } = await candidate.api.interviews.myProposals({ jobId })
    expect(proposals[0]?.state).toBe('held')
  })
})
