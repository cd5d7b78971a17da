import type { RewriteSuggestion } from '../analysis-schema.ts'
import { type Case, sourcesOf } from './case.ts'
import { outcomeQuestionId } from './questions.ts'
import { draftSummary } from './summary-line.ts'
import { isTruthful } from './truth-guard.ts'
import { openWithVerb, withResult } from './wording.ts'
import { weakestBullets } from './wording-fixes.ts'

const mostRewrites = 4

/** Deeper rewrites for the role aimed at. Each passes the truth guard or is left out. */
export function rewriteSuggestions(one: Case): RewriteSuggestion[] {
  const targetRole = one.targets[0]?.title ?? null
  const sources = sourcesOf(one)
  const summary = draftSummary(one)
  const rewrites: RewriteSuggestion[] = summary
    ? [
        {
          section: 'Summary',
          targetRole,
          before: one.reading.summary ?? '',
          after: summary,
          notes: 'Made of facts of your résumé. Fill in the blanks.',
          lines: summaryLines(one),
        },
      ]
    : []
  for (const bullet of weakestBullets(one.bullets)) {
    const answer = one.answers.get(outcomeQuestionId(bullet))
    const opened = (one.isEnglish ? openWithVerb(bullet.text) : null) ?? bullet.text
    const after = withResult(opened, answer ?? '[what got better, with a number]')
    rewrites.push({
      section: bullet.role.employer ?? bullet.role.title ?? 'Experience',
      targetRole,
      before: bullet.text,
      after,
      notes: answer
        ? 'The result is from your answer.'
        : 'Answer the question about this bullet, and the blank is filled.',
      lines: bullet.lines,
    })
  }
  return rewrites
    .filter(
      (rewrite) => rewrite.section === 'Summary' || isTruthful(rewrite.after, [...sources, 'Handled Oversaw Took']),
    )
    .slice(0, mostRewrites)
}

function summaryLines(one: Case): number[] {
  const section = one.reading.sections.find((candidate) => candidate.kind === 'summary')
  return section ? [section.lines.from] : []
}
