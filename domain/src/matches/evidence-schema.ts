import * as z from 'zod/mini'
import { evidenceParts } from './evidence-parts.ts'

/** Words of one side, where they stand, and those of them that count. */
const quote = z.object({
  source: z.enum(['resume', 'wish', 'posting']),
  text: z.string(),
  where: z.nullable(z.string()),
  words: z.array(z.string()),
})
export type Quote = z.infer<typeof quote>

/** What was laid beside what for one point; null where that side says nothing. */
const evidencePoint = z.object({
  part: z.enum(evidenceParts),
  /** The skill or gate in question. */
  about: z.nullable(z.string()),
  candidate: z.nullable(quote),
  job: z.nullable(quote),
})
export type EvidencePoint = z.infer<typeof evidencePoint>

export const matchEvidence = z.object({ points: z.array(evidencePoint) })
export type MatchEvidence = z.infer<typeof matchEvidence>
