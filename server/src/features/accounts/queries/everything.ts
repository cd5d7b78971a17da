import { and, asc, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { stateShownToCandidate } from '#domain/applications/rules.ts'
import type { Connection } from '../../../db/open.ts'
import type { Person } from '../../../http/session.ts'
import { applicationEvents, applications, resumeSnapshots } from '../../applications/tables.ts'
import { companies, companyVerifications, reports } from '../../companies/tables.ts'
import { interviews } from '../../interviews/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { dismissedJobs, matches, savedJobs } from '../../matches/tables.ts'
import { noticeSwitches, notices, outboxMails } from '../../notices/tables.ts'
import { hiddenCompanies, profiles } from '../../profiles/tables.ts'
import { quizAttempts } from '../../quizzes/tables.ts'
import { resumeAnalyses, resumeAnswers, resumeDrafts, resumes, resumeVersions } from '../../resumes/tables.ts'
import { reveals } from '../../reveals/tables.ts'
import { verifiedEmployment, vouches } from '../../trust/tables.ts'
import { auditLog, sessions, users } from '../tables.ts'

export type Everything = Record<string, Record<string, unknown>[]>

/**
 * All that is held about a person, table by table. Left out is what opens accounts (hashes, tokens), where files lie, the
 * vectors, and what would tell more than the product does: a decline that is not told yet, the key of a quiz, a held vouch,
 * the company behind a hidden name.
 */
export async function readEverything(db: Connection, actor: Person, now: Date): Promise<Everything> {
  return {
    account: await db.select(without(users, 'image')).from(users).where(eq(users.id, actor.id)),
    profile: await db
      .select(without(profiles, 'avatarKey', 'version'))
      .from(profiles)
      .where(eq(profiles.id, actor.id)),
    sessions: await db.select(without(sessions, 'token')).from(sessions).where(eq(sessions.userId, actor.id)),
    activity: await db
      .select({ action: auditLog.action, at: auditLog.at })
      .from(auditLog)
      .where(eq(auditLog.actorId, actor.id)),
    mails: await db
      .select({ subject: outboxMails.subject, text: outboxMails.text, sentAt: outboxMails.sentAt })
      .from(outboxMails)
      .where(
        and(eq(sql`lower(${outboxMails.recipientAddress})`, actor.email.toLowerCase()), isNotNull(outboxMails.sentAt)),
      ),
    notices: await db.select(without(notices, 'eventKey')).from(notices).where(eq(notices.personId, actor.id)),
    noticeSwitches: await db.select().from(noticeSwitches).where(eq(noticeSwitches.personId, actor.id)),
    ...(await readCandidateSide(db, actor, now)),
    ...(await readEmployerSide(db, actor)),
  }
}

async function readCandidateSide(db: Connection, { id }: Person, now: Date): Promise<Everything> {
  const own = { resumes: eq(resumes.candidateId, id) }
  return {
    resumes: await db
      .select(without(resumes, 'filePath', 'embedding', 'embeddingModel', 'version'))
      .from(resumes)
      .where(own.resumes),
    resumeAnalyses: await db.select().from(resumeAnalyses).where(eq(resumeAnalyses.candidateId, id)),
    resumeAnswers: await db.select().from(resumeAnswers).where(eq(resumeAnswers.candidateId, id)),
    resumeDrafts: await db.select().from(resumeDrafts).where(eq(resumeDrafts.candidateId, id)),
    resumeVersions: await db.select().from(resumeVersions).where(eq(resumeVersions.candidateId, id)),
    hiddenCompanies: await db
      .select(without(hiddenCompanies, 'companyId'))
      .from(hiddenCompanies)
      .where(eq(hiddenCompanies.candidateId, id)),
    matches: await db
      .select(without(matches, 'isLocked', 'isListed'))
      .from(matches)
      .where(eq(matches.candidateId, id)),
    savedJobs: await db.select().from(savedJobs).where(eq(savedJobs.candidateId, id)),
    passedJobs: await db.select().from(dismissedJobs).where(eq(dismissedJobs.candidateId, id)),
    applications: await readApplications(db, id, now),
    resumeSnapshots: await db.select().from(resumeSnapshots).where(eq(resumeSnapshots.candidateId, id)),
    reveals: await db.select().from(reveals).where(eq(reveals.candidateId, id)),
    quizAttempts: await db
      .select(without(quizAttempts, 'questions'))
      .from(quizAttempts)
      .where(eq(quizAttempts.candidateId, id)),
    interviews: await db
      .select({
        jobId: interviews.jobId,
        startsAt: interviews.startsAt,
        lengthMinutes: interviews.lengthMinutes,
        way: interviews.way,
        note: interviews.note,
        candidateNote: interviews.candidateNote,
        candidateZone: interviews.candidateZone,
      })
      .from(interviews)
      .where(and(eq(interviews.candidateId, id), eq(interviews.state, 'scheduled'))),
    vouches: await db
      .select({
        ...without(vouches, 'voucherAddressKey', 'answers', 'heldFor', 'mailId', 'version'),
        state: sql`case when ${vouches.state} = 'held' then 'opened' else ${vouches.state} end`,
        comment: sql`case when ${vouches.state} = 'confirmed' then ${vouches.comment} end`,
      })
      .from(vouches)
      .where(eq(vouches.candidateId, id)),
    verifiedEmployment: await db
      .select(without(verifiedEmployment, 'mailId', 'version'))
      .from(verifiedEmployment)
      .where(eq(verifiedEmployment.candidateId, id)),
  }
}

/** Each with the state shown to its candidate (decisions.md I.58). */
async function readApplications(db: Connection, candidateId: string, now: Date) {
  const rows = await db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      resumeId: applications.resumeId,
      state: applications.state,
      submittedAt: applications.submittedAt,
      quizPassedAt: applications.quizPassedAt,
      declineReason: applications.declineReason,
      declineToldAt: applications.declineToldAt,
      endReason: applications.endReason,
      createdAt: applications.createdAt,
    })
    .from(applications)
    .where(eq(applications.candidateId, candidateId))
  const events = await db
    .select({
      applicationId: applicationEvents.applicationId,
      fromState: applicationEvents.fromState,
      toState: applicationEvents.toState,
      actor: applicationEvents.actor,
      at: applicationEvents.at,
    })
    .from(applicationEvents)
    .where(eq(applicationEvents.candidateId, candidateId))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.sequence))
  return rows.map(({ declineToldAt, ...row }) => {
    const own = events.filter((event) => event.applicationId === row.id)
    const stateBefore = own.findLast((event) => event.toState === 'declined')?.fromState ?? null
    const state = stateShownToCandidate({ state: row.state, stateBefore, declineToldAt }, now)
    const isTold = state === row.state
    return {
      ...row,
      state,
      declineReason: isTold ? row.declineReason : null,
      events: own.filter((event) => isTold || event.toState !== 'declined'),
    }
  })
}

