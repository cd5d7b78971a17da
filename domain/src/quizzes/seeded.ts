/** Chance as data: the same seed draws the same numbers, so that a quiz can be made again and tested. */
export type Draw = () => number

export function seededDraw(seed: string): Draw {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function drawBelow(draw: Draw, limit: number): number {
  return Math.floor(draw() * limit)
}

export function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = drawBelow(draw, last + 1)
    const kept = order[last] as Item
    order[last] = order[other] as Item
    order[other] = kept
  }
  return order
}
