import type { Seniority } from '#domain/resumes/reading.ts'

export type Sector =
  | 'health'
  | 'home-care'
  | 'dental'
  | 'energy'
  | 'construction'
  | 'school'
  | 'food'
  | 'software'
  | 'logistics'
  | 'retail'
  | 'manufacturing'
  | 'finance'
  | 'agency'
  | 'nonprofit'
  | 'auto'
  | 'public'

/** One way of doing the occupation: it gives the title its second half and the description its own sentences. */
export type Focus = {
  name: string
  sectors?: readonly Sector[]
  about: readonly string[]
  duties: readonly string[]
  must: readonly string[]
  nice?: readonly string[]
}

/** Sentences may hold a range such as {12-24}; the generator puts one number of it in. */
export type Occupation = {
  key: string
  sectors: readonly Sector[]
  titles: Partial<Record<Seniority, readonly string[]>>
  /** Lowest and highest pay of a mid-level job in a place of average cost. */
  pay: { per: 'year' | 'hour'; low: number; high: number }
  modes: readonly ('remote' | 'hybrid' | 'onsite')[]
  types: readonly ('full-time' | 'part-time' | 'contract')[]
  must: readonly string[]
  nice: readonly string[]
  focuses: readonly Focus[]
  duties: readonly string[]
  team: readonly string[]
  firstDays: readonly string[]
  asks: readonly string[]
  offers: readonly string[]
}
