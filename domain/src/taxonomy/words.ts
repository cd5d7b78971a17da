import { remember } from './remember.ts'

export type Word = { key: string; start: number; end: number }

const WORD =
  /(?:(?<![\p{L}\p{N}])|(?<=\b(?:asp|vb|ado)))\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’]\p{L}{1,2}(?!\p{L}))?(?:\+\+|#|\+(?![\p{L}\p{N}]))?|&/giu

/** Words of a text with a comparable key each: lower case, no accents, singular, one spelling for British and American. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const found of text.matchAll(WORD)) {
    words.push({ key: wordKey(found[0]), start: found.index, end: found.index + found[0].length })
  }
  return words
}

export function keysOf(text: string): string[] {
  return wordsOf(text).map((word) => word.key)
}

const NON_ASCII = /[^\p{ASCII}]/u
const MARKS = /\p{M}/gu

/** Texts repeat their words. */
export const wordKey: (word: string) => string = remember(makeKey, 50_000)

function makeKey(word: string): string {
  if (word === '&') return 'and'
  let key = word.toLowerCase()
  if (NON_ASCII.test(key)) key = key.normalize('NFKD').replace(MARKS, '')
  const apostrophe = key.search(/['’]/)
  if (apostrophe > 0) key = key.slice(0, apostrophe)
  return key.length < 4 ? key : american(singular(key))
}

const notPlural = new Set(['customs', 'goods', 'news', 'series', 'species', 'premises'])

function singular(key: string): string {
  if (!key.endsWith('s')) return key
  if (/(?:ss|us|is|ics)$/.test(key) || notPlural.has(key)) return key
  if (key.endsWith('ies') && key.length > 4) return `${key.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(key)) return key.slice(0, -2)
  return key.slice(0, -1)
}

function american(key: string): string {
  if (key.length < 6) return key === 'tyre' ? 'tire' : key
  return key
    .replace(/is(e|ed|er|ing|ation|ational)$/, 'iz$1')
    .replace(/(behavi|col|lab|fav|hon|harb|neighb|rum|arm)our/, '$1or')
    .replace(/(model|travel|counsel|label|cancel|signal|jewel|channel)l/, '$1')
    .replace(/(cent|theat|fib|lit|met)re$/, '$1er')
    .replace(/^programme$/, 'program')
    .replace(/^licence$/, 'license')
    .replace(/^catalogue$/, 'catalog')
    .replace(/^judgement$/, 'judgment')
    .replace(/paed/, 'ped')
    .replace(/haem/, 'hem')
    .replace(/anaes/, 'anes')
    .replace(/gynae/, 'gyne')
    .replace(/orthopaed/, 'orthoped')
}
