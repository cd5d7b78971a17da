import { type Level, levels, levelWords } from '../taxonomy/levels.ts'
import { parsePlace, timeZoneSuffix } from '../taxonomy/places.ts'
import { levelOfTitle } from '../taxonomy/title-words.ts'
import { payWords, readPay } from './pay-text.ts'
import type { JobReading, JobType, PayReading } from './schema.ts'

type FreeText = {
  title: string
  location: string | null
  employmentType: string | null
  seniority: string | null
  compRange: string | null
}

/** What the free text says, for matching and for reading back. The text itself is kept beside it. */
export function readJobText(text: FreeText): JobReading {
  return {
    pay: text.compRange ? readPay(text.compRange) : null,
    place: text.location ? parsePlace(text.location) : null,
    employmentType: readEmploymentType(text.employmentType ?? ''),
    seniority: readSeniority(text.seniority ?? '') ?? levelOfTitle(text.title),
  }
}

export function readEmploymentType(text: string): JobType | null {
  const isPart = /\bpart[\s-]?time\b|\bper[\s-]diem\b|\bprn\b|\bpt\b/i.test(text)
  const isFull = /\bfull[\s-]?(?:time\b|(?:or|and|\/)\b)|\bft\b|\bpermanent\b/i.test(text)
  if (isPart) return isFull ? null : 'part-time'
  if (/\bcontract|\bfreelance|\btemp(?:orary)?\b|\blocum|\bfixed[\s-]term/i.test(text)) return 'contract'
  return isFull ? 'full-time' : null
}

/** The words that the level of a posting is read from. */
export function seniorityWords({ title, seniority }: Pick<FreeText, 'title' | 'seniority'>): string {
  return seniority !== null && readSeniority(seniority) !== null ? seniority : title
}

function readSeniority(text: string): Level | null {
  const written = text
    .trim()
    .toLowerCase()
    .replace(/[\s+/-]+/g, '_')
  const exact = levels.find((one) => one === written || (one === 'staff_plus' && written.startsWith('staff')))
  return exact ?? levelOfTitle(text)
}

/** One sentence under a field: what was understood, or that nothing was. Empty while the field is. */
export type ReadBack = { isRead: boolean; sentence: string } | null

export function payReadBack(compRange: string, pay: PayReading | null): ReadBack {
  if (compRange.trim() === '') return null
  if (pay) return { isRead: true, sentence: `We read: ${payWords(pay)}` }
  const sentence =
    'We could not read a figure for a year or an hour. Candidates see your words, but can’t filter by pay. Try “$60,000 to $90,000 a year”.'
  return { isRead: false, sentence }
}

export function placeReadBack(location: string, place: JobReading['place']): ReadBack {
  if (location.trim() === '') return null
  if (!place || (!place.city && !place.region && !place.country)) {
    return { isRead: false, sentence: 'We could not read one place. Candidates see your words. Try “Portland, OR”.' }
  }
  if (!place.country) {
    return { isRead: false, sentence: 'We do not know this place. Candidates see your words. Try “Portland, OR”.' }
  }
  const zone = timeZoneSuffix(location)
  const parts = [place.city, place.region, place.country].filter((part) => part !== null)
  return { isRead: true, sentence: `We read: ${parts.join(', ')}${zone ? ` (${zone})` : ''}` }
}

export function typeReadBack(employmentType: string, read: JobType | null): ReadBack {
  if (employmentType.trim() === '') return null
  if (read) return { isRead: true, sentence: `We read: ${read}` }
  return { isRead: false, sentence: 'We could not read this. Try “full-time”, “part-time” or “contract”.' }
}

export function seniorityReadBack(seniority: string, read: Level | null): ReadBack {
  if (seniority.trim() === '') return null
  if (read && readSeniority(seniority) === null) {
    return { isRead: false, sentence: `We could not read a level here, so the title counts: ${levelWords[read]}.` }
  }
  if (read) return { isRead: true, sentence: `We read: ${levelWords[read]}` }
  return { isRead: false, sentence: 'We could not read a level. Try “junior”, “mid”, “senior” or “staff”.' }
}
