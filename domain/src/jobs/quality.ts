import * as z from 'zod/mini'
import { jobLimits } from './limits.ts'
import type { JobSkill } from './schema.ts'

/** The live checks of the Quality Guard panel, per role (decisions.md G.52). */
export const qualityKinds = ['answers', 'pay', 'must_haves', 'leak', 'wording'] as const
export const qualityProblem = z.object({ kind: z.enum(qualityKinds), sentence: z.string(), action: z.string() })
export type QualityKind = (typeof qualityKinds)[number]
export type QualityProblem = z.infer<typeof qualityProblem>

export const qualityGuardNote = 'Published after an expectations quiz. Snapshots cannot change. Answer within 14 days.'

/** What stands beside a check that every role passes. */
export const qualityHolds: Record<QualityKind, { label: string; sentence: string }> = {
  answers: { label: 'Answers', sentence: 'Nobody waits longer than 14 days' },
  pay: { label: 'Pay', sentence: 'Shown in every role' },
  must_haves: { label: 'Must-haves', sentence: `${jobLimits.mustHaves} or fewer in every role` },
  leak: { label: 'Anonymity', sentence: 'No leak found in hidden roles' },
  wording: { label: 'Wording', sentence: 'Plain and open to everyone' },
}

export function qualityProblems(role: {
  compRange: string | null
  skills: readonly JobSkill[]
  openLeaks: number
  codedPhrases: readonly string[]
  answersOverdue: number
}): QualityProblem[] {
  const problems: QualityProblem[] = []
  const mustHaves = role.skills.filter((one) => one.importance === 'must_have').length
  if (role.answersOverdue > 0) {
    const sentence = `${counted(role.answersOverdue, 'answer')} overdue`
    problems.push({ kind: 'answers', sentence, action: 'Answer' })
  }
  if (!role.compRange) {
    problems.push({ kind: 'pay', sentence: 'Pay missing. Roles with pay get more applications.', action: 'Add pay' })
  }
  if (mustHaves > jobLimits.mustHaves) {
    const sentence = `${mustHaves} must-haves. Hardly anybody brings more than ${jobLimits.mustHaves}.`
    problems.push({ kind: 'must_haves', sentence, action: 'Trim' })
  }
  if (role.openLeaks > 0) {
    const sentence = `${counted(role.openLeaks, 'find')} may give your company away`
    problems.push({ kind: 'leak', sentence, action: 'Look' })
  }
  const [phrase] = role.codedPhrases
  if (phrase !== undefined) {
    const others = role.codedPhrases.length - 1
    const sentence = `“${phrase}”${others > 0 ? ` and ${others} more` : ''} may keep people away`
    problems.push({ kind: 'wording', sentence, action: 'Reword' })
  }
  return problems
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
