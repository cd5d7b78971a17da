import type { RewriteSuggestion, TextEdit } from '../analysis-schema.ts'
import { wordCount } from '../layout/line.ts'
import { type Bullet, hasOutcome } from './bullets.ts'
import type { Case } from './case.ts'
import { outcomeQuestionId } from './questions.ts'
import { tellsResults } from './score.ts'
import { skillsInOrder } from './skills-order.ts'
import { bestSentences, draftSummary, longestOpening, proudBlank, usesWornPhrases } from './summary-line.ts'
import { openWithVerb, resultBlank, withResult } from './wording.ts'
import { quickOutcomes, weakestBullets } from './wording-fixes.ts'

const mostRewrites = 4

/** Deeper rewrites for the role aimed at, none of which a quick win makes already. Each passes the truth guard or is left out. */
export function rewriteSuggestions(one: Case): RewriteSuggestion[] {
  const quick = new Set(quickOutcomes(one))
  // Where most bullets name a result, the others may be what they are.
  const bullets = tellsResults(one) ? [] : weakestBullets(one.bullets).filter((bullet) => !quick.has(bullet))
  return [...summaryRewrite(one), ...skillsRewrite(one), ...bullets.map((bullet) => bulletRewrite(one, bullet))]
    .filter((rewrite) => one.guard(rewrite.after).length === 0)
    .slice(0, mostRewrites)
}

function summaryRewrite(one: Case): RewriteSuggestion[] {
  const { summary, sections } = one.reading
  const section = sections.find(
    ({ kind, heading, lines }) => kind === 'summary' && heading !== null && lines.to > lines.from,
  )
  // Without a summary the quick win adds one.
  if (!summary || !section) return []
  const isWorn = usesWornPhrases(summary) || wordCount(summary) > longestOpening
  const best = bestSentences(summary)
  const after = isWorn
    ? best
      ? `${best} ${proudBlank}`
      : draftSummary(one)
    : hasOutcome(summary)
      ? null
      : `${summary} ${proudBlank}`
  if (!after) return []
  return [
    rewriteOf(one, {
      id: 'summary',
      section: 'Summary',
      before: summary,
      after,
      notes: isWorn
        ? 'Without the words that stand on every résumé, and short enough to be read. Fill in the blanks.'
        : 'Yours is good. One result with a figure makes a reader stop.',
      lines: range(section.lines.from + 1, section.lines.to),
    }),
  ]
}

function skillsRewrite(one: Case): RewriteSuggestion[] {
  const order = skillsInOrder(one.reading, one.targets)
  if (!order) return []
  const { role, before, after, lines, moved } = order
  return [
    {
      ...rewriteOf(one, {
        id: 'skills-order',
        section: 'Skills',
        before,
        after,
        notes: `The same skills, with the ${moved} a ${role} is usually asked for first.`,
        lines,
      }),
      targetRole: role,
    },
  ]
}

function bulletRewrite(one: Case, bullet: Bullet): RewriteSuggestion {
  const id = outcomeQuestionId(bullet)
  const answer = one.answers.get(id)
  const opened = (one.isEnglish ? openWithVerb(bullet.text) : null) ?? bullet.text
  return rewriteOf(one, {
    id,
    section: bullet.role.employer ?? bullet.role.title ?? 'Experience',
    before: bullet.text,
    after: withResult(opened, answer ?? resultBlank),
    notes: answer
      ? 'The result is from your answer.'
      : 'It names the duty and stops before the outcome. The blank is yours to fill.',
    lines: bullet.lines,
  })
}

type Facts = Pick<RewriteSuggestion, 'id' | 'section' | 'before' | 'after' | 'notes' | 'lines'>

function rewriteOf(one: Case, facts: Facts): RewriteSuggestion {
  const edits: TextEdit[] = [{ before: facts.before, after: facts.after, lines: facts.lines }]
  return { ...facts, targetRole: one.targets[0]?.title ?? null, isByModel: false, edits }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
}
