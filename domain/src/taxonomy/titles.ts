import { titleData } from './data/title-data.ts'
import type { Level } from './levels.ts'
import { addPhrase, findPhrases, makePhraseTable, type PhraseTable } from './phrases.ts'
import { parseTitleLines, type TitleLine } from './title-lines.ts'
import { levelOfTitle, titleKeys } from './title-words.ts'
import { wordsOf } from './words.ts'

export type TitleFamily = {
  name: string
  group: string
  synonyms: readonly string[]
  skills: readonly string[]
  related: readonly string[]
}

const lines: readonly TitleLine[] = titleData.flatMap(parseTitleLines)

export const allTitleFamilies: readonly TitleFamily[] = lines

const phrases = makeTitleTable()

/** The family a written title belongs to and the level its words name. */
export function findTitle(written: string): { family: TitleFamily; seniority: Level | null } | null {
  const keys = titleKeys(written)
  const plain = keys.join(' ')
  const found = findPhrases(phrases, plain, wordsOf(plain))
  const best = found.toSorted((x, y) => y.to - y.from - (x.to - x.from) || x.from - y.from)[0]
  return best ? { family: best.value, seniority: levelOfTitle(written) } : null
}

/** How far two titles name the same work, 0 to 1. Levels do not enter. */
export function titleSimilarity(a: string, b: string): number {
  const words = overlap(new Set(titleKeys(a)), new Set(titleKeys(b)))
  const first = findTitle(a)?.family
  const second = findTitle(b)?.family
  if (!first || !second) return words
  if (first === second) return Math.max(words, 0.9)
  if (first.related.includes(second.name) || second.related.includes(first.name)) return Math.max(words, 0.6)
  return first.group === second.group ? Math.max(words, 0.4) : words
}

export function suggestTitles(typed: string, limit = 8): string[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  const ranked = allTitleFamilies
    .map((family) => ({ name: family.name, rank: suggestionRank(family, wanted) }))
    .filter((one) => one.rank < 9)
  ranked.sort((x, y) => x.rank - y.rank || x.name.length - y.name.length || (x.name < y.name ? -1 : 1))
  return ranked.slice(0, limit).map((one) => one.name)
}

function suggestionRank(family: TitleFamily, wanted: string): number {
  const name = family.name.toLowerCase()
  if (name.startsWith(wanted)) return 0
  if (family.synonyms.some((synonym) => synonym.toLowerCase() === wanted)) return 0
  if (name.includes(` ${wanted}`)) return 1
  if (family.synonyms.some((synonym) => synonym.toLowerCase().startsWith(wanted))) return 2
  return 9
}

function overlap(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((key) => b.has(key)).length
  return shared === 0 ? 0 : shared / (a.size + b.size - shared)
}

function makeTitleTable(): PhraseTable<TitleFamily> {
  const table = makePhraseTable<TitleFamily>()
  for (const family of allTitleFamilies) addPhrase(table, titleKeys(family.name), family)
  for (const family of allTitleFamilies) {
    for (const synonym of family.synonyms) addPhrase(table, titleKeys(synonym), family)
  }
  return table
}
