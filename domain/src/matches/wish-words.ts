import { currencySigns } from '../profiles/pay.ts'
import type { Currency } from '../profiles/schema.ts'
import type { GateKind } from './gates.ts'
import type { CandidatePreferences } from './inputs.ts'

const notStated = 'You have not said'

/** What a candidate wants, in a sentence for each gate, for themselves. */
export function wishWords(wishes: CandidatePreferences): Record<GateKind, string> {
  return {
    pay: payWish(wishes),
    work_mode: wishes.workPreference ? modeWishes[wishes.workPreference] : notStated,
    place: placeWish(wishes),
    employment_type: typeWish(wishes),
  }
}

function payWish({ pay }: CandidatePreferences): string {
  if (!pay) return 'You have not set a minimum'
  const sign = currencySigns[pay.currency as Currency] ?? `${pay.currency} `
  return `You want ${sign}${String(pay.minimum).replace(/\B(?=(\d{3})+$)/g, ',')} or more a year`
}

const modeWishes = {
  remote: 'You want remote work',
  hybrid: 'You want hybrid work',
  onsite: 'You want to work on site',
  any: 'You are open to any way of working',
}

function placeWish({ places, isOpenToRelocation }: CandidatePreferences): string {
  if (isOpenToRelocation) return 'You are open to relocation'
  return places.length === 0 ? 'You have not named a place' : `You named ${places.slice(0, 2).join(' and ')}`
}

function typeWish({ employmentTypes }: CandidatePreferences): string {
  if (employmentTypes.length === 0) return notStated
  return employmentTypes.includes('any') ? 'You are open to any kind' : `You want ${employmentTypes.join(' or ')}`
}
