import { wordCount } from '../layout/line.ts'
import type { Case } from './case.ts'

/** More words than this are not read at the head of a page. */
export const longestOpening = 80
const longestKept = 55
export const proudBlank = '[One result you are proud of, with a number.]'

const worn =
  /\b(?:hard[- ]?working|team player|passionate|motivated|detail[- ]oriented|results[- ](?:driven|oriented)|go-getter|self-starter|dynamic|synergy|think outside|proven track record|excellent communication)\b/i

/** Words that stand on every résumé and say nothing of this person. */
export function usesWornPhrases(summary: string): boolean {
  return worn.test(summary)
}

/** Those sentences of a summary that say something of this person, as many as are read; null where there is none. */
export function bestSentences(summary: string): string | null {
  const kept: string[] = []
  for (const sentence of summary.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
    if (usesWornPhrases(sentence)) continue
    if (wordCount([...kept, sentence].join(' ')) > longestKept) break
    kept.push(sentence)
  }
  return kept.length > 0 ? kept.join(' ') : null
}

/** "SENIOR SOFTWARE ENGINEER" reads like shouting in a sentence. */
function inSentenceCase(title: string): string {
  if (title !== title.toUpperCase() || !title.includes(' ')) return title
  return title.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}

/** An opening of the person's own facts with blanks for what we cannot know; null where there are too few facts. */
export function draftSummary(one: Case): string | null {
  const { reading } = one
  const said = [reading.headline, reading.roles[0]?.title].find((line) => line && wordCount(line) <= 7) ?? null
  const title = said && inSentenceCase(said)
  const listed = reading.sections.filter((section) => section.kind === 'skills')
  const isListed = (lines: readonly number[]) =>
    lines.some((at) => listed.some(({ lines: { from, to } }) => at > from && at <= to))
  const ranked = reading.skills
    .filter((skill) => isListed(skill.lines))
    .toSorted((a, b) => Number(b.shownInRole) - Number(a.shownInRole))
  // As written: the taxonomy's name for a skill may say more than the person did.
  const skills = ranked.slice(0, 3).map((skill) => skill.written)
  if (title === null || skills.length === 0) return null
  const employer = reading.roles[0]?.employer
  const where = employer ? `, most recently at ${employer.replace(/\.$/, '')}` : ''
  const summary = `${title} with experience in ${joined(skills)}${where}. ${proudBlank} Looking for [what you want next].`
  return one.guard(summary).length === 0 ? summary : null
}

function joined(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