async function readEmployerSide(db: Connection, { id }: Person): Promise<Everything> {
  const [company] = await db.select({ id: companies.id }).from(companies).where(eq(companies.ownerUserId, id))
  const ofCompany = company?.id ?? '00000000-0000-0000-0000-000000000000'
  return {
    company: await db
      .select(without(companies, 'logoKey', 'version'))
      .from(companies)
      .where(eq(companies.ownerUserId, id)),
    companyVerifications: await db
      .select()
      .from(companyVerifications)
      .where(eq(companyVerifications.companyId, ofCompany)),
    jobs: await db
      .select(without(jobs, 'embedding', 'embeddingModel', 'search', 'version'))
      .from(jobs)
      .where(or(eq(jobs.posterId, id), eq(jobs.companyId, ofCompany))),
    reports: await db.select(without(reports, 'companyId')).from(reports).where(eq(reports.reporterId, id)),
  }
}

/** Where the person's files lie, and under which name each is handed out. */
export async function findOwnFiles(db: Connection, actor: Person): Promise<{ key: string; name: string }[]> {
  const uploads = await db
    .select({ key: resumes.filePath, name: resumes.originalFilename, id: resumes.id })
    .from(resumes)
    .where(eq(resumes.candidateId, actor.id))
  const [profile] = await db.select({ key: profiles.avatarKey }).from(profiles).where(eq(profiles.id, actor.id))
  const [company] = await db
    .select({ key: companies.logoKey })
    .from(companies)
    .where(eq(companies.ownerUserId, actor.id))
  return [
    ...uploads.map(({ key, name, id }) => ({ key, name: `files/resumes/${id.slice(0, 8)}-${fileName(name)}` })),
    ...(profile?.key ? [{ key: profile.key, name: 'files/photo.jpg' }] : []),
    ...(company?.key ? [{ key: company.key, name: `files/logo${extensionOf(company.key)}` }] : []),
  ]
}

/** A name inside an archive must not lead out of the folder it is unpacked to. */
function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_')
}

function extensionOf(key: string): string {
  return /\.[a-z0-9]+$/.exec(key)?.[0] ?? ''
}

function without<Table extends PgTable, Name extends keyof Table['_']['columns'] & string>(
  table: Table,
  ...names: Name[]
): Omit<Table['_']['columns'], Name> {
  const columns: Record<string, unknown> = getTableColumns(table)
  const left = Object.entries(columns).filter(([name]) => !names.some((one) => one === name))
  // The entries are the table's own columns, less the named ones.
  return Object.fromEntries(left) as Omit<Table['_']['columns'], Name>
}
