/** Where something stands in a text. */
export type Span = { start: number; end: number }

type Squashed = { letters: string; at: number[]; isWordStart: boolean[]; isWordEnd: boolean[] }

/**
 * A text reduced to its letters and digits, so that "Tide-Water  POWER", "T i d e w a t e r" and a name with invisible
 * characters in it all read alike; each letter remembers where it stood.
 */
export function squash(text: string): Squashed {
  const squashed: Squashed = { letters: '', at: [], isWordStart: [], isWordEnd: [] }
  for (const word of text.matchAll(/[\p{L}\p{N}\p{M}\p{Cf}]+/gu)) {
    const from = squashed.at.length
    let offset = word.index
    for (const character of word[0]) {
      for (const letter of plainLetters(character)) {
        squashed.letters += letter
        squashed.at.push(offset)
        squashed.isWordStart.push(false)
        squashed.isWordEnd.push(false)
      }
      offset += character.length
    }
    if (squashed.at.length === from) continue
    squashed.isWordStart[from] = true
    squashed.isWordEnd[squashed.at.length - 1] = true
  }
  return squashed
}

/** Accents and full-width forms fall away; two letters may come of one, as in "ﬁ". */
function plainLetters(character: string): string {
  return character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Every place where the squashed words stand as whole words, or inside one word if they are long enough to be told apart. */
export function findSquashed(text: Squashed, wanted: string, shortestInside: number): Span[] {
  const letters = squash(wanted).letters
  const spans: Span[] = []
  if (letters.length < 2) return spans
  for (let from = text.letters.indexOf(letters); from !== -1; from = text.letters.indexOf(letters, from + 1)) {
    const last = from + letters.length - 1
    const isWhole = text.isWordStart[from] === true && text.isWordEnd[last] === true
    if (!isWhole && !(letters.length >= shortestInside && isInOneWord(text, from, last))) continue
    const end = text.at[last] ?? 0
    spans.push({ start: text.at[from] ?? 0, end: end + 1 })
  }
  return spans
}

function isInOneWord(text: Squashed, from: number, last: number): boolean {
  for (let at = from + 1; at <= last; at++) if (text.isWordStart[at]) return false
  return true
}
