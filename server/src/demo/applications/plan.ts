import type { ApplicationState } from '#domain/applications/states.ts'
import { type PinnedApplication, pinnedApplications } from '../content/pinned-applications.ts'
import type { BuiltJob } from '../jobs/build.ts'
import type { BuiltPerson } from '../people/build.ts'
import { type Random, seededRandom } from '../random.ts'

export type PlannedApplication = Omit<PinnedApplication, 'person' | 'job'> & { person: BuiltPerson; job: BuiltJob }

/** The rest of the applications walk through these, so that every state is met more than once. */
const round: readonly ApplicationState[] = [
  'viewed',
  'submitted',
  'shortlisted',
  'declined',
  'quiz',
  'interview_proposed',
  'submitted',
  'expired',
  'offer',
  'viewed',
  'withdrawn',
  'interview_scheduled',
  'declined',
]

export function planApplications(
  seed: string,
  people: readonly BuiltPerson[],
  jobs: readonly BuiltJob[],
): PlannedApplication[] {
  const pinned = pinnedApplications.map((one): PlannedApplication => {
    const person = people.find((candidate) => candidate.fullName === one.person)
    const job = jobs.find((candidate) => candidate.key === one.job)
    if (!person || !job) throw new Error(`Nobody applies: ${one.person} at ${one.job}.`)
    return { ...one, person, job }
  })
  const taken = new Set(pinned.map((one) => `${one.person.id}/${one.job.id}`))
  const others = people.flatMap((person, at) => {
    const random = seededRandom(`${seed}/applies/${person.fullName}`)
    const free = fittingJobs(person, jobs).filter((job) => !taken.has(`${person.id}/${job.id}`))
    return random
      .some(free.slice(0, 6), person.wishes ? random.whole(1, 2) : 0)
      .map((job, turn) => planOne(person, job, round[(at * 2 + turn * 5) % round.length] ?? 'submitted', random))
  })
  return [...pinned, ...others]
}

/** Open jobs of the person's trade, nearest first. */
export function fittingJobs(person: BuiltPerson, jobs: readonly BuiltJob[]): BuiltJob[] {
  const places = person.wishes?.places ?? [person.city]
  const distance = (job: BuiltJob) => (places.includes(job.place) ? 0 : job.mode === 'remote' ? 1 : 2)
  return jobs
    .filter(
      (job) => job.occupation.key === person.occupation && job.state === 'published' && !job.pinned && job.ageDays > 1,
    )
    .toSorted((x, y) => distance(x) - distance(y))
}

function planOne(person: BuiltPerson, job: BuiltJob, wanted: ApplicationState, random: Random): PlannedApplication {
  const longest = Math.min(person.joinedDaysAgo, job.ageDays) - 1
  const state = possible(wanted, longest, job)
  // Nobody who was sent waits longer than 14 days for an answer here; a closed one has waited 21.
  const [low, high] = state === 'expired' ? [23, 30] : isOpenEnded(state) ? [1, 12] : [4, 22]
  const startedDaysAgo = Math.max(1, Math.min(longest, random.whole(low, high)))
  return { person, job, state, startedDaysAgo, ...(state === 'quiz' ? { quiz: 'passed' as const } : {}) }
}

function possible(wanted: ApplicationState, longest: number, job: BuiltJob): ApplicationState {
  if (wanted === 'quiz' && !(job.isAnonymous && job.policy === 'application_quiz')) return 'submitted'
  if (wanted === 'expired' && longest < 23) return 'viewed'
  if (longest < 4) return 'submitted'
  return wanted
}

function isOpenEnded(state: ApplicationState): boolean {
  return state === 'submitted' || state === 'viewed' || state === 'quiz'
}
