import * as z from 'zod/mini'
import type { AiFit } from './ai-fit.ts'
import { type AiPartName, aiWeights } from './ai-weights.ts'

const aiPart = z.object({
  name: z.enum(['skills', 'title', 'experience', 'seniority']),
  /** Null where a side gave no data; the part was then left out and the others weigh more. */
  points: z.nullable(z.number()),
  maximum: z.number(),
})

const coveredSkill = z.object({
  name: z.string(),
  importance: z.enum(['must_have', 'nice']),
  state: z.enum(['met', 'listed', 'neighbour', 'missing']),
  through: z.nullable(z.string()),
})

const share = z.object({ met: z.int(), of: z.int() })

/** Everything a score is made of, as it is stored with the score and shown when the figure is opened. */
export const matchBreakdown = z.object({
  aiParts: z.array(aiPart),
  skills: z.array(coveredSkill),
  /** The desired or held title that came closest. */
  closestTitle: z.nullable(z.object({ title: z.string(), isDesired: z.boolean() })),
  gates: z.array(
    z.object({
      kind: z.enum(['work_mode', 'place', 'employment_type', 'pay']),
      state: z.enum(['pass', 'unknown', 'fail']),
      isStated: z.boolean(),
    }),
  ),
  preferences: share,
  mustHaves: share,
  isTrustedEmployer: z.boolean(),
  raise: z.array(z.object({ points: z.int(), text: z.string() })),
})
export type MatchBreakdown = z.infer<typeof matchBreakdown>

/** The parts of the AI fit with their points, one decimal; they add up to the score before it is rounded. */
export function aiPartsOf(fit: AiFit): MatchBreakdown['aiParts'] {
  return (Object.keys(aiWeights) as AiPartName[]).map((name) => {
    const part = fit.shares[name]
    return {
      name,
      points: part === null ? null : oneDecimal(part * fit.maxima[name]),
      maximum: oneDecimal(fit.maxima[name]),
    }
  })
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
