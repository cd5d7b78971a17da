import type { ResumeReading } from '#domain/resumes/reading.ts'

/** What a résumé's row keeps of its reading, wherever the text came from. */
export function readingColumns(reading: ResumeReading) {
  return {
    rawText: reading.text,
    reading,
    yearsExperience: reading.yearsExperience,
    skills: reading.skills.map((skill) => skill.name),
    seniority: reading.seniority,
    locations: reading.places,
  }
}
