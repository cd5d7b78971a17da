import { findJobLeaks, findJobWording } from './job-leaks.ts'
import type { HiddenIdentity } from './leaks.ts'
import { payReadBack, placeReadBack, readJobText, seniorityReadBack, typeReadBack } from './read-back.ts'
import { proposeRequiredSkills } from './required-skills.ts'
import type { ReviewInput } from './schema.ts'
import type { ReviewView } from './views.ts'

/** Looks an unfinished form over: what was understood, which skills it names, what may give the company away. */
export function reviewJob(input: ReviewInput, identity: HiddenIdentity): ReviewView {
  const reading = readJobText(input)
  return {
    reading,
    readBack: {
      pay: payReadBack(input.compRange, reading.pay),
      place: placeReadBack(input.location, reading.place),
      employmentType: typeReadBack(input.employmentType, reading.employmentType),
      seniority: seniorityReadBack(input.seniority, reading.seniority),
    },
    proposedSkills: proposeRequiredSkills(input.title, input.description).map(({ name, importance }) => ({
      skill: name,
      importance,
    })),
    leaks: findJobLeaks(
      identity,
      input,
      input.skills.map((skill) => ({ skill })),
    ),
    wording: findJobWording(input),
  }
}
