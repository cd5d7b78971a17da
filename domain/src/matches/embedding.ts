import { findSkillsInText } from '../taxonomy/skills.ts'
import { findTitle } from '../taxonomy/titles.ts'
import { keysOf } from '../taxonomy/words.ts'
import { isStopWord } from './stop-words.ts'

/** Stored with every vector; vectors of different models are never compared. */
export const builtInModel = 'hashed-concepts-1'
export const dimensions = 384

/** Skills and titles say more about work than single words do. */
const weightOf = { word: 1, pair: 0.6, skill: 2.5, group: 0.8, title: 3, family: 2 }
/** Long texts are read this far; what a résumé is about is said by then. */
const longestText = 60_000
const titleLineLength = 60

/** The cosine below which two texts have nothing in common, and the one from which they are about the same work. */
const unrelated = 0.12
const same = 0.62

/**
 * The built-in embedder: words, pairs of words, skills with their groups and titles with their families, each hashed with
 * a sign into one of 384 places, damped by the root of their count. Deterministic; unit length; zeros for an empty text.
 */
export function embedText(text: string): number[] {
  const vector = new Float64Array(dimensions)
  for (const [feature, weight] of featuresOf(text.slice(0, longestText))) {
    const hash = hashOf(feature)
    const sign = hash & 0x80000000 ? -1 : 1
    const place = hash % dimensions
    vector[place] = (vector[place] ?? 0) + sign * weight
  }
  const length = Math.hypot(...vector)
  return Array.from(vector, (value) => (length === 0 ? 0 : Math.round((value / length) * 1e5) / 1e5))
}

/** X: how alike two vectors are, 0 to 1; null when one is missing, empty or of another size. */
export function similarity(a: readonly number[] | null, b: readonly number[] | null): number | null {
  if (!a || !b || a.length !== b.length) return null
  let dot = 0
  let lengthA = 0
  let lengthB = 0
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0]
    dot += x * y
    lengthA += x * x
    lengthB += y * y
  }
  if (lengthA === 0 || lengthB === 0) return null
  const cosine = dot / Math.sqrt(lengthA * lengthB)
  return Math.min(1, Math.max(0, (cosine - unrelated) / (same - unrelated)))
}

function featuresOf(text: string): Map<string, number> {
  const counts = new Map<string, { count: number; weight: number }>()
  const add = (feature: string, weight: number) => {
    const entry = counts.get(feature)
    if (entry) entry.count += 1
    else counts.set(feature, { count: 1, weight })
  }
  const words = keysOf(text).filter((word) => !isStopWord(word))
  words.forEach((word, index) => {
    add(word, weightOf.word)
    const next = words[index + 1]
    if (next) add(`${word} ${next}`, weightOf.pair)
  })
  for (const { skill } of findSkillsInText(text)) {
    add(`skill:${skill.name}`, weightOf.skill)
    add(`group:${skill.group}`, weightOf.group)
  }
  for (const line of text.split('\n')) {
    const title = line.length <= titleLineLength ? findTitle(line) : null
    if (!title) continue
    add(`title:${title.family.name}`, weightOf.title)
    add(`family:${title.family.group}`, weightOf.family)
  }
  return new Map([...counts].map(([feature, { count, weight }]) => [feature, weight * Math.sqrt(count)]))
}

/** FNV-1a with a final mix, so that near strings land far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}
