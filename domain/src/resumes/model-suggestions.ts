import * as z from 'zod/mini'
import { bulletsOf, hasOutcome } from './analysis/bullets.ts'
import { type TruthGuard } from './analysis/truth-guard.ts'
import { textKey } from './analysis/wording.ts'
import { type ResumeAnalysis, type RewriteSuggestion, resumeAnalysis } from './analysis-schema.ts'
import type { ResumeReading } from './reading.ts'

const mostAsked = 8
const mostTaken = 5
const longest = 400

export const rephraseTask = `Rewrite the statements of a résumé so that each is one clear sentence of 8 to 30 words that opens
with a strong verb and keeps every fact. Where a result is missing, put "[result, with a number]" and nothing else in its
place. Leave out a statement that needs no change. For each give its id, the new text and one short reason.`

export const modelAnswer = z.object({
  rewrites: z.array(z.object({ id: z.string(), after: z.string(), reason: z.string() })),
})
export type ModelAnswer = z.infer<typeof modelAnswer>

/** What a model is given: the statements and the role aimed at. No name, no contact, no employer. */
export function statementsFor(reading: ResumeReading, analysis: ResumeAnalysis) {
  const statements = bulletsOf(reading)
    .filter((bullet) => bullet.lines.length > 0)
    .toSorted((a, b) => Number(hasOutcome(a.text)) - Number(hasOutcome(b.text)))
    .slice(0, mostAsked)
    .map((bullet) => ({ id: textKey(bullet.text), text: bullet.text }))
  return { role: analysis.rewriteSuggestions[0]?.targetRole ?? analysis.keywordsFor[0] ?? null, statements }
}

/**
 * The analysis with those of a model's rewrites that pass the truth guard, marked as its own (decisions.md D.19). Scores,
 * checks and everything that rules made stay as they are.
 */
export function withModelRewrites(
  analysis: ResumeAnalysis,
  reading: ResumeReading,
  answer: ModelAnswer,
  guard: TruthGuard,
): ResumeAnalysis {
  const bullets = new Map(bulletsOf(reading).map((bullet) => [textKey(bullet.text), bullet]))
  const taken = answer.rewrites.flatMap(({ id, after, reason }): RewriteSuggestion[] => {
    const bullet = bullets.get(id)
    const text = oneLine(after)
    const why = oneLine(reason)
    if (!bullet || text === '' || text.length > longest || text === bullet.text) return []
    if (guard(text).length > 0) return []
    return [
      {
        id: `model-${id}`,
        section: bullet.role.employer ?? bullet.role.title ?? 'Experience',
        targetRole: statementsFor(reading, analysis).role,
        before: bullet.text,
        after: text,
        notes: why.length > 0 && why.length <= 200 && guard(why).length === 0 ? why : 'The same facts in other words.',
        isByModel: true,
        edits: [{ before: bullet.text, after: text, lines: bullet.lines }],
        lines: bullet.lines,
      },
    ]
  })
  const once = taken.filter((one, at) => taken.findIndex((other) => other.id === one.id) === at).slice(0, mostTaken)
  return resumeAnalysis.parse({ ...analysis, rewriteSuggestions: [...analysis.rewriteSuggestions, ...once] })
}

function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[•*-]\s+/, '')
    .trim()
}
