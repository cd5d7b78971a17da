import { publishedJob, readResumeOf, scoredPair } from './application-factories.ts'
import { newVisitor } from './client.ts'
import type { TestApp } from './create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer } from './factories.ts'
import { appliedTo } from './review-scene.ts'
import { elsewhere, invite, secretsSentTo, vouchForm } from './trust-factories.ts'

const hour = 3_600_000
const zone = 'America/Los_Angeles'

export type WaitingWorld = Awaited<ReturnType<typeof waitingWorld>>

/** A small world in which something waits for each of the product's timers. Nobody in it acts unless `onDay` is called. */
export async function waitingWorld(app: TestApp) {
  const employer = await signedInEmployer(app, {
    email: 'maren@hearth.example',
    company: { name: 'Hearth', website: 'https://hearth.example' },
  })
  const { id: jobId } = await publishedJob(app, employer, { title: 'Night Nurse' })
  const ana = await person(app, 'ana', { prefsSetAt: new Date(Date.now() - hour) })
  const resume = await readResumeOf(app, ana)
  const silent = await invite(app, ana, { name: 'Silent', email: 'silent@trailhead.example' })
  const early = await invite(app, ana, { name: 'Early', email: 'early@copperline.example' })
  const late = await invite(app, ana, { name: 'Late', email: 'late@fortvale.example' })
  await ana.api.trust.requestEmploymentVerification({
    userId: ana.id,
    company: 'Prairie',
    verifierEmail: 'hr@prairie.example',
  })
  await employer.api.companies.requestVerification({ email: 'ana@hearth.example' })

  const forgotten = await person(app, 'forgotten')
  const declined = await person(app, 'declined')
  const invited = await person(app, 'invited')
  await appliedTo(app, jobId, forgotten)
  const declinedId = await appliedTo(app, jobId, declined)
  const invitedId = await appliedTo(app, jobId, invited)
  const atQuiz = await person(app, 'quiz')
  const behindQuiz = await publishedJob(app, employer, {
    title: 'Ward Clerk',
    anonymityRevealPolicy: 'application_quiz',
  })
  await appliedTo(app, behindQuiz.id, atQuiz)
  const leaving = await person(app, 'leaving')

  const agreeOnTime = async () => {
    const startsAt = new Date(app.clock.now().getTime() + 4 * 24 * hour + 0.4 * hour).toISOString()
    const key = { jobId, candidateUserId: invitedId }
    const form = { lengthMinutes: 45, way: 'phone', place: null, note: null, zone } as const
    const { id: interviewId } = await employer.api.interviews.schedule({ ...key, ...form, times: [startsAt] })
    await invited.api.interviews.accept({ jobId, interviewId, startsAt, zone })
  }
  const fitting = async (title: string) => {
    const { id } = await publishedJob(app, employer, { title })
    const pair = { candidateId: ana.id, jobId: id, resumeId: resume.id }
    await scoredPair(app, pair, { jobPublishedAt: app.clock.now() })
  }
  const answer = async (email: string, what: 'confirm' | 'declined') => {
    const voucher = newVisitor(app, { from: elsewhere() }).api.trust
    const secret = (await secretsSentTo(app, email, 'vouch')).at(-1) ?? ''
    if (what === 'confirm') await voucher.giveVouch(vouchForm(secret))
    else await voucher.refuseVouch({ secret, answer: what })
  }
  const acts: Record<number, () => Promise<unknown>> = {
    1: () =>
      employer.api.applications.declineCandidate({ jobId, candidateUserId: declinedId, reason: 'must_have:Triage' }),
    2: agreeOnTime,
    3: () => answer(early.email, 'confirm'),
    5: () => leaving.api.accounts.requestDeletion({ password: leaving.password }),
    12: () => answer(late.email, 'declined'),
  }
  for (const day of [20, 21, 40]) {
    acts[day] = async () => {
      await fitting(`Role of day ${day}`)
      await fitting(`Other role of day ${day}`)
    }
  }
  return {
    people: { forgotten, declined, invited, quiz: atQuiz, leaving },
    roles: [jobId, behindQuiz.id],
    silentSecret: silent.secret,
    onDay: async (day: number) => acts[day]?.(),
  }
}

function person(app: TestApp, name: string, profile: { prefsSetAt?: Date } = {}): Promise<SignedIn> {
  return signedInCandidate(app, { email: `${name}@post.example`, profile })
}
