/** Invented people whose résumés are printed in many layouts; what stands here is what a reading has to find. */
export type GoldenRole = {
  title: string
  employer: string
  place: string
  /** As printed, and as the reading says it. */
  dates: string
  start: string
  end: string | null
  bullets: readonly string[]
}
export type GoldenPerson = {
  name: string
  headline: string
  email: string
  phone: string
  city: string
  place: string
  summary: string
  headings: Record<'summary' | 'experience' | 'education' | 'skills' | 'languages', string>
  roles: readonly GoldenRole[]
  education: string
  educationDates: string
  skills: readonly string[]
  languages: readonly string[]
  years: number
}
