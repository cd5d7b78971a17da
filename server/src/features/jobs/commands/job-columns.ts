import { findJobLeaks } from '#domain/jobs/job-leaks.ts'
import type { HiddenIdentity } from '#domain/jobs/leaks.ts'
import { namedSkills } from '#domain/jobs/named-skills.ts'
import { readJobText } from '#domain/jobs/read-back.ts'
import type { JobInput } from '#domain/jobs/schema.ts'
import { findTitle } from '#domain/taxonomy/titles.ts'

/** An input as the columns of a job: the words as typed, and beside them what was read of them. */
export function jobColumns(input: JobInput, identity: HiddenIdentity) {
  const reading = readJobText(input)
  const found = findJobLeaks(identity, input, input.skills).map((finding) => finding.key)
  return {
    title: input.title,
    description: input.description,
    location: input.location,
    employmentType: input.employmentType,
    seniority: input.seniority,
    compRange: input.compRange,
    workMode: input.workMode,
    isAnonymous: input.isAnonymous,
    companyDisplay: input.companyDisplay,
    anonymityRevealPolicy: input.anonymityRevealPolicy,
    applicationQuizThreshold: input.applicationQuizThreshold,
    // A confirmation of something that is no longer there must not wait for it to come back.
    confirmedLeaks: input.confirmedLeaks.filter((key) => found.includes(key)),
    placeCity: reading.place?.city ?? null,
    placeRegion: reading.place?.region ?? null,
    employmentTypeRead: reading.employmentType,
    seniorityRead: reading.seniority,
    // The columns hold whole units: the range is widened to them, never narrowed.
    payMinimum: reading.pay?.minimum == null ? null : Math.floor(reading.pay.minimum),
    payMaximum: reading.pay?.maximum == null ? null : Math.ceil(reading.pay.maximum),
    payCurrency: reading.pay?.currency ?? null,
    payPeriod: reading.pay?.period ?? null,
    skills: namedSkills(input.skills),
    titleFamily: findTitle(input.title)?.family.name ?? null,
  }
}
