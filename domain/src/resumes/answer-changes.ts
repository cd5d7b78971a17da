import { bulletsOf } from './analysis/bullets.ts'
import { plainWords } from './analysis/plain-words.ts'
import { outcomeQuestionId } from './analysis/questions.ts'
import { isEnglish } from './analysis/text-language.ts'
import { openWithVerb, resultBlank, withResult } from './analysis/wording.ts'
import type { AnalysisQuestion, TextEdit } from './analysis-schema.ts'
import type { HeldRole, ResumeReading } from './reading.ts'

export type AnswerChange = {
  key: string
  title: string
  edit: TextEdit
  /** What an earlier change may have put in place of `edit.before`. */
  instead: string[]
}

const saysNo = /^(?:no|none|nope|never|nothing|n\/?a|not (?:yet|really)|-+)\b[^\p{L}]*$|^no[,.;]/iu
const agreement = /^(?:yes|yeah|yep|sure)[\s,.:;–-]+/i

/**
 * What an answer changes in the résumé's text, in the person's own words (decisions.md D.20); null where it changes
 * nothing, as with "no".
 */
export function changeFromAnswer(
  reading: ResumeReading,
  { id, subject, lines }: AnalysisQuestion,
  answer: string,
): AnswerChange | null {
  const said = answer.trim().replace(/\s+/g, ' ')
  if (said === '' || saysNo.test(said)) return null
  if (id.startsWith('outcome-')) return resultChange(reading, id, said)
  if (id.startsWith('gap-')) return gapChange(id, lines, said)
  return skillChange(reading, id, subject, said.replace(agreement, ''))
}

function resultChange(reading: ResumeReading, id: string, result: string): AnswerChange | null {
  const bullet = bulletsOf(reading).find((one) => outcomeQuestionId(one) === id)
  if (!bullet) return null
  const opened = (isEnglish(reading.text) ? openWithVerb(bullet.text) : null) ?? bullet.text
  return {
    key: id,
    title: 'A result for one of your bullets',
    edit: { before: bullet.text, after: withResult(opened, result), lines: bullet.lines },
    instead: [withResult(opened, resultBlank)],
  }
}

/** Without dates of its own: a gap that is explained is still no dated role. */
function gapChange(id: string, lines: readonly number[], said: string): AnswerChange | null {
  if (lines.length === 0) return null
  const edit = { before: '', after: `Between these roles: ${said}`, lines: [Math.max(...lines)] }
  return { key: id, title: 'A word about a gap', edit, instead: [] }
}

function skillChange(reading: ResumeReading, id: string, skill: string, said: string): AnswerChange {
  const role = roleNamedIn(reading.roles, said)
  const names = plainWords(said).includes(plainWords(skill)) ? said : `${skill}: ${said}`
  const title = role ? `${skill}, in the role you named` : `${skill}, among your skills`
  if (role)
    return { key: id, title, edit: { before: '', after: `• ${names}`, lines: [role.lines.to + 1] }, instead: [] }
  const section = reading.sections.find(({ kind, heading }) => kind === 'skills' && heading !== null)
  const edit = section
    ? { before: '', after: names, lines: [section.lines.to + 1] }
    : { before: '', after: `Skills\n${names}`, lines: [] }
  return { key: id, title, edit, instead: [] }
}

/** The role whose employer or title the answer names; the longest name wins. */
function roleNamedIn(roles: readonly HeldRole[], said: string): HeldRole | null {
  const plain = plainWords(said)
  const named = roles.flatMap((role) => {
    const name = [role.employer, role.title].find((one) => one !== null && isNamed(one, plain))
    return name ? [{ role, length: name.length }] : []
  })
  return named.toSorted((a, b) => b.length - a.length)[0]?.role ?? null
}

/** "Harbourview" is enough for "Harbourview Medical Center". */
function isNamed(name: string, plain: string): boolean {
  const [first = ''] = plainWords(name).trim().split(' ')
  return plain.includes(plainWords(name)) || (first.length > 4 && plain.includes(` ${first} `))
}
