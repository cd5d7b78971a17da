import type { Level } from './levels.ts'
import { dotPacked } from './packed.ts'
import { addPhrase, findPhrases, makePhraseTable, type PhraseTable, phraseOf } from './phrases.ts'
import { remember } from './remember.ts'
import { dot } from './sparse.ts'
import { allTitleFamilies, type TitleFamily } from './title-families.ts'
import { titleVectors } from './title-vectors.ts'
import { levelOfTitle, titleKeys } from './title-words.ts'
import { wordsOf } from './words.ts'

export type { TitleFamily }

const phrases = makeTitleTable()

/** The family a written title belongs to and the level its words name. */
export function findTitle(written: string): { family: TitleFamily; seniority: Level | null } | null {
  const keys = titleKeys(written)
  const plain = keys.join(' ')
  const found = findPhrases(phrases, plain, wordsOf(plain))
  const best = found.toSorted((x, y) => y.to - y.from - (x.to - x.from) || x.from - y.from)[0]
  return best ? { family: best.value, seniority: levelOfTitle(written) } : null
}

/** Shares of the three views of a title, chosen by measuring. */
const share = { families: 0.47, words: 0.33, letters: 0.2 }
/** Two known names of one family are nearly one title: of what the three views leave open, this share is closed. */
const sameFamily = 0.4

/** Of so many wished or held titles it is kept how near so many others are; a search meets a few hundred. */
const keptTitles = 200
const keptBeside = 1_000

/** How far two titles name the same work, 0 to 1, whatever their level. */
export function titleSimilarity(a: string, b: string): number {
  return similarityTo(a)(b)
}

const similarityTo = remember((a) => remember((b) => measure(a, b), keptBeside), keptTitles)

function measure(a: string, b: string): number {
  const first = titleVectors(a)
  const second = titleVectors(b)
  const sum =
    share.families * dotPacked(first.families, second.families) +
    share.words * dot(first.words, second.words) +
    share.letters * dot(first.letters, second.letters)
  const family = phraseOf(phrases, first.keys)
  const isSameFamily = family !== null && family === phraseOf(phrases, second.keys)
  const likeness = Math.min(1, Math.max(0, sum))
  return isSameFamily ? likeness + sameFamily * (1 - likeness) : likeness
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

function makeTitleTable(): PhraseTable<TitleFamily> {
  const table = makePhraseTable<TitleFamily>()
  for (const family of allTitleFamilies) addPhrase(table, titleKeys(family.name), family)
  for (const family of allTitleFamilies) {
    for (const synonym of family.synonyms) addPhrase(table, titleKeys(synonym), family)
  }
  return table
}
