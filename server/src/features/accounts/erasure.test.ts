import { readFileSync } from 'node:fs'
import { and, eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import * as tables from '../../db/schema.ts'
import { publishedJob, readResumeOf, scoredPair } from '../../testing/application-factories.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { applications, jobApplicants, resumeSnapshots } from '../applications/tables.ts'
import { reports } from '../companies/tables.ts'
import { auditLog, users } from './tables.ts'
import { eraseDueAccounts } from './tasks.ts'

const app = createTestApp()
const db = () => app().deps.db
const erasedLine = eq(auditLog.action, 'account_erased')
const day = 24 * 60 * 60 * 1000
const name = 'Perpetua Quennell'

async function sendAvatar(person: SignedIn): Promise<string> {
  const body = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#3a3' } })
    .png()
    .toBuffer()
  const sent = await person.fetch('/api/uploads/avatar', { method: 'POST', body: new Uint8Array(body) })
  return ((await sent.json()) as { avatarUrl: string }).avatarUrl
}

/** Somebody who has left traces everywhere: picture, résumé with its file, saved job, hidden company, application. */
async function settledCandidate() {
  const employer = await signedInEmployer(app())
  const job = await publishedJob(app(), employer, { isAnonymous: false })
  const email = `perpetua-${crypto.randomUUID()}@post.example`
  const person = await signedInCandidate(app(), {
    name,
    email,
    profile: { headline: 'Night nurse', phone: '555-0147' },
  })
  const avatarUrl = await sendAvatar(person)
  const filePath = `resumes/${crypto.randomUUID()}.pdf`
  await app().deps.files.save(filePath, Buffer.from('%PDF- of Perpetua'))
  const resume = await readResumeOf(app(), person, { filePath, originalFilename: 'Perpetua CV.pdf' })
  await scoredPair(app(), { candidateId: person.id, jobId: job.id, resumeId: resume.id })
  await person.api.matches.save({ jobId: job.id })
  await person.api.profiles.hideCompany({ name: 'Quillhaven' })
  await person.api.applications.reportJob({ jobId: job.id, reason: 'other', note: 'Perpetua was asked for money.' })
  await person.api.trust.inviteVouch({
    candidateUserId: person.id,
    voucherName: 'Ward Lead',
    voucherEmail: `lead-${crypto.randomUUID()}@post.example`,
    relation: 'manager',
  })
  return { person, employer, job, filePath, avatarUrl, resumeId: resume.id }
}

/** Every row of every table as text, with the names of the tables in which the words stand. */
async function tablesWith(words: string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of Object.values(tables)) {
    if (!is(table, PgTable)) continue
    const rows = await db().execute(sql`select t::text as row from ${table} t`)
    const text = JSON.stringify(rows.rows)
    if (words.some((word) => text.includes(word))) found.push(getTableName(table))
  }
  return found
}

