import type { JobState, RevealPolicy } from '#domain/jobs/schema.ts'
import type { Seniority } from '#domain/resumes/reading.ts'
import { busyCompany, companies, freshCompany } from '../content/companies.ts'
import type { DemoCompany } from '../content/company.ts'
import type { Focus, Occupation } from '../content/occupation.ts'
import { occupations } from '../content/occupations.ts'
import { type PinnedJob, pinnedJobs } from '../content/pinned-jobs.ts'
import type { Random } from '../random.ts'

export type PlannedJob = {
  key: string
  company: DemoCompany
  occupation: Occupation
  focus: Focus
  level: Seniority
  state: JobState
  policy: RevealPolicy
  mayBeAnonymous: boolean
  place: string
  mode: 'remote' | 'hybrid' | 'onsite'
  type: 'full-time' | 'part-time' | 'contract'
  ageDays: number
  pinned: PinnedJob | null
}

/** How many jobs an occupation publishes, where it is not the usual number. */
const publishedJobs: Record<string, number> = {
  'registered-nurse': 40,
  'software-engineer': 26,
  'platform-engineer': 28,
  electrician: 20,
  accountant: 20,
  cook: 20,
  'administrative-assistant': 20,
  'dental-hygienist': 15,
}
const usualJobs = 18

const otherStates: readonly JobState[] = [
  'draft',
  'paused',
  'quiz_pending',
  'filled',
  'closed',
  'expired',
  'draft',
  'paused',
]
const levels: readonly Seniority[] = ['mid', 'senior', 'mid', 'junior', 'senior', 'mid', 'staff_plus', 'mid', 'junior']
const policies: readonly RevealPolicy[] = [
  'application_quiz',
  'shortlist',
  'application_quiz',
  'interview',
  'application_quiz',
  'shortlist',
  'never',
  'application_quiz',
  'interview',
]

/** Where an employer of this size takes its share of the openings. */
const appetite: Record<DemoCompany['size'], number> = {
  '1-10': 1,
  '11-50': 2,
  '51-200': 4,
  '201-500': 6,
  '501-1000': 8,
  '1000+': 10,
}

export function planJobs(random: Random): PlannedJob[] {
  const taken = new Map<string, number>()
  const pinned = pinnedJobs.map(planPinned)
  const planned = occupations.flatMap((occupation) => planOccupation(occupation, pinned, taken, random))
  return [...pinned, ...planned]
}

function planPinned(pinned: PinnedJob): PlannedJob {
  const company = companies.find((one) => one.name === pinned.company)
  const occupation = occupations.find((one) => one.key === pinned.occupation)
  const focus = occupation?.focuses.find((one) => one.name === pinned.focus)
  if (!company || !occupation || !focus) throw new Error(`The pinned job ${pinned.key} names something unknown.`)
  return {
    key: pinned.key,
    company,
    occupation,
    focus,
    level: pinned.level,
    state: pinned.state ?? 'published',
    policy: pinned.policy ?? 'application_quiz',
    mayBeAnonymous: pinned.policy !== undefined,
    place: pinned.place,
    mode: pinned.mode,
    type: 'full-time',
    ageDays: pinned.ageDays,
    pinned,
  }
}

function planOccupation(
  occupation: Occupation,
  pinned: readonly PlannedJob[],
  taken: Map<string, number>,
  random: Random,
): PlannedJob[] {
  const done = pinned.filter((job) => job.occupation === occupation && job.state === 'published').length
  const published = (publishedJobs[occupation.key] ?? usualJobs) - done
  const others = occupation.key.length % 2 === 0 ? 2 : 1
  return Array.from({ length: published + others }, (_, at) => {
    const focus = occupation.focuses[at % occupation.focuses.length] ?? random.pick(occupation.focuses)
    const company = nextCompany(focus.sectors ?? occupation.sectors, taken, random)
    const state = at < published ? 'published' : random.pick(otherStates)
    const mode = random.pick(occupation.modes)
    return {
      key: `${occupation.key}-${at + 1}`,
      company,
      occupation,
      focus,
      level: random.pick(levels),
      state,
      policy: random.pick(policies),
      mayBeAnonymous: random.chance(0.68),
      place: random.chance(0.6) ? (company.places[0] ?? '') : random.pick(company.places),
      mode,
      type: random.pick(occupation.types),
      ageDays: state === 'expired' ? random.whole(62, 75) : random.whole(state === 'published' ? 0 : 4, 49),
      pinned: null,
    }
  })
}

/** The employer that has the fewest openings for its size, so that each of them hires like one of its kind. */
function nextCompany(sectors: readonly string[], taken: Map<string, number>, random: Random): DemoCompany {
  const hiring = companies.filter(
    (one) => sectors.includes(one.sector) && one.name !== freshCompany && one.name !== busyCompany,
  )
  const load = (one: DemoCompany) => {
    const home = one.places.some((place) => place === 'Portland, OR') ? 1.5 : 1
    return ((taken.get(one.name) ?? 0) + random.next()) / (appetite[one.size] * home)
  }
  const next = hiring
    .map((company) => ({ company, load: load(company) }))
    .reduce((least, one) => (one.load < least.load ? one : least)).company
  taken.set(next.name, (taken.get(next.name) ?? 0) + 1)
  return next
}
