import type { Sparse } from './sparse.ts'

/** A sparse vector whose dimensions are numbers: two of them multiply some ten times faster than by name. */
export type Packed = { places: Uint16Array; values: Float64Array }

/** Numbers the dimensions that occur in these vectors; what is packed later may have no others. */
export function packer(vocabulary: readonly Sparse[]): (vector: Sparse) => Packed {
  const placeOf = new Map<string, number>()
  for (const vector of vocabulary)
    for (const name of vector.keys()) placeOf.set(name, placeOf.get(name) ?? placeOf.size)
  if (placeOf.size > board.length) throw new Error(`${placeOf.size} dimensions are more than fit.`)
  return (vector) => ({
    places: Uint16Array.from(vector.keys(), (name) => placeOf.get(name) ?? 0),
    values: Float64Array.from(vector.values()),
  })
}

/** Zeros between two calls. */
const board = new Float64Array(8_192)

export function dotPacked(a: Packed, b: Packed): number {
  spread(a, 1)
  let sum = 0
  for (let at = 0; at < b.places.length; at++) sum += (board[b.places[at] ?? 0] ?? 0) * (b.values[at] ?? 0)
  spread(a, 0)
  return sum
}

function spread({ places, values }: Packed, factor: number): void {
  for (let at = 0; at < places.length; at++) board[places[at] ?? 0] = (values[at] ?? 0) * factor
}
