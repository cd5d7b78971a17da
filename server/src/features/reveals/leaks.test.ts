import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { contract } from '#domain/contract.ts'
import { publishedJob, readResumeOf, scoredPair } from '../../testing/application-factories.ts'
import { expectAbsent, expectAbsentIn } from '../../testing/canary.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { noticesOf } from '../../testing/notices.ts'
import { outboxMails } from '../notices/tables.ts'
import { quizAttempts } from '../quizzes/tables.ts'

const app = createTestApp()
const db = () => app().deps.db

type Route = { method: string; path: string }

/** Every call of the contract, found by walking it, so that one that is added later is walked, too. */
function routesOf(node: unknown): Route[] {
  if (typeof node !== 'object' || node === null) return []
  const route = (node as { '~orpc'?: { route?: Route } })['~orpc']?.route
  return route ? [route] : Object.values(node).flatMap(routesOf)
}
const routes = routesOf(contract)

/** Reads of the candidate: each GET of the contract with the ids of this pair, and each page that shows a job. */
async function walk(person: SignedIn, ids: Record<string, string>): Promise<Response[]> {
  const reads = routes.filter((route) => route.method === 'GET').map((route) => `/api${fill(route.path, ids)}`)
  const queries = reads.flatMap((path) => [path, `${path}?sort=composite&limit=10&typed=Ti&kind=title`])
  const pages = [`/job/${ids.jobId}`, `/job/${ids.jobId}/quiz`, '/matches', '/dashboard', '/browse', '/mailbox']
  return Promise.all([...queries, ...pages].map((path) => person.fetch(path, { from: nextNetwork() })))
}

let networks = 0
/** A walk asks more than one network may in a minute, and who asks from where is not what is looked at here. */
function nextNetwork(): string {
  networks += 1
  return `10.${Math.floor(networks / 65_536) % 256}.${Math.floor(networks / 256) % 256}.${networks % 256}`
}

function fill(path: string, ids: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? ids.jobId ?? '')
}

const company = {
  name: 'Tidewater Power & Light',
  website: 'https://www.tidewater-power.example',
  verifiedDomain: 'tidewater-power.example',
  logoKey: 'logo-7c1f0a9be1d24',
  about: 'Founded by Maren Okafor in 1972.',
  hqLocation: 'Camas Riverfront',
  replyDaysMedian: 3,
}
type Policy = 'application_quiz' | 'shortlist' | 'interview' | 'never'
type Scene = Awaited<ReturnType<typeof scene>>

async function scene(policy: Policy, isAnonymous = true) {
  const verified = { ...company, verifiedDomain: `${randomUUID()}.${company.verifiedDomain}` }
  const employer = await signedInEmployer(app(), { name: 'Maren Okafor', company: verified })
  const candidate = await signedInCandidate(app(), { name: 'Ana Private' })
  const { id: resumeId } = await readResumeOf(app(), candidate)
  const { id: jobId } = await publishedJob(app(), employer, { isAnonymous, anonymityRevealPolicy: policy })
  await scoredPair(app(), { candidateId: candidate.id, jobId, resumeId })
  const secrets = [
    company.name,
    'Tidewater',
    'tidewater-power',
    company.logoKey,
    company.about,
    company.hqLocation,
    'Okafor',
    'Replies in about',
    employer.email,
    employer.id,
    employer.companyId,
  ]
  return { employer, candidate, resumeId, jobId, secrets, ids: { jobId, applicationId: '', candidateUserId: '' } }
}

async function apply({ candidate, jobId, resumeId, ids }: Scene) {
  const answer = await candidate.fetch('/api/applications', {
    method: 'POST',
    body: JSON.stringify({ jobId, resumeId }),
    headers: { 'content-type': 'application/json' },
  })
  const { applicationId } = (await answer.clone().json()) as { applicationId: string }
  ids.applicationId = applicationId
  ids.candidateUserId = applicationId
  return answer
}

async function mailsTo(person: SignedIn) {
  const mails = await db().select().from(outboxMails).where(eq(outboxMails.recipientAddress, person.email))
  return JSON.stringify(mails)
}

async function expectHidden({ candidate, ids, secrets }: Scene) {
  for (const answer of await walk(candidate, ids)) await expectAbsent(answer, secrets)
  expectAbsentIn(await mailsTo(candidate), secrets)
  expectAbsentIn(JSON.stringify(await noticesOf(app(), candidate)), secrets)
}

