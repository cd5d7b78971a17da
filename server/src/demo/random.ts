import { createHash } from 'node:crypto'

/** Chance as data: the same seed gives the same world. */
export type Random = {
  next(): number
  /** Both ends can come. */
  whole(low: number, high: number): number
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  some<Item>(items: readonly Item[], count: number): Item[]
}

/** mulberry32, fed with a hash, so that neighbouring seeds have nothing in common. */
export function seededRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick<Item>(items: readonly Item[]) {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new Error('Nothing to pick from.')
      return item
    },
    some<Item>(items: readonly Item[], count: number) {
      const rest = [...items]
      return Array.from({ length: Math.min(count, items.length) }, () =>
        rest.splice(whole(0, rest.length - 1), 1),
      ).flat()
    },
  }
}

/** An id that is always the same for the same thing of the same world, in the shape of a random one. */
export function stableId(seed: string, label: string): string {
  const bytes = createHash('sha256').update(`${seed}/${label}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
