import { similarity } from '#domain/matches/embedding.ts'
import { findTitle } from '#domain/taxonomy/titles.ts'
import type { JobRows } from '../rows/job-rows.ts'
import type { ReadPerson } from './read-people.ts'
import type { Embedded } from './score.ts'

const sharedMustHaves = 3
const closeText = 0.35

/** The jobs worth scoring for a person: the same family of titles, several of the must-haves, or a text that is close. */
export function nearJobs<Job extends Embedded<JobRows>>(person: Embedded<ReadPerson>, jobs: readonly Job[]): Job[] {
  const held = person.reading.roles.slice(0, 2).flatMap((role) => role.title ?? [])
  const titles = [...(person.rows.person.wishes?.titles ?? []), ...held]
  const families = new Set(titles.flatMap((title) => findTitle(title)?.family.name ?? []))
  const skills = new Set(person.reading.skills.map((skill) => skill.name))
  return jobs.filter(({ job, skills: asked, embedding }) => {
    if (job.titleFamily && families.has(job.titleFamily)) return true
    const shared = asked.filter((one) => one.importance === 'must_have' && skills.has(one.skill))
    return shared.length >= sharedMustHaves || (similarity(person.embedding, embedding) ?? 0) >= closeText
  })
}
