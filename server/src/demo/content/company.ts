import type { Sector } from './occupation.ts'

export type DemoCompany = {
  name: string
  domain: string
  sector: Sector
  industry: string
  size: '1-10' | '11-50' | '51-200' | '201-500' | '501-1000' | '1000+'
  /** The first is the headquarters. */
  places: readonly string[]
  about: string
  owner: string
  /** What a description says of the employer while it is hidden. */
  hint: string
  verified: boolean
  /** Applications answered within 14 days, those that were due, and the usual days to an answer. */
  replies: readonly [inTime: number, due: number, days: number | null]
  payHabit: 'range' | 'short' | 'hourly' | 'from' | 'silent'
}
