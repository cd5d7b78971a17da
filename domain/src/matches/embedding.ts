import { textFeatures } from './text-features.ts'
import { textForMatching } from './text-for-matching.ts'

/** Stored with every vector; vectors of different models are never compared. */
export const builtInModel = 'work-concepts-3'
/** Measured against exact features: 512 places lose .007 of nDCG, 384 lose .012, 1024 lose .004. */
export const dimensions = 512

/** Each feature falls into two places, so that two features seldom meet in both of them. */
const placesOfFeature = 2
/** Long texts are read this far; what a résumé is about is said by then. */
const longestText = 60_000

/** The cosine below which two texts have nothing in common, and the one from which they are about the same work. */
export const unrelated = 0.1
const same = 0.6

/**
 * The built-in embedder: skills and families of work of a text, hashed with a sign into 512 places.
 * Deterministic; unit length; zeros for an empty text.
 */
export function embedText(text: string): number[] {
  const vector = new Float64Array(dimensions)
  for (const [feature, value] of textFeatures(text.slice(0, longestText))) {
    for (let turn = 0; turn < placesOfFeature; turn++) {
      const hash = hashOf(feature, turn)
      const place = (hash >>> 1) % dimensions
      vector[place] = (vector[place] ?? 0) + (hash & 1 ? -value : value)
    }
  }
  const length = Math.hypot(...vector)
  return Array.from(vector, (value) => (length === 0 ? 0 : Math.round((value / length) * 1e5) / 1e5))
}

/** The vector of a résumé: only of what may count (decisions.md A.4). */
export function embedResume(reading: Parameters<typeof textForMatching>[0]): number[] {
  return embedText(textForMatching(reading))
}

/**
 * X: how alike two vectors are, 0 to 1; null when one is missing, empty or of another size. The first is the one that meets
 * hundreds of others; those are gone through once.
 */
export function similarity(a: Vector | null, b: Vector | null): number | null {
  if (!a || !b || a.length !== b.length) return null
  let dot = 0
  let squares = 0
  for (let i = 0; i < a.length; i++) {
    const place = b[i] ?? 0
    dot += (a[i] ?? 0) * place
    squares += place ** 2
  }
  const lengths = lengthOf(a) * Math.sqrt(squares)
  if (lengths === 0) return null
  const cosine = dot / lengths
  return Math.min(1, Math.max(0, (cosine - unrelated) / (same - unrelated)))
}

export type Vector = Readonly<ArrayLike<number>>

/** A résumé meets hundreds of jobs with the same vector. */
const keptLengths = new WeakMap<Vector, number>()

function lengthOf(vector: Vector): number {
  const kept = keptLengths.get(vector)
  if (kept !== undefined) return kept
  let squares = 0
  for (let i = 0; i < vector.length; i++) squares += (vector[i] ?? 0) ** 2
  const length = Math.sqrt(squares)
  keptLengths.set(vector, length)
  return length
}

/** FNV-1a with a final mix, so that near strings land far apart. */
function hashOf(text: string, turn: number): number {
  let hash = 0x811c9dc5 ^ (turn * 7919)
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}
