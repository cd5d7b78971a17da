import { addPhrase, findPhrases, makePhraseTable, type PhraseTable } from './phrases.ts'
import { allTitleFamilies, type TitleFamily } from './title-families.ts'
import { keysOf, type Word } from './words.ts'

let table: PhraseTable<TitleFamily> | null = null

/** Every title of a known family named in running text, longest first, left to right, without overlap. */
export function familiesInText(text: string, words: readonly Word[]): TitleFamily[] {
  table ??= makeTable()
  return findPhrases(table, text, words).map((found) => found.value)
}

function makeTable(): PhraseTable<TitleFamily> {
  const made = makePhraseTable<TitleFamily>()
  for (const family of allTitleFamilies) {
    for (const title of [family.name, ...family.synonyms]) addPhrase(made, keysOf(title), family)
  }
  return made
}
