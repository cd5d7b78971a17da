import type { Seniority } from '#domain/resumes/reading.ts'
import type { DemoCompany } from '../content/company.ts'
import type { Occupation } from '../content/occupation.ts'
import type { Random } from '../random.ts'

const byLevel: Record<Seniority, number> = { junior: 0.78, mid: 1, senior: 1.22, staff_plus: 1.45 }
const byState: Record<string, number> = {
  WA: 1.1,
  MA: 1.12,
  CA: 1.14,
  TX: 0.95,
  OH: 0.93,
  WI: 0.94,
  GA: 0.95,
  NC: 0.94,
}
const hoursOfYear = 2080

export type PayQuestion = {
  occupation: Occupation
  company: DemoCompany
  level: Seniority
  place: string
  type: 'full-time' | 'part-time' | 'contract'
}

/** The pay as this employer would write it; null where it says nothing. */
export function payText(job: PayQuestion, random: Random): string | null {
  const habit = job.company.payHabit
  if (random.chance(habit === 'silent' ? 0.7 : 0.06)) return random.chance(0.4) ? 'Depends on experience' : null
  const factor = byLevel[job.level] * (byState[job.place.slice(-2)] ?? 1) * (0.97 + random.next() * 0.06)
  const { per, low, high } = job.occupation.pay
  const isHourly = habit === 'hourly' || per === 'hour' || job.type === 'contract'
  const yearly = per === 'year' ? 1 : hoursOfYear
  const asHours = habit === 'range' || habit === 'short' ? per === 'hour' && job.type !== 'full-time' : isHourly
  if (asHours)
    return hourly((low * yearly * factor) / hoursOfYear, (high * yearly * factor) / hoursOfYear, habit, random)
  return annual(low * yearly * factor, high * yearly * factor, habit, random)
}

function annual(low: number, high: number, habit: DemoCompany['payHabit'], random: Random): string {
  const [from, to] = [thousands(low), thousands(high)]
  if (habit === 'short') return `$${from}k–$${to}k`
  if (habit === 'from') return random.chance(0.5) ? `From $${from},000 a year` : `$${from},000+`
  if (random.chance(0.12)) return `Up to $${to},000 a year`
  return random.pick([
    `$${from},000 – $${to},000 a year`,
    `$${from},000 to $${to},000 per year`,
    `$${from},000–$${to},000 plus bonus`,
  ])
}

function hourly(low: number, high: number, habit: DemoCompany['payHabit'], random: Random): string {
  const [from, to] = [halves(low), halves(high)]
  if (habit === 'from') return `From $${from} an hour`
  return random.pick([`$${from}–$${to} an hour`, `$${from} to $${to} per hour`, `$${from}/hour – $${to}/hour`])
}

function thousands(amount: number): number {
  return Math.round(amount / 1000)
}

function halves(amount: number): string {
  const rounded = Math.round(amount * 2) / 2
  return Number.isInteger(rounded) ? String(rounded) : rounded.toFixed(2)
}
