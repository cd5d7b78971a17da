import { companyStandIn, plainStandIn } from '#domain/companies/stand-in.ts'
import { findJobLeaks } from '#domain/jobs/job-leaks.ts'
import { readJobText } from '#domain/jobs/read-back.ts'
import type { JobReading, JobSkill } from '#domain/jobs/schema.ts'
import type { Seniority } from '#domain/resumes/reading.ts'
import { findSkill } from '#domain/taxonomy/skills.ts'
import { companies } from '../content/companies.ts'
import type { DemoCompany } from '../content/company.ts'
import { regions } from '../content/regions.ts'
import { type Random, seededRandom, stableId } from '../random.ts'
import { describeJob } from './describe.ts'
import { payText } from './pay.ts'
import type { PlannedJob } from './plan.ts'

export type BuiltJob = PlannedJob & {
  id: string
  title: string
  description: string
  location: string | null
  employmentType: string
  seniority: string | null
  compRange: string | null
  skills: JobSkill[]
  isAnonymous: boolean
  companyDisplay: string
  threshold: number
  reading: JobReading
}

const mostMustHaves = 7
const thresholds = [70, 70, 70, 60, 80, 50, 90] as const

export function buildJob(seed: string, plan: PlannedJob): BuiltJob {
  const random = seededRandom(`${seed}/job/${plan.key}`)
  const asked = skillsOf(plan, random)
  const skills = asked.map(({ skill, importance }) => ({ skill, importance }))
  const text = {
    title: plan.pinned?.title ?? titleOf(plan, random),
    location: locationOf(plan, random),
    employmentType: typeText(plan.type, random),
    seniority: plan.pinned ? (plan.pinned.levelText ?? null) : levelText(plan.level, random),
    compRange: plan.pinned ? plan.pinned.pay : payText(plan, random),
  }
  const written = (isAnonymous: boolean) =>
    describeJob(
      {
        ...plan,
        isAnonymous,
        must: asked.filter((one) => one.importance === 'must_have').map((one) => one.written),
        nice: asked.filter((one) => one.importance === 'nice').map((one) => one.written),
        voice: voiceOf(plan),
      },
      seededRandom(`${seed}/text/${plan.key}`),
    )
  const hidden = { ...text, description: written(true), companyDisplay: standIn(plan) }
  // An employer whose trade stands in its name can't describe the work without giving itself away: it hires in the open.
  const isAnonymous = plan.mayBeAnonymous && findJobLeaks(identityOf(plan.company), hidden, skills).length === 0
  return {
    ...plan,
    ...text,
    id: stableId(seed, `job/${plan.key}`),
    skills,
    isAnonymous,
    description: isAnonymous ? hidden.description : written(false),
    companyDisplay: isAnonymous ? hidden.companyDisplay : plainStandIn,
    threshold: plan.pinned ? 70 : random.pick(thresholds),
    reading: readJobText(text),
  }
}

export function identityOf(company: DemoCompany) {
  return {
    companyName: company.name,
    website: `https://${company.domain}`,
    verifiedDomain: company.verified ? company.domain : null,
    people: [company.owner],
  }
}

function standIn({ company, place }: PlannedJob): string {
  return companyStandIn({ industry: company.industry, size: company.size, region: regions[place.slice(-2)] ?? null })
}

function voiceOf(plan: PlannedJob): number {
  return companies.indexOf(plan.company)
}

/** The text keeps the employer's word, the list has the name of the taxonomy. */
function skillsOf(plan: PlannedJob, random: Random): (JobSkill & { written: string })[] {
  const { occupation, focus, pinned } = plan
  const count = random.whole(4, mostMustHaves)
  const must = pinned?.must ?? [...focus.must, ...random.some(occupation.must, count)].slice(0, count)
  const nice = pinned?.nice ?? random.some([...(focus.nice ?? []), ...occupation.nice], random.whole(2, 4))
  const skills = [
    ...must.map((written) => ({ written, skill: canonical(written), importance: 'must_have' as const })),
    ...nice.map((written) => ({ written, skill: canonical(written), importance: 'nice' as const })),
  ]
  return skills.filter((one, at) => skills.findIndex((other) => other.skill === one.skill) === at)
}

function canonical(skill: string): string {
  return findSkill(skill)?.name ?? skill
}

function titleOf({ occupation, focus, level, company }: PlannedJob, random: Random): string {
  const title = random.pick(occupation.titles[level] ?? occupation.titles.mid ?? [occupation.key])
  if (title.includes(focus.name) || random.chance(0.12)) return title
  const forms = [`${title}, ${focus.name}`, `${title} (${focus.name})`, `${title} – ${focus.name}`]
  return forms[companies.indexOf(company) % forms.length] ?? title
}

function locationOf({ mode, place }: PlannedJob, random: Random): string | null {
  if (mode === 'remote') return random.pick(['Remote, United States', 'United States', place])
  return place
}

function typeText(type: PlannedJob['type'], random: Random): string {
  if (type === 'full-time') return random.pick(['Full-time', 'Full-time', 'Full time, permanent', 'Full-time'])
  if (type === 'part-time') return random.pick(['Part-time, 24 hours a week', 'Part-time', 'Part-time, 20 to 30 hours'])
  return random.pick(['Contract, 6 months', 'Contract, 12 months', 'Fixed-term contract'])
}

function levelText(level: Seniority, random: Random): string | null {
  if (level === 'junior') return random.pick(['Entry level', 'Junior', 'Junior'])
  if (level === 'mid') return random.pick(['Mid level', 'Mid', 'Intermediate', null])
  return level === 'senior' ? 'Senior' : random.pick(['Lead', 'Staff', 'Head of team'])
}
