/** A vector that names its dimensions; only those that are not zero. */
export type Sparse = ReadonlyMap<string, number>

export function unit(vector: Sparse): Sparse {
  let squares = 0
  for (const value of vector.values()) squares += value * value
  if (squares === 0) return vector
  const length = Math.sqrt(squares)
  return new Map([...vector].map(([name, value]) => [name, value / length]))
}

export function dot(a: Sparse, b: Sparse): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [name, value] of small) sum += value * (large.get(name) ?? 0)
  return sum
}

export function addScaled(target: Map<string, number>, vector: Sparse, factor: number): void {
  for (const [name, value] of vector) target.set(name, (target.get(name) ?? 0) + value * factor)
}
