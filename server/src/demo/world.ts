import type { dismissedJobs, savedJobs } from '../features/matches/tables.ts'
import { type BuiltApplication, buildApplication, type World } from './applications/build.ts'
import { day } from './applications/history.ts'
import { fittingJobs, planApplications } from './applications/plan.ts'
import { companies } from './content/companies.ts'
import { people } from './content/people.ts'
import { pinnedSaved } from './content/pinned-applications.ts'
import { type BuiltJob, buildJob } from './jobs/build.ts'
import { planJobs } from './jobs/plan.ts'
import { apart } from './jobs/titles-apart.ts'
import { type BuiltPerson, buildPerson } from './people/build.ts'
import { seededRandom, stableId } from './random.ts'
import { type CompanyRows, companyRows } from './rows/company-rows.ts'
import { type JobRows, jobRows, quizQuestions } from './rows/job-rows.ts'
import { type PersonRows, personRows } from './rows/person-rows.ts'

/** Everything the demo shows, as rows, before a file has been made or a score computed. */
export type DemoWorld = {
  seed: string
  now: Date
  companies: CompanyRows[]
  jobs: JobRows[]
  people: PersonRows[]
  applications: BuiltApplication[]
  saved: (typeof savedJobs.$inferInsert)[]
  dismissed: (typeof dismissedJobs.$inferInsert)[]
}

export type WorldOptions = { now: Date; seed?: string }

/** The same moment and seed give the same world to the last id. */
export function buildDemoWorld({ now, seed = 'gladwork' }: WorldOptions): DemoWorld {
  const jobs = apart(planJobs(seededRandom(`${seed}/jobs`)).map((plan) => buildJob(seed, plan)))
  const built = people.map((person) => buildPerson(seed, person))
  const applications = buildApplications(seed, now, built, jobs)
  const appliedTo = new Set(applications.map(({ plan }) => `${plan.person.id}/${plan.job.id}`))
  return {
    seed,
    now,
    companies: companies.map((company) => companyRows(seed, now, company, jobs)),
    jobs: jobs.map((job) => jobRows(seed, now, job)),
    people: built.map((person) => personRows(seed, now, person)),
    applications,
    ...shelves(seed, now, built, jobs, appliedTo),
  }
}

function buildApplications(seed: string, now: Date, candidates: BuiltPerson[], jobs: BuiltJob[]): BuiltApplication[] {
  const questions = new Map<BuiltJob, ReturnType<World['questionsOf']>>()
  const world: World = {
    seed,
    now,
    questionsOf(job) {
      const made = questions.get(job) ?? quizQuestions(seed, job)
      questions.set(job, made)
      return made
    },
  }
  const placeInJob = new Map<BuiltJob, number>()
  return planApplications(seed, candidates, jobs).map((plan) => {
    const position = placeInJob.get(plan.job) ?? 0
    const built = buildApplication(world, plan, position)
    // Code names are handed out in the order in which applications reach the employer.
    if (built.application.submittedAt) placeInJob.set(plan.job, position + 1)
    return built
  })
}

/** What people have put aside and what they have passed on, none of it applied to. */
function shelves(
  seed: string,
  now: Date,
  built: BuiltPerson[],
  jobs: BuiltJob[],
  appliedTo: ReadonlySet<string>,
): Pick<DemoWorld, 'saved' | 'dismissed'> {
  const saved: DemoWorld['saved'] = []
  const dismissed: DemoWorld['dismissed'] = []
  for (const person of built) {
    const random = seededRandom(`${seed}/shelves/${person.email}`)
    const free = fittingJobs(person, jobs).filter((job) => !appliedTo.has(`${person.id}/${job.id}`))
    const [first, second, passed] = random.some(free.slice(0, 8), 3)
    const pinned = pinnedSaved.filter((one) => one.person === person.fullName)
    for (const one of pinned) {
      const job = jobs.find((candidate) => candidate.key === one.job)
      if (job) saved.push({ ...shelfRow(person, job, 1), note: one.note ?? null })
    }
    for (const job of person.wishes ? [first, second] : [])
      if (job) saved.push(shelfRow(person, job, random.whole(0, 6)))
    if (passed && random.chance(0.7)) dismissed.push(shelfRow(person, passed, random.whole(0, 6)))
  }
  return { saved, dismissed }

  function shelfRow(person: BuiltPerson, job: BuiltJob, daysAgo: number) {
    const days = Math.min(daysAgo, job.ageDays - 1, person.joinedDaysAgo - 1)
    return {
      candidateId: person.id,
      id: stableId(seed, `shelf/${person.email}/${job.key}`),
      jobId: job.id,
      createdAt: new Date(now.getTime() - days * day - 50 * 60_000),
    }
  }
}
