import type { AtsCheck, AtsChecks, TextEdit } from '../analysis-schema.ts'
import type { LayoutFacts } from '../layout-facts.ts'
import { atsReadiness } from './ats-checks.ts'
import type { Case, DraftFix } from './case.ts'

const full = (check: AtsCheck): AtsCheck => ({ ...check, points: check.outOf, passed: true })

/** What a check would gain once it is mended, in full or by some points. */
export function mended(
  one: Case,
  key: keyof AtsChecks,
  points?: number,
  layout: LayoutFacts = one.layout,
): DraftFix['change'] {
  const check = one.checks[key]
  const better = points === undefined ? full(check) : { ...check, points: Math.min(check.outOf, check.points + points) }
  const gain = atsReadiness({ ...one.checks, [key]: better }, layout) - atsReadiness(one.checks, one.layout)
  return (evidence) => ({ ...evidence, ats: Math.min(100, evidence.ats + gain) })
}

type Rest = {
  before: string | null
  after: string | null
  change: DraftFix['change']
  edits?: TextEdit[]
  lines?: readonly number[]
}

export function plainFix(id: string, title: string, estMinutes: number, rationale: string, rest: Rest): DraftFix {
  return {
    id,
    title,
    estMinutes,
    rationale,
    beforeSnippet: rest.before,
    afterSnippet: rest.after,
    edits: rest.edits ?? [],
    lines: [...(rest.lines ?? [])],
    change: rest.change,
  }
}
