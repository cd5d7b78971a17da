import { type Edge, findCycles } from './cycles.ts'
import type { Import } from './imports.ts'
import { isTest, type Violation } from './project-files.ts'

const grounds: { name: string; node: (path: string) => string | undefined }[] = [
  { name: 'nouns of the domain', node: (path) => /^domain\/src\/([^/]+)/.exec(path)?.[1] },
  { name: 'features of the server', node: (path) => /^server\/src\/features\/([^/]+)\//.exec(path)?.[1] },
  { name: 'features of the web', node: (path) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1] },
]

/** A cycle between features makes two of them one: neither can be read or changed alone. */
export function checkCycles(imports: Import[]): Violation[] {
  const found: Violation[] = []
  for (const { name, node } of grounds) {
    for (const cycle of findCycles(edgesBetween(imports, node))) {
      const first = cycle[0]
      if (!first) continue
      const way = [...cycle.map((edge) => edge.from), first.from].join(' → ')
      const because = cycle.map((edge) => `\n    ${edge.because}`).join('')
      found.push({ path: first.because.split(' ')[0] ?? '', message: `cycle between ${name}: ${way}${because}` })
    }
  }
  return found
}

/** Tables are the ground all features stand on: foreign keys tie them anyway, and their files import no verbs. */
function isTables(path: string): boolean {
  return /^server\/src\/features\/[^/]+\/tables\.ts$/.test(path)
}

function edgesBetween(imports: Import[], node: (path: string) => string | undefined): Edge[] {
  const edges: Edge[] = []
  for (const use of imports) {
    if (isTest(use.from) || use.target === undefined || isTables(use.target)) continue
    const from = node(use.from)
    const to = node(use.target)
    if (from === undefined || to === undefined || from === to) continue
    edges.push({ from, to, because: `${use.from} → ${use.target}` })
  }
  return edges
}
