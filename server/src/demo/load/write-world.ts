import { builtInModel } from '#domain/matches/embedding.ts'
import type { Transaction } from '../../db/open.ts'
import { authAccounts, users } from '../../features/accounts/tables.ts'
import { applicationEvents, applications, jobApplicants, resumeSnapshots } from '../../features/applications/tables.ts'
import { companies, companyVerifications } from '../../features/companies/tables.ts'
import { interviews, interviewTimes } from '../../features/interviews/tables.ts'
import { foundAsOf } from '../../features/jobs/commands/replace-skills.ts'
import { jobSkills, jobs } from '../../features/jobs/tables.ts'
import { dismissedJobs, matches, savedJobs } from '../../features/matches/tables.ts'
import { notices } from '../../features/notices/tables.ts'
import { hiddenCompanies, profiles } from '../../features/profiles/tables.ts'
import { applicationQuizzes, quizAttempts } from '../../features/quizzes/tables.ts'
import { resumeAnalyses, resumes } from '../../features/resumes/tables.ts'
import { reveals } from '../../features/reveals/tables.ts'
import { verifiedEmployment, vouches } from '../../features/trust/tables.ts'
import { stableId } from '../random.ts'
import type { JobRows } from '../rows/job-rows.ts'
import type { DemoWorld } from '../world.ts'
import { applicantRows, snapshotRow } from './application-rows.ts'
import { insertAll } from './insert-all.ts'
import { noticesOf } from './notices.ts'
import { analysisRow, profileRow, resumeRow } from './person-columns.ts'
import type { ReadPerson } from './read-people.ts'
import type { Embedded } from './score.ts'

export type ScoredWorld = {
  world: DemoWorld
  people: readonly Embedded<ReadPerson>[]
  jobs: readonly Embedded<JobRows>[]
  matches: (typeof matches.$inferInsert)[]
  /** The hash of the one password; every account has the same. */
  password: string
}

/** Parents before children, table by table. */
export async function writeWorld(tx: Transaction, scored: ScoredWorld): Promise<void> {
  await writeAccounts(tx, scored)
  await writeJobs(tx, scored)
  await writePeople(tx, scored)
  await insertAll(tx, matches, scored.matches)
  await insertAll(tx, savedJobs, scored.world.saved)
  await insertAll(tx, dismissedJobs, scored.world.dismissed)
  await writeApplications(tx, scored)
  await insertAll(tx, notices, noticesOf(scored.world))
}

async function writeAccounts(tx: Transaction, { world, people, password }: ScoredWorld) {
  const everybody = [...world.companies.map((rows) => rows.user), ...world.people.map((rows) => rows.user)]
  await insertAll(tx, users, everybody)
  const signIns = everybody.map(({ id }) => ({
    id: stableId(world.seed, `sign-in/${id}`),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password,
  }))
  await insertAll(tx, authAccounts, signIns)
  const own = people.map((person) => profileRow(person, world.now))
  await insertAll(tx, profiles, [...world.companies.map((rows) => rows.profile), ...own])
  await insertAll(
    tx,
    companies,
    world.companies.map((rows) => rows.company),
  )
  await insertAll(
    tx,
    companyVerifications,
    world.companies.flatMap((rows) => rows.verification ?? []),
  )
}

async function writeJobs(tx: Transaction, { world, jobs: embedded }: ScoredWorld) {
  const model = { embeddingModel: builtInModel }
  await insertAll(
    tx,
    jobs,
    embedded.map(({ job, embedding }) => ({ ...job, embedding, ...model })),
  )
  await insertAll(
    tx,
    jobSkills,
    world.jobs.flatMap(({ skills }) => skills.map((one) => ({ ...one, foundAs: foundAsOf(one.jobId) }))),
  )
  await insertAll(
    tx,
    applicationQuizzes,
    world.jobs.flatMap((rows) => rows.quiz ?? []),
  )
}

async function writePeople(tx: Transaction, { world, people }: ScoredWorld) {
  await insertAll(tx, resumes, people.map(resumeRow))
  await insertAll(
    tx,
    resumeAnalyses,
    people.map((person) => analysisRow(world.seed, person)),
  )
  await insertAll(
    tx,
    vouches,
    world.people.flatMap((rows) => rows.vouches),
  )
  await insertAll(
    tx,
    verifiedEmployment,
    world.people.flatMap((rows) => rows.employment),
  )
  await insertAll(
    tx,
    hiddenCompanies,
    world.people.flatMap((rows) => rows.hidden),
  )
}

async function writeApplications(tx: Transaction, { world, people }: ScoredWorld) {
  const all = world.applications
  await insertAll(
    tx,
    applications,
    all.map((one) => one.application),
  )
  await insertAll(
    tx,
    applicationEvents,
    all.flatMap((one) => one.events),
  )
  await insertAll(
    tx,
    resumeSnapshots,
    all.map((one) => snapshotRow(people, one)),
  )
  await insertAll(tx, jobApplicants, await applicantRows(tx, people, all))
  await insertAll(
    tx,
    quizAttempts,
    all.flatMap((one) => one.attempts),
  )
  await insertAll(
    tx,
    reveals,
    all.flatMap((one) => one.reveals),
  )
  await insertAll(
    tx,
    interviews,
    all.flatMap((one) => one.interview?.row ?? []),
  )
  await insertAll(
    tx,
    interviewTimes,
    all.flatMap((one) => one.interview?.times ?? []),
  )
}
