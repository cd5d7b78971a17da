import { findSkillsInText } from '../../taxonomy/skills.ts'
import { titleScore } from '../reading/title-cues.ts'

/** Places for the person to fill in; they claim nothing. */
const blank = /\[[^\][]*\]/g
const number = /\d+(?:[.,]\d+)*/g
const properName = /(?<![.!?:]\s)(?<!^)(?<!["“(]\s?)\b\p{Lu}[\p{L}\p{N}&.'’-]+/gu

/**
 * The facts a text claims that its sources do not: numbers, dates, skills, titles, names (decisions.md D.19).
 * Rules and models pass through it alike; an empty answer means that nothing was invented.
 */
export function inventedFacts(text: string, sources: readonly string[]): string[] {
  const claimed = text.replace(blank, ' ')
  const known = sources.join('\n')
  const knownPlain = plain(known)
  const invented = [
    ...newNumbers(claimed, known),
    ...newSkills(claimed, known),
    ...Array.from(claimed.matchAll(properName), (found) => found[0].replace(/[.'’]s?$/, '')).filter(
      (name) => !knownPlain.includes(` ${plain(name).trim()} `),
    ),
    ...newTitles(claimed, knownPlain),
  ]
  return [...new Set(invented)]
}

export function isTruthful(text: string, sources: readonly string[]): boolean {
  return inventedFacts(text, sources).length === 0
}

function newNumbers(text: string, known: string): string[] {
  const values = new Set(Array.from(known.matchAll(number), (found) => numeric(found[0])))
  return (text.match(number) ?? []).filter((written) => !values.has(numeric(written)))
}

/** "1,200" and "1200" are one number, "1.5" and "15" are not. */
function numeric(written: string): string {
  return written.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
}

function newSkills(text: string, known: string): string[] {
  const has = new Set(findSkillsInText(known).map((mention) => mention.skill.name))
  return findSkillsInText(text).flatMap((mention) =>
    has.has(mention.skill.name) || plain(known).includes(plain(mention.written)) ? [] : [mention.written],
  )
}

/** Words that name a position, such as "director", may not appear out of nothing. */
function newTitles(text: string, knownPlain: string): string[] {
  const words = text.match(/\p{L}+/gu) ?? []
  return words.filter(
    (word) =>
      word.length > 3 &&
      titleScore(word[0]?.toUpperCase() + word.slice(1)) >= 2 &&
      !knownPlain.includes(` ${plain(word).trim()}`),
  )
}

function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `
}