async function expectShown({ candidate, jobId, employer, ids }: Scene) {
  const page = await candidate.api.applications.getJobForCandidate({ jobId })
  expect(page).toMatchObject({
    companyRevealed: true,
    companyDisplay: company.name,
    company: { name: company.name, website: company.website, logoUrl: `/api/${company.logoKey}` },
  })
  const { applications } = await candidate.api.applications.mine({})
  expect(applications[0]?.job.companyDisplay).toBe(company.name)
  const never = [employer.id, employer.companyId, employer.email]
  for (const answer of await walk(candidate, ids)) await expectAbsent(answer, never)
}

const gates: Record<Policy, (scene: Scene) => Promise<unknown>> = {
  application_quiz: async ({ candidate, jobId }) => {
    const quiz = await candidate.api.quizzes.startApplication({ jobId })
    const attemptId = quiz.attempt?.id ?? ''
    const attempt = and(eq(quizAttempts.candidateId, candidate.id), eq(quizAttempts.id, attemptId))
    const [row] = await db().select().from(quizAttempts).where(attempt)
    const answers = Object.fromEntries((row?.questions ?? []).map((one) => [one.id, one.correctChoice]))
    return candidate.api.quizzes.submitApplication({ jobId, attemptId, answers })
  },
  shortlist: ({ employer, jobId, ids }) =>
    employer.api.applications.shortlistCandidate({ jobId, candidateUserId: ids.candidateUserId }),
  interview: ({ employer, jobId, ids }) =>
    employer.api.interviews.schedule({
      jobId,
      candidateUserId: ids.candidateUserId,
      times: [new Date(app().clock.now().getTime() + 86_400_000).toISOString()],
      lengthMinutes: 45,
      way: 'video',
      place: null,
      note: null,
      zone: 'America/Los_Angeles',
    }),
  never: ({ employer, jobId, ids }) =>
    employer.api.applications.revealCompany({ jobId, candidateUserId: ids.candidateUserId }),
}

describe('a hidden company', () => {
  test('there are calls to walk', () => {
    expect(routes.filter((route) => route.method === 'GET').length).toBeGreaterThan(10)
  })

  test.each(Object.keys(gates) as Policy[])(
    'under %s stands nowhere before the gate, and on the page after it',
    async (policy) => {
      const here = await scene(policy)
      await expectHidden(here)
      await expectAbsent(await apply(here), here.secrets)
      await expectHidden(here)
      await gates[policy](here)
      await expectShown(here)
    },
  )

  test('stays hidden under interview and never when shortlisted', async () => {
    for (const policy of ['interview', 'never'] as const) {
      const here = await scene(policy)
      await apply(here)
      await gates.shortlist(here)
      await expectHidden(here)
    }
  })

  test('stays hidden under never when times are proposed', async () => {
    const here = await scene('never')
    await apply(here)
    await gates.interview(here)
    await expectHidden(here)
  })

  test('has the same shape as a shown one', async () => {
    const [hidden, shown] = [await scene('shortlist'), await scene('shortlist', false)]
    const page = (here: Scene) => here.candidate.api.applications.getJobForCandidate({ jobId: here.jobId })
    const [one, other] = [await page(hidden), await page(shown)]
    expect(Object.keys(one)).toEqual(Object.keys(other))
    expect(Object.keys(one.company)).toEqual(Object.keys(other.company))
    expect(Object.values(one.company).every((value) => value === null)).toBe(true)
    expect(other.companyDisplay).toBe(company.name)
  })
})

describe('a candidate before the reveal', () => {
  test.each(Object.keys(gates) as Policy[])(
    'under %s is a code name to the employer, in every answer and mail',
    async (policy) => {
      const here = await scene(policy)
      await apply(here)
      const { candidate, employer, ids } = here
      const secrets = [
        'Ana Private',
        'ana-private',
        candidate.email,
        candidate.id,
        '503-555-0142',
        'ana.private@mail.example',
        'Private CV',
      ]
      for (const answer of await walk(employer, ids)) await expectAbsent(answer, secrets)
      expectAbsentIn(await mailsTo(employer), secrets)
      expectAbsentIn(JSON.stringify(await noticesOf(app(), employer)), secrets)
    },
  )
})
