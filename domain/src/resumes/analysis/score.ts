import type { ScorePart } from '../analysis-schema.ts'
import type { ResumeReading } from '../reading.ts'
import { list } from './ats-checks.ts'
import { type Bullet, fewestWords, mostWords } from './bullets.ts'

/** decisions.md D.18: overall = .35 ATS + .30 impact + .20 writing + .15 completeness. */
const weights = { ats: 35, impact: 30, writing: 20, completeness: 15 }
/** Impact is full when this share of the bullets has an outcome. */
const fullImpactShare = 0.6
/** Fewer bullets than this say nothing about how somebody writes. */
export const fewestGraded = 3

/** The counts the score is made of. A quick win changes them to see what it would gain. */
export type Evidence = {
  ats: number
  bullets: number
  withOutcome: number
  /** Null for languages whose bullets do not open with a verb. */
  withVerb: number | null
  wellSized: number
  complete: number
}

export function evidenceOf(bullets: readonly Bullet[], ats: number, complete: number, isEnglish: boolean): Evidence {
  return {
    ats,
    bullets: bullets.length,
    withOutcome: bullets.filter((bullet) => bullet.hasOutcome).length,
    withVerb: isEnglish ? bullets.filter((bullet) => bullet.opensWithVerb).length : null,
    wellSized: bullets.filter(isWellSized).length,
    complete,
  }
}

/** Impact is full: most bullets name an outcome. */
export function tellsResults({ evidence }: { evidence: Evidence }): boolean {
  return evidence.bullets >= fewestGraded && evidence.withOutcome / evidence.bullets >= fullImpactShare
}

export function isWellSized(bullet: Bullet): boolean {
  return bullet.words >= fewestWords && bullet.words <= mostWords
}

/** 0 to 100. What is not graded is left out and the rest weighs more (decisions.md A.6). */
export function overallScore(evidence: Evidence): number {
  const shares = sharesOf(evidence)
  const graded = Object.entries(shares).flatMap(([key, share]) =>
    share === null ? [] : [{ share, weight: weights[key as keyof typeof weights] }],
  )
  const weight = graded.reduce((sum, part) => sum + part.weight, 0)
  return Math.round((100 * graded.reduce((sum, part) => sum + part.share * part.weight, 0)) / weight)
}

function sharesOf(evidence: Evidence): {
  ats: number
  impact: number | null
  writing: number | null
  completeness: number
} {
  const { bullets } = evidence
  const isGraded = bullets >= fewestGraded
  return {
    ats: evidence.ats / 100,
    impact: isGraded ? Math.min(1, evidence.withOutcome / bullets / fullImpactShare) : null,
    writing: isGraded ? writingShare(evidence) : null,
    completeness: evidence.complete,
  }
}

function writingShare({ bullets, withVerb, wellSized }: Evidence): number {
  return withVerb === null ? wellSized / bullets : (0.5 * withVerb + 0.5 * wellSized) / bullets
}

export function scoreParts(
  evidence: Evidence,
  bullets: readonly Bullet[],
  missing: readonly string[],
  reading: ResumeReading,
): ScorePart[] {
  const shares = sharesOf(evidence)
  const points = (share: number | null, outOf: number) => (share === null ? null : Math.round(share * outOf))
  const tooFew = `Not graded: fewer than ${fewestGraded} bullets`
  const flat = (some: readonly Bullet[]) => some.flatMap((bullet) => bullet.lines)
  return [
    {
      key: 'ats',
      label: 'ATS readiness',
      points: points(shares.ats, weights.ats),
      outOf: weights.ats,
      note: `${evidence.ats} of 100 in the checks`,
      lines: [],
    },
    {
      key: 'impact',
      label: 'Impact',
      points: points(shares.impact, weights.impact),
      outOf: weights.impact,
      note: shares.impact === null ? tooFew : `${evidence.withOutcome} of ${evidence.bullets} bullets name an outcome`,
      // Without any outcome it is the bullets themselves that lack one.
      lines: flat(evidence.withOutcome > 0 ? bullets.filter((bullet) => bullet.hasOutcome) : bullets),
    },
    {
      key: 'writing',
      label: 'Writing',
      points: points(shares.writing, weights.writing),
      outOf: weights.writing,
      note: shares.writing === null ? tooFew : writingNote(evidence),
      lines: flat(
        bullets.filter((bullet) => (evidence.withVerb !== null && !bullet.opensWithVerb) || !isWellSized(bullet)),
      ),
    },
    {
      key: 'completeness',
      label: 'Completeness',
      points: points(shares.completeness, weights.completeness),
      outOf: weights.completeness,
      note: missing.length === 0 ? 'Nothing is missing' : `Missing: ${list(missing)}`,
      lines: completeLines(reading),
    },
  ]
}

function writingNote({ bullets, withVerb, wellSized }: Evidence): string {
  const sized = `${wellSized} of ${bullets} bullets have ${fewestWords} to ${mostWords} words`
  return withVerb === null
    ? sized
    : `${withVerb} of ${bullets} bullets open with a verb, ${wellSized} have ${fewestWords} to ${mostWords} words`
}

/** Where the things a reader looks for stand. */
function completeLines({ sections, roles, education }: ResumeReading): number[] {
  const contact = sections.filter(({ kind }) => kind === 'contact').flatMap(({ lines: { from, to } }) => [from, to])
  const others = sections.filter(({ kind }) => kind === 'summary' || kind === 'skills').map(({ lines }) => lines.from)
  return [...contact, ...others, ...roles.map(({ lines }) => lines.from), ...education.map(({ lines }) => lines.from)]
}

/** What a reader looks for; each counts the same. */
export function completeness(reading: ResumeReading): { share: number; missing: string[] } {
  const roles = reading.roles
  const parts: [boolean, string][] = [
    [reading.name !== null, 'your name'],
    [reading.emails.length > 0, 'an e-mail address'],
    [reading.phones.length > 0, 'a phone number'],
    [reading.location !== null, 'your city'],
    [reading.headline !== null || reading.summary !== null, 'a headline or summary'],
    [roles.some((role) => role.start !== null), 'a dated role'],
    [
      roles.length > 0 && roles.every((role) => role.title !== null && role.employer !== null),
      'title and employer of every role',
    ],
    [
      roles.length > 0 && roles.slice(0, 2).every((role) => role.bullets.length > 0),
      'what you did in your latest roles',
    ],
    [reading.education.length > 0, 'your education'],
    [reading.skills.length >= 5, 'five skills'],
  ]
  const missing = parts.filter(([isThere]) => !isThere).map(([, name]) => name)
  return { share: 1 - missing.length / parts.length, missing }
}
