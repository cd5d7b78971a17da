import { proposeRequiredSkills } from '#domain/jobs/required-skills.ts'
import { embedText } from '#domain/matches/embedding.ts'
import type { MatchJob } from '#domain/matches/inputs.ts'
import type { TitleFamily } from '#domain/taxonomy/title-families.ts'

/** A posting of one kind of work, to score résumés against. */
export function jobOfFamily({ name, skills }: TitleFamily): MatchJob {
  const description = `We look for a ${name}.\nRequired: ${skills.slice(0, 5).join(', ')}.\nNice to have: ${skills.slice(5, 8).join(', ')}.`
  return {
    title: name,
    requiredSkills: proposeRequiredSkills(name, description),
    seniority: 'senior',
    embedding: embedText(`${name}\n${description}`),
    workMode: null,
    place: null,
    employmentType: null,
    pay: null,
  }
}
