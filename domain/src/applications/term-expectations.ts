import { payWords } from '../jobs/pay-text.ts'
import type { JobType, PayPeriod, PayReading } from '../jobs/schema.ts'
import type { Currency, WorkMode, WorkPreference } from '../profiles/schema.ts'
import { sameArea } from '../taxonomy/places.ts'
import type { Expectation, Verdict } from './schema.ts'

export type JobTerms = {
  workMode: WorkMode | null
  location: string | null
  employmentType: string | null
  employmentTypeRead: JobType | null
  compRange: string | null
  pay: PayReading | null
}

export type Wishes = {
  workPreference: WorkPreference
  places: readonly string[]
  openToRelocation: boolean
  employmentTypes: readonly string[]
  payMinimum: number | null
  payCurrency: Currency
}

type Answer = { ask: string; have: string; verdict: Verdict }

const unsaid = 'The posting does not say'

/** Pay, way of working, place and kind of employment beside what the candidate wants; unknown is its own answer. */
export function termExpectations(job: JobTerms, wishes: Wishes | null): Expectation[] {
  const rows = [payTerm(job, wishes), modeTerm(job, wishes), placeTerm(job, wishes), typeTerm(job, wishes)]
  return rows.flatMap((row) => (row ? [{ group: 'terms' as const, ...row }] : []))
}

const hoursAYear: Record<PayPeriod, number> = { year: 1, month: 12, week: 52, day: 260, hour: 2080 }
const signs: Record<Currency, string> = { USD: '$', EUR: '€', GBP: '£', CAD: 'CA$' }

function payTerm({ compRange, pay }: JobTerms, wishes: Wishes | null): Answer {
  if (!compRange) return { ask: 'Pay', have: unsaid, verdict: 'unknown' }
  const ask = pay ? payWords(pay) : compRange
  if (!wishes || wishes.payMinimum === null) return { ask, have: 'You have not set a minimum', verdict: 'unknown' }
  const have = `You want ${signs[wishes.payCurrency]}${grouped(wishes.payMinimum)} or more a year`
  const highest = pay?.maximum ?? pay?.minimum ?? null
  if (!pay || highest === null || pay.currency !== wishes.payCurrency) return { ask, have, verdict: 'unknown' }
  return { ask, have, verdict: highest * hoursAYear[pay.period] >= wishes.payMinimum ? 'met' : 'gap' }
}

function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
}

const modeWords: Record<WorkMode, string> = { remote: 'Remote', hybrid: 'Hybrid', onsite: 'On site' }
const wishWords: Record<WorkPreference, string> = {
  remote: 'You want remote work',
  hybrid: 'You want hybrid work',
  onsite: 'You want to work on site',
  any: 'You are open to any way of working',
}

function modeTerm({ workMode }: JobTerms, wishes: Wishes | null): Answer {
  if (workMode === null) return { ask: 'Way of working', have: unsaid, verdict: 'unknown' }
  const ask = modeWords[workMode]
  if (!wishes) return { ask, have: 'You have not said', verdict: 'unknown' }
  const fits = wishes.workPreference === 'any' || wishes.workPreference === workMode
  return { ask, have: wishWords[wishes.workPreference], verdict: fits ? 'met' : 'gap' }
}

/** Where work is remote, the place asks for nothing. */
function placeTerm({ workMode, location }: JobTerms, wishes: Wishes | null): Answer | null {
  if (workMode === 'remote' || !location) return null
  if (!wishes || wishes.places.length === 0)
    return { ask: location, have: 'You have not named a place', verdict: 'unknown' }
  const have = `You named ${wishes.places.slice(0, 2).join(' and ')}`
  const answers = wishes.places.map((place) => sameArea(place, location))
  if (answers.includes('pass')) return { ask: location, have, verdict: 'met' }
  if (wishes.openToRelocation) return { ask: location, have: 'You are open to relocation', verdict: 'met' }
  return { ask: location, have, verdict: answers.includes('unknown') ? 'unknown' : 'gap' }
}

function typeTerm({ employmentType, employmentTypeRead }: JobTerms, wishes: Wishes | null): Answer | null {
  if (!employmentType) return null
  const wanted = wishes?.employmentTypes ?? []
  if (wanted.length === 0) return { ask: employmentType, have: 'You have not said', verdict: 'unknown' }
  if (wanted.includes('any')) return { ask: employmentType, have: 'You are open to any kind', verdict: 'met' }
  const have = `You want ${wanted.join(' or ')}`
  if (employmentTypeRead === null) return { ask: employmentType, have, verdict: 'unknown' }
  return { ask: employmentType, have, verdict: wanted.includes(employmentTypeRead) ? 'met' : 'gap' }
}
