import type { Seniority } from '#domain/resumes/reading.ts'

export const seniorityWords: Record<Seniority, string> = {
  junior: 'Junior',
  mid: 'Mid',
  senior: 'Senior',
  staff_plus: 'Staff',
}

export function yearsWords(years: number): string {
  const whole = Math.round(years)
  return whole === 1 ? '1 year' : `${whole} years`
}

/** "Senior, 8 years" */
export function experienceWords(person: { seniority: Seniority | null; yearsExperience: number | null }): string {
  const level = person.seniority && seniorityWords[person.seniority]
  const years = person.yearsExperience === null ? null : yearsWords(person.yearsExperience)
  return [level, years].filter(Boolean).join(', ')
}
