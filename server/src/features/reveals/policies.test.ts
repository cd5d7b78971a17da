import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { quizAttempts } from '../quizzes/tables.ts'

const app = createTestApp()
const companyName = 'Tidewater Power & Light'
const candidateName = 'Ana Private'

type Scene = Awaited<ReturnType<typeof scene>>
type Policy = 'application_quiz' | 'shortlist' | 'interview' | 'never'

async function scene(policy: Policy, isAnonymous: boolean) {
  const employer = await signedInEmployer(app(), { company: { name: companyName } })
  const candidate = await signedInCandidate(app(), { name: candidateName })
  const { id: resumeId } = await readResumeOf(app(), candidate)
  const { id: jobId } = await publishedJob(app(), employer, { isAnonymous, anonymityRevealPolicy: policy })
  return { employer, candidate, jobId, resumeId, key: { jobId, candidateUserId: '' } }
}

const steps = {
  apply: async (here: Scene) => {
    const { candidate, jobId, resumeId, key } = here
    key.candidateUserId = (await candidate.api.applications.applyToJob({ jobId, resumeId })).applicationId
  },
  'pass the quiz': async ({ candidate, jobId }: Scene) => {
    const { attempt } = await candidate.api.quizzes.startApplication({ jobId })
    const attemptId = attempt?.id ?? ''
    const [row] = await app()
      .deps.db.select()
      .from(quizAttempts)
      .where(and(eq(quizAttempts.candidateId, candidate.id), eq(quizAttempts.id, attemptId)))
    const answers = Object.fromEntries((row?.questions ?? []).map((one) => [one.id, one.correctChoice]))
    await candidate.api.quizzes.submitApplication({ jobId, attemptId, answers })
  },
  send: ({ candidate, key }: Scene) => candidate.api.applications.send({ applicationId: key.candidateUserId }),
  shortlist: ({ employer, key }: Scene) => employer.api.applications.shortlistCandidate(key),
  'propose times': ({ employer, key }: Scene) =>
    employer.api.interviews.schedule({
      ...key,
      times: [new Date(app().clock.now().getTime() + 86_400_000).toISOString()],
      lengthMinutes: 45,
      way: 'video',
      place: null,
      note: null,
      zone: 'America/Los_Angeles',
    }),
  offer: ({ employer, key }: Scene) => employer.api.applications.makeOffer(key),
  'reveal by hand': ({ employer, key }: Scene) => employer.api.applications.revealCompany(key),
  'share the name': ({ candidate, key }: Scene) =>
    candidate.api.applications.shareName({ applicationId: key.candidateUserId }),
}

/** What each side sees of the other on its own screens; nobody at all before the application reached the employer. */
async function known({ candidate, employer, jobId }: Scene): Promise<string> {
  const page = await candidate.api.applications.getJobForCandidate({ jobId })
  const isShown = page.companyDisplay === companyName
  expect([page.companyRevealed, page.company.name === companyName]).toEqual([isShown, isShown])
  const [card] = (await employer.api.applications.rankWithTrust({ jobId })).rankedCandidates
  if (card) expect(card.isRevealed).toBe(card.name === candidateName)
  return `${isShown ? 'company' : '-'} / ${card ? (card.isRevealed ? 'name' : 'code name') : '-'}`
}

type Walk = [step: keyof typeof steps, known: string][]

const walks: [policy: string, stored: Policy, isAnonymous: boolean, walk: Walk][] = [
  [
    'application_quiz',
    'application_quiz',
    true,
    [
      ['apply', '- / -'],
      ['pass the quiz', 'company / -'],
      ['send', 'company / code name'],
      ['shortlist', 'company / name'],
    ],
  ],
  [
    'shortlist',
    'shortlist',
    true,
    [
      ['apply', '- / code name'],
      ['shortlist', 'company / name'],
    ],
  ],
  [
    'interview',
    'interview',
    true,
    [
      ['apply', '- / code name'],
      ['shortlist', '- / code name'],
      ['propose times', 'company / name'],
    ],
  ],
  [
    'never, and the employer reveals itself',
    'never',
    true,
    [
      ['apply', '- / code name'],
      ['shortlist', '- / code name'],
      ['propose times', '- / code name'],
      ['reveal by hand', 'company / code name'],
      ['share the name', 'company / name'],
    ],
  ],
  [
    'never, and an offer',
    'never',
    true,
    [
      ['apply', '- / code name'],
      ['shortlist', '- / code name'],
      ['offer', 'company / code name'],
    ],
  ],
  [
    'not anonymous, whatever policy is stored',
    'application_quiz',
    false,
    [
      ['apply', 'company / code name'],
      ['shortlist', 'company / name'],
    ],
  ],
]

test.each(walks)(
  '%s: who is known to whom, step by step, from both sides',
  async (_policy, stored, isAnonymous, walk) => {
    const here = await scene(stored, isAnonymous)
    const seen: Walk = []
    for (const [step] of walk) {
      await steps[step](here)
      seen.push([step, await known(here)])
    }
    expect(seen).toEqual(walk)
  },
)
