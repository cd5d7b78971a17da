import type { BuiltJob } from '../jobs/build.ts'
import type { BuiltPerson } from '../people/build.ts'

/** The gap an employer names: a must-have of the job that the résumé does not speak of. */
export function declineReason(job: BuiltJob, person: BuiltPerson): string {
  const resume = person.resume.toLowerCase()
  const musts = job.skills.filter((one) => one.importance === 'must_have')
  const missing = musts.find((one) => !resume.includes(one.skill.toLowerCase()))
  return missing ? `Not enough experience with ${missing.skill}` : 'Another candidate fits more closely'
}
