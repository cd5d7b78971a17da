import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '#domain/contract.ts'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { runOnce } from '../../testing/run-once.ts'
import { tellDeclines } from '../applications/tasks/tell-declines.ts'
import { notices, outboxMails } from '../notices/tables.ts'

// Two databases that differ in nothing but who the company is. Whatever an unrevealed candidate can read must be the same
// bytes in both: this finds the leak that nobody thought of.
const oneWorld = createTestApp()
const otherWorld = createTestApp()

const start = new Date('2026-11-02T09:00:00Z')
const day = 86_400_000
const jobId = '0f6d2c1e-7a51-4a0e-9d1c-2f6c0a4e9b11'
const declinedJobId = '0f6d2c1e-7a51-4a0e-9d1c-2f6c0a4e9b12'

type Identity = {
  owner: string
  company: NonNullable<Parameters<typeof signedInEmployer>[1]>['company']
  otherRoles: number
}

const tidewater: Identity = {
  owner: 'Maren Okafor',
  company: {
    name: 'Tidewater Power & Light',
    website: 'https://tidewater.example',
    verifiedDomain: 'tidewater.example',
    about: 'Founded by Maren Okafor in 1972.',
    hqLocation: 'Camas, WA',
    industry: 'Energy',
    size: '1000+',
    logoKey: 'logos/7c1f0a9b-1d24-4e0a-8f60-0d9a3f1b2c3d.jpg',
    domainVerifiedAt: start,
    trustScore: 52,
    repliesInTime: 9,
    repliesDue: 10,
    replyDaysMedian: 3,
  },
  otherRoles: 0,
}
const juniper: Identity = {
  owner: 'Li Na',
  company: {
    name: 'Juniper',
    website: 'https://www.juniper-homes.example/about',
    verifiedDomain: 'juniper-homes.example',
    about: null,
    hqLocation: null,
    industry: null,
    size: '11-50',
    logoKey: null,
    domainVerifiedAt: start,
    trustScore: 60,
    repliesInTime: 1,
    repliesDue: 2,
    replyDaysMedian: null,
  },
  otherRoles: 2,
}

type Policy = 'application_quiz' | 'shortlist' | 'interview' | 'never'

test.each<Policy>(['application_quiz', 'shortlist', 'interview', 'never'])(
  'under %s an unrevealed candidate reads the same bytes, whoever the company is',
  async (policy) => {
    const one = await live(oneWorld(), tidewater, policy)
    const other = await live(otherWorld(), juniper, policy)
    expect(one.length).toBeGreaterThan(40)
    expect(other).toEqual(one)
  },
)

/** The life of two applications while the company stays hidden, and everything their candidate could read of it. */
async function live(app: TestApp, { owner, company, otherRoles }: Identity, policy: Policy): Promise<string[]> {
  app.clock.set(start)
  const [own, declined] = [idFor(jobId, policy), idFor(declinedJobId, policy)]
  const unique = { ...company, verifiedDomain: `${policy.replace('_', '-')}.${company?.verifiedDomain}` }
  const employer = await signedInEmployer(app, { name: owner, company: unique })
  for (let at = 0; at < otherRoles; at += 1) await publishedJob(app, employer, { state: 'draft', title: `Other ${at}` })
  const candidate = await signedInCandidate(app, { name: 'Ana Private' })
  const { id: resumeId } = await readResumeOf(app, candidate)
  const terms = { anonymityRevealPolicy: policy, companyDisplay: 'Confidential company · Region' }
  await publishedJob(app, employer, { ...terms, id: own })
  await publishedJob(app, employer, { ...terms, id: declined, title: 'Second Role' })
  const seen: string[] = []
  const look = async (when: string) => seen.push(...(await readAll(app, candidate, own, when)))

  const act = async <Answer>(what: string, answer: Promise<Answer>) => {
    const said = await answer
    seen.push(masked(`${what}: ${JSON.stringify(said)}`))
    return said
  }

  if (policy === 'application_quiz') await look('before applying')
  await act('saving', candidate.api.matches.save({ jobId: declined }))
  await act('noting', candidate.api.matches.note({ jobId: declined, note: 'Ask about weekends.' }))
  await act('passing', candidate.api.matches.pass({ jobId: declined }))
  await act('restoring', candidate.api.matches.restore({ jobId: declined }))
  await act('not saving', candidate.api.matches.unsave({ jobId: declined }))
  await act('reporting', candidate.api.applications.reportJob({ jobId: declined, reason: 'other', note: 'Unclear.' }))
  const { applicationId } = await act('applying', candidate.api.applications.applyToJob({ jobId: own, resumeId }))
  // Two at one moment would stand in the order of their random ids.
  app.clock.advance(60_000)
  const other = await candidate.api.applications.applyToJob({ jobId: declined, resumeId })
  await look('after applying')
  if (policy === 'application_quiz') {
    await act('starting the quiz', candidate.api.quizzes.startApplication({ jobId: own }).then(withoutChance))
    await act('withdrawing', candidate.api.applications.withdraw({ applicationId }))
    return [...seen, ...(await told(app, candidate))]
  }
  const key = { jobId: own, candidateUserId: applicationId }
  app.clock.advance(60_000)
  await employer.api.applications.markViewed(key)
  await employer.api.applications.declineCandidate({
    jobId: declined,
    candidateUserId: other.applicationId,
    reason: 'must_have:Triage',
  })
  if (policy === 'never') await interview(app, employer, candidate, key)
  await look('read by the employer, declined, and under never in an interview')
  app.clock.set(new Date(start.getTime() + 2 * day))
  await runOnce(app, tellDeclines)
  await look('told of the decline')
  const declinedId = other.applicationId
  await act('asking for a second look', candidate.api.applications.askSecondLook({ applicationId: declinedId }))
  await act('withdrawing', candidate.api.applications.withdraw({ applicationId }))
  await look('after withdrawing')
  return [...seen, ...(await told(app, candidate))]
}

