import { profileLimits } from './limits.ts'

/** What a summary may be made of; nothing else enters it. */
export type SummaryFacts = {
  /** The title held last, else the first one wished for. */
  title: string | null
  years: number | null
  /** Best first. */
  skills: readonly string[]
}

export const tooLittleForSummary =
  'Add your skills and a job title, or upload your résumé first. Then there is something to write about.'

/** One line of at most 90 characters: title, years and as many of the best skills as fit. Null where there is too little. */
export function summaryOf({ title, years, skills }: SummaryFacts): string | null {
  if (!title || (skills.length === 0 && !years)) return null
  const lead = years && years >= 1 ? `${title}, ${plural(Math.floor(years), 'year')}` : title
  for (let count = Math.min(3, skills.length); count > 0; count--) {
    const summary = `${lead}: ${listed(skills.slice(0, count))}`
    if (summary.length <= profileLimits.headline) return summary
  }
  return [lead, title].find((line) => line.length <= profileLimits.headline) ?? null
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
