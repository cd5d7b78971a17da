import type { Word } from './words.ts'

type Node<Value> = { next: Map<string, Node<Value>>; value: Value | null }

/** Phrases found in running text in one pass; the longest phrase wins at each word. */
export type PhraseTable<Value> = { root: Node<Value> }

export type Found<Value> = { value: Value; from: number; to: number }

export function makePhraseTable<Value>(): PhraseTable<Value> {
  return { root: { next: new Map(), value: null } }
}

/** Keeps the value that was there first, so that the caller's order decides who owns a phrase. */
export function addPhrase<Value>(table: PhraseTable<Value>, keys: readonly string[], value: Value): Value | null {
  let node = table.root
  for (const key of keys) {
    let next = node.next.get(key)
    if (!next) {
      next = { next: new Map(), value: null }
      node.next.set(key, next)
    }
    node = next
  }
  if (node.value === null) node.value = value
  return node.value
}

export function phraseOf<Value>(table: PhraseTable<Value>, keys: readonly string[]): Value | null {
  let node: Node<Value> | undefined = table.root
  for (const key of keys) {
    node = node.next.get(key)
    if (!node) return null
  }
  return node.value
}

/** What may stand between two words of one phrase: a space, a hyphen, a slash, one line break; never a comma or a full stop with a space. */
const JOINT = /^(?:[ \t\u00a0]*[-–‐/&_]?[ \t\u00a0]*|[.'’]|[ \t]*-?\r?\n[ \t]*)$/

/** `from` and `to` are word numbers, `to` included. A value that `accept` refuses gives way to a shorter one. */
export function findPhrases<Value>(
  table: PhraseTable<Value>,
  text: string,
  words: readonly Word[],
  accept: (value: Value, from: number, to: number) => boolean = () => true,
): Found<Value>[] {
  const found: Found<Value>[] = []
  for (let from = 0; from < words.length; from++) {
    const longest = longestAt(table, text, words, from, accept)
    if (!longest) continue
    found.push(longest)
    from = longest.to
  }
  return found
}

function longestAt<Value>(
  table: PhraseTable<Value>,
  text: string,
  words: readonly Word[],
  from: number,
  accept: (value: Value, from: number, to: number) => boolean,
): Found<Value> | null {
  let node: Node<Value> | undefined = table.root
  let longest: Found<Value> | null = null
  for (let to = from; to < words.length; to++) {
    const word = words[to]
    const before = words[to - 1]
    if (!word) break
    if (to > from && before && !JOINT.test(text.slice(before.end, word.start))) break
    node = node.next.get(word.key)
    if (!node) break
    if (node.value !== null && accept(node.value, from, to)) longest = { value: node.value, from, to }
  }
  return longest
}