type Employer = Awaited<ReturnType<typeof signedInEmployer>>
type Candidate = Awaited<ReturnType<typeof signedInCandidate>>
type Key = { jobId: string; candidateUserId: string }

/** Proposed, accepted, moved, accepted again, cancelled: every mail and calendar file there is. */
async function interview(app: TestApp, employer: Employer, candidate: Candidate, key: Key) {
  const at = (days: number) => new Date(start.getTime() + days * day).toISOString()
  // Steps of one moment would stand in the order of their random ids.
  const later = () => app.clock.advance(60_000)
  const terms = {
    lengthMinutes: 45,
    way: 'video',
    place: null,
    note: 'Bring questions.',
    zone: 'Europe/Berlin',
  } as const
  const zone = 'America/Los_Angeles'
  later()
  const { id: interviewId } = await employer.api.interviews.schedule({ ...key, ...terms, times: [at(5)] })
  const accept = { jobId: key.jobId, interviewId, zone }
  later()
  await candidate.api.interviews.accept({ ...accept, startsAt: at(5) })
  later()
  await employer.api.interviews.schedule({ ...key, ...terms, times: [at(6)] })
  later()
  await candidate.api.interviews.accept({ ...accept, startsAt: at(6) })
  later()
  await employer.api.interviews.cancel({ jobId: key.jobId, interviewId })
  later()
  await employer.api.interviews.schedule({ ...key, ...terms, times: [at(8)] })
}

type Route = { method: string; path: string }

function routesOf(node: unknown): Route[] {
  if (typeof node !== 'object' || node === null) return []
  const route = (node as { '~orpc'?: { route?: Route } })['~orpc']?.route
  return route ? [route] : Object.values(node).flatMap(routesOf)
}

const reads = routesOf(contract).filter((route) => route.method === 'GET')
/** A candidate is refused there; once is enough to see that the refusals are alike. */
const isForEmployers = /^\/employer\/|\/candidates/
const pages = ['/matches', '/dashboard', '/browse']

async function readAll(app: TestApp, candidate: Candidate, job: string, when: string): Promise<string[]> {
  const { applications } = await candidate.api.applications.mine({})
  const applicationId = applications.find((one) => one.job.id !== job)?.application.id ?? job
  const fill = (path: string) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'applicationId' ? applicationId : job))
  // Pages hold nothing of anybody before their data comes; once is enough for them.
  const shells = when === 'after applying' ? [`/job/${job}`, `/job/${job}/quiz`, ...pages] : []
  const asked = when === 'after applying' ? reads : reads.filter(({ path }) => !isForEmployers.test(path))
  const addresses = [...asked.map((route) => `/api${fill(route.path)}`), ...shells]
  const answers: string[] = []
  for (const address of addresses) {
    const answer = await app.fetch(address, { headers: { cookie: cookiesOf(candidate) } })
    const heads = [...answer.headers].filter(([name]) => !passing.includes(name)).map((pair) => pair.join(': '))
    answers.push(masked(`${when} ${address} ${answer.status}\n${heads.join('\n')}\n${await answer.text()}`))
  }
  return answers
}

/** They name the request or its moment. */
const passing = ['x-request-id', 'date', 'set-cookie', 'retry-after']

function cookiesOf({ cookies }: Candidate): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ')
}

async function told(app: TestApp, candidate: Candidate): Promise<string[]> {
  const mails = await app.deps.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipientAddress, candidate.email))
    .orderBy(asc(outboxMails.createdAt), asc(outboxMails.subject))
  const rung = await app.deps.db.select().from(notices).where(eq(notices.personId, candidate.id))
  const letters = mails.map(({ attachments, ...mail }) => {
    const files = attachments.map((file) => Buffer.from(file.content, 'base64').toString().replaceAll('\r\n ', ''))
    return masked(JSON.stringify([mail, files]))
  })
  return [...letters, ...rung.map((notice) => masked(JSON.stringify(notice)))].toSorted()
}

/** The questions are drawn for each quiz; that none names the company is proven beside the leaks. */
function withoutChance({ attempt, ...quiz }: Awaited<ReturnType<Candidate['api']['quizzes']['startApplication']>>) {
  return { ...quiz, questions: attempt?.questions.length }
}

/** What is random or a moment in every world. */
function masked(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>')
    .replaceAll(/\d{8}T\d{6}Z/g, '<moment>')
    .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, '<secret>')
}

/** The same job in both worlds, another for each policy. */
function idFor(id: string, policy: Policy): string {
  const letters = { application_quiz: 'a', shortlist: 'b', interview: 'c', never: 'd' }
  return `${letters[policy]}${id.slice(1)}`
}
