import type { AnalysisQuestion, KeywordGap } from '../analysis-schema.ts'
import type { ResumeReading } from '../reading.ts'
import type { Bullet } from './bullets.ts'
import { lowerFirst } from './keyword-gaps.ts'
import { findGaps, periodName } from './red-flags.ts'
import { shorten, textKey } from './wording.ts'

const mostQuestions = 6

/** What only the person can know. Answers come back into the fixes. */
export function askQuestions(
  reading: ResumeReading,
  weakest: readonly Bullet[],
  gaps: readonly KeywordGap[],
  today: string,
): AnalysisQuestion[] {
  const outcomes = weakest.map((bullet) => ({
    id: outcomeQuestionId(bullet),
    subject: '',
    prompt: `What got better because of this: “${shorten(bullet.text, 90)}”`,
    expectedFormat: 'A result, with a number if you have one.',
    lines: bullet.lines,
  }))
  const gapQuestions = findGaps(reading, today)
    .slice(0, 1)
    .map((gap) => ({
      id: `gap-${gap.from}-${gap.to}`,
      subject: '',
      prompt: `What did you do from ${periodName(gap.from, gap.to)}?`,
      expectedFormat: 'One sentence.',
      lines: gap.lines,
    }))
  const skills = gaps
    .filter((gap) => gap.state === 'missing')
    .slice(0, 2)
    .map((gap) => ({
      id: `skill-${textKey(gap.missingOrWeak)}`,
      subject: gap.missingOrWeak,
      prompt: `Your résumé does not name ${lowerFirst(gap.missingOrWeak)}. Have you worked with it? Where, and for what?`,
      expectedFormat: 'One sentence, or leave it empty.',
      lines: [],
    }))
  const listed = gaps
    .filter((gap) => gap.state === 'elsewhere')
    .slice(0, 1)
    .map((gap) => ({
      id: `shown-${textKey(gap.missingOrWeak)}`,
      subject: gap.missingOrWeak,
      prompt: `You list ${lowerFirst(gap.missingOrWeak)}. In which role was it part of your work?`,
      expectedFormat: 'The role and what you did with it.',
      lines: gap.lines,
    }))
  return [...outcomes, ...gapQuestions, ...listed, ...skills].slice(0, mostQuestions)
}

export function outcomeQuestionId(bullet: Bullet): string {
  return `outcome-${textKey(bullet.text)}`
}
