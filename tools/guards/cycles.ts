export type Edge = { from: string; to: string; because: string }

/** One shortest-found cycle for each strongly connected group, as the list of its edges. */
export function findCycles(edges: Edge[]): Edge[][] {
  const next = new Map<string, Edge[]>()
  for (const edge of edges) {
    if (edge.from === edge.to) continue
    next.set(edge.from, [...(next.get(edge.from) ?? []), edge])
  }
  const cycles: Edge[][] = []
  const covered = new Set<string>()
  for (const start of [...next.keys()].sort()) {
    if (covered.has(start)) continue
    const cycle = shortestWayBack(start, next)
    if (!cycle) continue
    for (const edge of cycle) covered.add(edge.from)
    cycles.push(cycle)
  }
  return cycles
}

function shortestWayBack(start: string, next: Map<string, Edge[]>): Edge[] | undefined {
  const queue: Edge[][] = (next.get(start) ?? []).map((edge) => [edge])
  const seen = new Set<string>()
  for (let way = queue.shift(); way; way = queue.shift()) {
    const end = way.at(-1)?.to ?? start
    if (end === start) return way
    if (seen.has(end)) continue
    seen.add(end)
    for (const edge of next.get(end) ?? []) queue.push([...way, edge])
  }
  return undefined
}
