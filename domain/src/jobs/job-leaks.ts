import { findLeaks, type HiddenIdentity, type LeakFinding, openLeaks } from './leaks.ts'
import type { JobSkill } from './schema.ts'
import type { FieldWording } from './views.ts'
import { findCodedWording } from './wording.ts'

/** Every text of a job that a candidate reads, by the name of its field. */
export type JobTexts = {
  title: string
  description: string
  location: string | null
  employmentType: string | null
  seniority: string | null
  compRange: string | null
  companyDisplay: string
}

export function findJobLeaks(
  identity: HiddenIdentity,
  texts: JobTexts,
  skills: readonly Pick<JobSkill, 'skill'>[],
): LeakFinding[] {
  return findLeaks(identity, { ...fieldsOf(texts), skills: skills.map((one) => one.skill).join('\n') })
}

/** What still stands between an anonymous job and its publication. A job that shows its company has nothing to leak. */
export function jobLeaksOpen(
  job: JobTexts & { isAnonymous: boolean; confirmedLeaks: readonly string[] },
  skills: readonly Pick<JobSkill, 'skill'>[],
  identity: HiddenIdentity,
): LeakFinding[] {
  return job.isAnonymous ? openLeaks(findJobLeaks(identity, job, skills), job.confirmedLeaks) : []
}

export function findJobWording(texts: Pick<JobTexts, 'title' | 'description'>): FieldWording[] {
  return [...inField('title', texts.title), ...inField('description', texts.description)]
}

function inField(field: string, text: string): FieldWording[] {
  return findCodedWording(text).map((finding) => ({ field, ...finding }))
}

function fieldsOf(texts: JobTexts): Record<string, string> {
  return {
    title: texts.title,
    description: texts.description,
    location: texts.location ?? '',
    employmentType: texts.employmentType ?? '',
    seniority: texts.seniority ?? '',
    compRange: texts.compRange ?? '',
    companyDisplay: texts.companyDisplay,
  }
}
