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

export function packNumbers(vector: ReadonlyMap<number, number>): Packed {
  return { places: Uint16Array.from(vector.keys()), values: Float64Array.from(vector.values()) }
}

/** Adds many vectors of this many dimensions; the sum names its places in the order in which they were met. */
export function adder(dimensions: number): (parts: readonly { vector: Packed; factor: number }[]) => Packed {
  const sums = new Float64Array(dimensions)
  const isMet = new Uint8Array(dimensions)
  const met = new Uint16Array(dimensions)
  return (parts) => {
    let count = 0
    for (const { vector, factor } of parts) {
      const { places, values } = vector
      for (let at = 0; at < places.length; at++) {
        const place = places[at] ?? 0
        if (isMet[place] === 0) {
          isMet[place] = 1
          met[count++] = place
        }
        sums[place] = (sums[place] ?? 0) + (values[at] ?? 0) * factor
      }
    }
    const places = met.slice(0, count)
    const values = new Float64Array(count)
    for (let at = 0; at < count; at++) {
      const place = places[at] ?? 0
      values[at] = sums[place] ?? 0
      sums[place] = 0
      isMet[place] = 0
    }
    return { places, values }
  }
}

export function unitPacked({ places, values }: Packed): Packed {
  let squares = 0
  for (const value of values) squares += value * value
  if (squares === 0) return { places, values }
  const length = Math.sqrt(squares)
  return { places, values: values.map((value) => value / length) }
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
