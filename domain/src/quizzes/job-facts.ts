import { payWords } from '../jobs/pay-text.ts'
import type { JobReading, JobSkill, RevealPolicy } from '../jobs/schema.ts'
import type { WorkMode } from '../profiles/schema.ts'
import { levelWords } from '../taxonomy/levels.ts'

/** What both quizzes may know of a job. Nothing of the company is in it, so no question can give it away. */
export type JobFacts = {
  title: string
  description: string
  skills: readonly JobSkill[]
  workMode: WorkMode | null
  location: string | null
  compRange: string | null
  reading: JobReading
  isAnonymous: boolean
  policy: RevealPolicy
  quizThreshold: number
}

export function mustHavesOf(facts: JobFacts): string[] {
  return facts.skills.filter((one) => one.importance === 'must_have').map((one) => one.skill)
}

export function niceToHavesOf(facts: JobFacts): string[] {
  return facts.skills.filter((one) => one.importance === 'nice').map((one) => one.skill)
}

/** The pay as read, else as written; null where the job names none. */
export function payOf(facts: JobFacts): string | null {
  return facts.reading.pay ? payWords(facts.reading.pay) : facts.compRange
}

/** Amounts that look like this job's pay and are not. */
export function otherPays(facts: JobFacts): string[] {
  const pay = facts.reading.pay
  if (!pay) return []
  return [0.75, 1.2, 1.5].map((factor) => {
    const scaled = (amount: number | null) => (amount === null ? null : roundLike(amount, amount * factor))
    return payWords({ ...pay, minimum: scaled(pay.minimum), maximum: scaled(pay.maximum) })
  })
}

function roundLike(model: number, amount: number): number {
  const step = model >= 10_000 ? 1000 : model >= 1000 ? 50 : 1
  return Math.round(amount / step) * step
}

export function levelOf(facts: JobFacts): string | null {
  return facts.reading.seniority && levelWords[facts.reading.seniority]
}

const modes: Record<WorkMode, (place: string | null) => string> = {
  remote: () => 'Remote, from home',
  hybrid: (place) => `Partly on site, partly from home${place ? ` (${place})` : ''}`,
  onsite: (place) => `On site${place ? ` (${place})` : ''}`,
}

export function modeOf(facts: JobFacts): string | null {
  return facts.workMode && modes[facts.workMode](facts.workMode === 'remote' ? null : facts.location)
}

export function otherModes(facts: JobFacts): string[] {
  const others = (Object.keys(modes) as WorkMode[]).filter((mode) => mode !== facts.workMode)
  return [...others.map((mode) => modes[mode](null)), 'Wherever the person likes, day by day']
}

/** "a cook", "an electrician" */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}
