import { plainWords } from '../resumes/analysis/plain-words.ts'
import { findSkillsInText, skillKey } from '../taxonomy/skills.ts'
import type { Quote } from './evidence-schema.ts'
import { withoutMark } from './resume-statements.ts'

/** Long enough for a whole bullet, short enough to be read at a glance. */
const longestQuote = 220
const leftBefore = 80

type Place = Pick<Quote, 'source' | 'where'>

export function plain(text: string, place: Place): Quote {
  return { ...place, text, words: [] }
}

/** A text with the words in it that name these skills. */
export function quoteOf(text: string, place: Place, skills: ReadonlySet<string>): Quote {
  const words = [...new Set(namingWords(text, skills))]
  return { ...place, text: around(text, text.indexOf(words[0] ?? '')), words }
}

/** How a text writes these skills; one that the taxonomy does not know is looked for as it is. */
export function namingWords(text: string, skills: ReadonlySet<string>): string[] {
  const keys = new Set([...skills].map(skillKey))
  const known = findSkillsInText(text).flatMap(({ skill, written }) => (keys.has(skill.name) ? [written] : []))
  if (known.length > 0) return known
  const words = plainWords(text)
  return [...skills].filter((skill) => plainWords(skill).trim() !== '' && words.includes(plainWords(skill)))
}

export function sentencesOf(description: string): string[] {
  return description
    .split('\n')
    .flatMap((line) => withoutMark(line).split(/(?<=[.!?;])\s+(?=[\p{Lu}\p{N}“"(])/u))
    .filter((sentence) => sentence !== '')
}

/** Of a long text the piece around the words that count, cut between words. */
function around(text: string, at: number): string {
  if (text.length <= longestQuote) return text
  const from = at > longestQuote - leftBefore ? text.indexOf(' ', at - leftBefore) + 1 : 0
  const piece = text.slice(from, from + longestQuote)
  const isCut = from + longestQuote < text.length
  const end = isCut ? piece.slice(0, piece.lastIndexOf(' ')) : piece
  return `${from > 0 ? '… ' : ''}${end}${isCut ? ' …' : ''}`
}
