import type { TextEdit } from '../analysis-schema.ts'
import { type Bullet, hasOutcome, isWhole, mayHaveResult, mostWords } from './bullets.ts'
import type { Case, DraftFix } from './case.ts'
import { outcomeQuestionId } from './questions.ts'
import { type Evidence, fewestGraded } from './score.ts'
import { openWithVerb, resultBlank, shorten, splitStatement, textKey, withResult } from './wording.ts'

const mostOutcomeFixes = 3
const minutesForOutcome = 4
const minutesForVerb = 2
const minutesForSplit = 2

export function wordingFixes(one: Case): DraftFix[] {
  if (one.bullets.length < fewestGraded) return []
  const weakest = quickOutcomes(one)
  // Each bullet is changed by one fix only, so that any order of applying them works.
  const others = one.bullets.filter((bullet) => !weakest.includes(bullet))
  const long = others.filter((bullet) => bullet.words > mostWords)
  const short = others.filter((bullet) => bullet.words <= mostWords)
  return [...weakest.map((bullet) => outcomeFix(one, bullet)), ...verbFix(one, short), ...splitFix(long)]
}

/** The bullets that quick wins ask a result for; the rewrites take up the next ones. */
export function quickOutcomes(one: Case): Bullet[] {
  return one.bullets.length < fewestGraded ? [] : weakestBullets(one.bullets).slice(0, mostOutcomeFixes)
}

/** Duties without an outcome, the newest role first, since that is what gets read. */
export function weakestBullets(bullets: readonly Bullet[]): Bullet[] {
  const roles = [...new Set(bullets.map((bullet) => bullet.role))]
  // Where the others open with a verb, one that names a thing needs a verb first and a result after that.
  const isVerbal = bullets.filter((bullet) => bullet.opensWithVerb).length * 2 >= bullets.length
  return bullets
    .filter((bullet) => !bullet.hasOutcome && bullet.lines.length > 0 && isWhole(bullet.text) && mayHaveResult(bullet))
    .filter((bullet) => !isVerbal || bullet.opensWithVerb || openWithVerb(bullet.text) !== null)
    .toSorted(
      (a, b) => roles.indexOf(a.role) - roles.indexOf(b.role) || Number(a.opensWithVerb) - Number(b.opensWithVerb),
    )
    .filter((bullet, at, all) => all.slice(0, at).filter((other) => other.role === bullet.role).length < 2)
}

function outcomeFix(one: Case, bullet: Bullet): DraftFix {
  const answer = one.answers.get(outcomeQuestionId(bullet))?.trim()
  const opened = (one.isEnglish ? openWithVerb(bullet.text) : null) ?? bullet.text
  const after = withResult(opened, answer ? answer : resultBlank)
  const isAnswered = Boolean(answer) && one.guard(after).length === 0
  const gainsVerb = one.isEnglish && !bullet.opensWithVerb && opened !== bullet.text
  return {
    id: `outcome-${textKey(bullet.text)}`,
    title: `Say what changed: “${shorten(bullet.text, 48)}”`,
    estMinutes: isAnswered ? 1 : minutesForOutcome,
    rationale: isAnswered
      ? 'This bullet names the duty. Your answer has the result, so use it.'
      : 'This bullet names the duty and stops before the outcome. Fill in the blank with what is true.',
    beforeSnippet: bullet.text,
    afterSnippet: after,
    edits: [{ before: bullet.text, after, lines: bullet.lines }],
    lines: bullet.lines,
    change: (evidence) => ({
      ...evidence,
      withOutcome: evidence.withOutcome + (answer && !hasOutcome(after) ? 0 : 1),
      withVerb:
        gainsVerb && evidence.withVerb !== null ? Math.min(evidence.bullets, evidence.withVerb + 1) : evidence.withVerb,
    }),
  }
}

function verbFix(one: Case, bullets: readonly Bullet[]): DraftFix[] {
  if (!one.isEnglish) return []
  const weak = bullets.filter((bullet) => !bullet.opensWithVerb && bullet.lines.length > 0 && isWhole(bullet.text))
  const edits = weak.flatMap((bullet): TextEdit[] => {
    const after = openWithVerb(bullet.text)
    return after ? [{ before: bullet.text, after, lines: bullet.lines }] : []
  })
  const [first] = edits
  const count = edits.length > 0 ? edits.length : Math.min(5, weak.length)
  if (count === 0) return []
  const example = first ?? {
    before: weak[0]?.text ?? '',
    after: `[Verb] ${weak[0]?.text ?? ''}`,
    lines: weak[0]?.lines ?? [],
  }
  return [
    {
      id: 'verbs',
      title: count === 1 ? 'Start one more bullet with a verb' : `Start ${count} more bullets with a verb`,
      estMinutes: edits.length > 0 ? 1 + Math.ceil(count / 3) : count * minutesForVerb,
      rationale: '“Led”, “trained” and “reduced” read faster than “was responsible for”.',
      beforeSnippet: example.before,
      afterSnippet: example.after,
      edits,
      lines: weak.flatMap((bullet) => bullet.lines),
      change: (evidence) =>
        evidence.withVerb === null
          ? evidence
          : { ...evidence, withVerb: Math.min(evidence.bullets, evidence.withVerb + count) },
    },
  ]
}

function splitFix(bullets: readonly Bullet[]): DraftFix[] {
  const long = bullets.filter((bullet) => bullet.lines.length > 0)
  if (long.length === 0) return []
  const edits = long.flatMap((bullet): TextEdit[] => {
    const halves = splitStatement(bullet.text)
    return halves ? [{ before: bullet.text, after: `${halves[0]}\n• ${halves[1]}`, lines: bullet.lines }] : []
  })
  const example = edits[0] ?? { before: long[0]?.text ?? '', after: null }
  return [
    {
      id: 'split',
      title: long.length === 1 ? 'Cut one long bullet in two' : `Cut ${long.length} long bullets in two`,
      estMinutes: long.length * minutesForSplit,
      rationale: `Past ${mostWords} words the end of a bullet is not read.`,
      beforeSnippet: example.before,
      afterSnippet: example.after,
      edits,
      lines: long.flatMap((bullet) => bullet.lines),
      change: (evidence) => withSplit(evidence, long.length),
    },
  ]
}

function withSplit(evidence: Evidence, count: number): Evidence {
  return { ...evidence, wellSized: Math.min(evidence.bullets, evidence.wellSized + count) }
}