async function eraseDue() {
  const run = { id: '', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
  await eraseDueAccounts.run(app().deps, {}, run)
  await app().runTasks()
}

async function deleteAndWait(person: SignedIn, milliseconds: number) {
  await person.api.accounts.requestDeletion({ password: person.password })
  app().clock.advance(milliseconds)
  await eraseDue()
}

describe('deleting an account', () => {
  test('needs the password and a session', async () => {
    const person = await signedInCandidate(app())
    const wrong = person.api.accounts.requestDeletion({ password: 'wrong-one-1' })
    await expect(wrong).rejects.toMatchObject({ code: 'invalid' })
    expect((await person.api.accounts.account()).erasedAt).toBeNull()
    const visitor = newVisitor(app())
    const nobody = visitor.api.accounts.requestDeletion({ password: 'lanterns4' })
    await expect(nobody).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('says when, does not begin anew when asked again, and can be undone for seven days', async () => {
    const person = await signedInCandidate(app())
    const asked = await person.api.accounts.requestDeletion({ password: person.password })
    expect(asked.erasedAt).toBe(new Date(app().clock.now().getTime() + 7 * day).toISOString())
    app().clock.advance(7 * day - 1)
    expect(await person.api.accounts.requestDeletion({ password: person.password })).toEqual(asked)
    await eraseDue()
    expect((await person.api.accounts.undoDeletion({})).erasedAt).toBeNull()
    app().clock.advance(day)
    await eraseDue()
    expect((await person.api.accounts.account()).email).toBe(person.email)
  })

  test('erases rows, files, vectors and tokens of somebody who never applied, twice without harm', async () => {
    const { person, job, filePath, avatarUrl } = await settledCandidate()
    expect(await tablesWith([person.email, name, person.id])).toContain('resumes')
    await deleteAndWait(person, 7 * day)
    await eraseDue()
    expect(app().taskFailures).toEqual([])
    expect(await tablesWith([person.email, name, 'Perpetua', 'Night nurse', '555-0147'])).toEqual([])
    expect(await tablesWith([person.id])).toEqual(['audit_log'])
    const [report] = await db().select().from(reports).where(eq(reports.jobId, job.id))
    expect(report).toMatchObject({ reporterId: null, note: null, reason: 'other', state: 'open' })
    expect(await app().deps.files.exists(filePath)).toBe(false)
    expect((await newVisitor(app()).fetch(avatarUrl)).status).toBe(404)
    expect((await person.api.accounts.session()).session).toBeNull()
    await expect(newVisitor(app()).api.accounts.signIn(person)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('leaves of an application a stub without personal data, withdrawn', async () => {
    const { person, job, filePath, resumeId } = await settledCandidate()
    await person.api.applications.applyToJob({ jobId: job.id, resumeId })
    await deleteAndWait(person, 7 * day)
    expect(app().taskFailures).toEqual([])
    expect(await tablesWith([person.email, name, 'Perpetua', 'Night nurse', '555-0147'])).toEqual([])
    const [application] = await db().select().from(applications).where(eq(applications.candidateId, person.id))
    expect(application).toMatchObject({ jobId: job.id, state: 'withdrawn' })
    const [snapshot] = await db().select().from(resumeSnapshots).where(eq(resumeSnapshots.candidateId, person.id))
    expect(snapshot).toMatchObject({
      jobId: job.id,
      fullName: null,
      email: null,
      rawText: null,
      reading: null,
      skills: [],
    })
    const [applicant] = await db().select().from(jobApplicants).where(eq(jobApplicants.candidateId, person.id))
    expect(applicant).toMatchObject({ state: 'withdrawn', revealedName: null })
    expect(await app().deps.files.exists(filePath)).toBe(false)
    const [user] = await db().select().from(users).where(eq(users.id, person.id))
    expect(user).toMatchObject({ name: 'Erased account', email: `${person.id}@erased.invalid` })
  })

  test('empties a snapshot only together with its line in the audit log', async () => {
    const { person, job, resumeId } = await settledCandidate()
    await person.api.applications.applyToJob({ jobId: job.id, resumeId })
    await db().execute(sql`alter table audit_log add constraint "full" check (action <> 'account_erased') not valid`)
    const waiting = deleteAndWait(person, 7 * day)
    await expect(waiting).rejects.toThrow()
    const nameOf = async () =>
      (await db().select().from(resumeSnapshots).where(eq(resumeSnapshots.candidateId, person.id)))[0]?.fullName
    const linesOf = () => db().$count(auditLog, and(eq(auditLog.subjectId, person.id), erasedLine))
    expect([await nameOf(), await linesOf()]).toEqual([name, 0])
    await db().execute(sql`alter table audit_log drop constraint "full"`)
    await eraseDue()
    expect([await nameOf(), await linesOf()]).toEqual([null, 1])
  })

  test('of an employer keeps what people applied to, closed and nameless, and nothing else', async () => {
    const { person, employer, job, resumeId } = await settledCandidate()
    await person.api.applications.applyToJob({ jobId: job.id, resumeId })
    const other = await publishedJob(app(), employer)
    await deleteAndWait(employer, 7 * day)
    expect(app().taskFailures).toEqual([])
    expect(await tablesWith([employer.email])).toEqual([])
    const { applications: own } = await person.api.applications.mine({})
    expect(own).toHaveLength(1)
    expect(JSON.stringify(own)).not.toContain(employer.companyName)
    expect((await person.fetch(`/api/jobs/${other.id}`)).status).toBe(404)
  })
})

describe('the export', () => {
  test('is one archive with everything as JSON, and the files', async () => {
    const { person, job, resumeId } = await settledCandidate()
    await person.api.applications.applyToJob({ jobId: job.id, resumeId })
    const answer = await person.fetch('/api/account/export')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="gladwork-export.zip"')
    const entries = await unzip(Buffer.from(await answer.arrayBuffer()))
    expect([...entries.keys()]).toEqual([
      'gladwork.json',
      expect.stringMatching(/^files\/resumes\/[0-9a-f]{8}-Perpetua CV\.pdf$/),
      'files/photo.jpg',
    ])
    expect([...entries.values()][1]?.toString()).toBe('%PDF- of Perpetua')
    const everything = JSON.parse(entries.get('gladwork.json')?.toString() ?? '') as Record<string, object[]>
    expect(everything.account).toMatchObject([{ email: person.email, name }])
    expect(everything.profile).toMatchObject([{ headline: 'Night nurse', phone: '555-0147' }])
    const once = ['resumes', 'matches', 'savedJobs', 'applications', 'resumeSnapshots', 'hiddenCompanies', 'reports']
    expect(once.filter((part) => everything[part]?.length !== 1)).toEqual([])
    expect(everything.reports).toMatchObject([{ jobId: job.id, note: 'Perpetua was asked for money.', state: 'open' }])
    expect(everything.reports?.[0]).not.toHaveProperty('companyId')
  })

  test('holds nothing that opens an account, and no decline that was not told yet', async () => {
    const { person, job, resumeId } = await settledCandidate()
    await person.api.applications.applyToJob({ jobId: job.id, resumeId })
    const key = eq(applications.candidateId, person.id)
    await db()
      .update(applications)
      .set({
        state: 'declined',
        declineReason: 'must_have',
        declineToldAt: new Date(app().clock.now().getTime() + day),
      })
      .where(key)
    const entries = await unzip(Buffer.from(await (await person.fetch('/api/account/export')).arrayBuffer()))
    const text = entries.get('gladwork.json')?.toString() ?? ''
    expect(text).not.toMatch(/declined|must_have|argon2|secretHash|"token"|filePath|embedding/)
  })

  test('needs a session, and is made five times an hour', async () => {
    expect((await newVisitor(app()).fetch('/api/account/export')).status).toBe(401)
    const person = await signedInCandidate(app())
    for (let i = 0; i < 5; i++) expect((await person.fetch('/api/account/export')).status).toBe(200)
    expect((await person.fetch('/api/account/export')).status).toBe(429)
  })

  test('knows every table: what it leaves out is left out on purpose', () => {
    const source = readFileSync(new URL('queries/everything.ts', import.meta.url), 'utf8')
    const all = Object.entries(tables).filter(([, table]) => is(table, PgTable))
    const left = all.map(([called]) => called).filter((called) => !new RegExp(`\\b${called}\\b`).test(source))
    // Secrets, keys of quizzes, answers kept for a moment, when a list was made, reports of others, the other side of an application.
    expect(left.sort()).toEqual([
      'applicationQuizzes',
      'authAccounts',
      'expectationsAttempts',
      'idempotencyKeys',
      'interviewTimes',
      'jobApplicants',
      'jobSkills',
      'matchSearches',
      'oneTimeLinks',
      'suppressedAddresses',
      'trustReports',
      'trustSignals',
      'verifications',
    ])
  })
})

async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive)
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk as Uint8Array))
    entries.set(entry.fileName, Buffer.concat(chunks))
  }
  return entries
}
