import { findSkill } from '../../taxonomy/skills.ts'
import { type Line, plainOf, wordCount } from '../layout/line.ts'
import type { Section } from './sections.ts'
import { isProduct } from './skill-names.ts'

export type SkillRow = { text: string; at: number }

const colonLabel = /^(?:•\s+)?(\p{L}[\p{L}\p{N} &/+'’().-]{1,48}?)\s*:(?=\s|\p{L})/u
const separator = /[,;|•]/

/** Labels over parts of a list, which are no skills themselves. */
export const groupLabel =
  /^(?:(?:programming|scripting|markup|coding|computer|foreign|spoken|query)?\s*(?:languages?|langues|sprachen|idiomas|talen|lingue)|(?:web |java )?frameworks?(?:\s*(?:&|and|\/)\s*librar(?:y|ies))?|librar(?:y|ies)|databases?|datenbanken|bases? de données|(?:build|development|testing|design|reporting|office)?\s*tools?(?:\s*(?:&|and|\/)\s*\w+)?|outils|werkzeuge|herramientas|misc(?:ellaneous)?|others?|(?:web )?technolog(?:y|ies)|technical|platforms?|systems?|software|operating systems?|os|betriebssysteme|version control|best practices|methodolog(?:y|ies)|méthodologies?|concepts|protocols?|environments?|front-?\s?end|back-?\s?end|dev-?ops|soft skills|hard skills|skills?|competenc(?:y|ies)|infra|infrastructure|clinical|trade|general|personal|professional)$/i

const ratingAlone =
  /^(?:expert|advanced|intermediate|beginner|basic|proficient|fluent|novice|master|familiar|native|experte|fortgeschritten|grundkenntnisse|avancé|intermédiaire|débutant|avanzado|intermedio|básico|gevorderd|basis|avanzato|base)$/i

/** The rows of a list of skills. Wrapped lines are joined first, so that an item broken at the margin stays whole. */
export function listRows(lines: readonly Line[], section: Section): SkillRow[] {
  const rows: SkillRow[] = []
  for (let at = section.from; at <= section.to; at++) {
    const line = lines[at]
    if (!line || at === section.headingLine) continue
    const before = rows.at(-1)
    const text = line.parts.join('\t')
    const runsOn =
      before !== undefined &&
      !line.bullet &&
      line.continues &&
      (/[,&/-]$|\b(?:and|with|of)$/.test(before.text) || /^\p{Ll}/u.test(text) || before.text.includes(', '))
    if (runsOn && before)
      before.text += /[,;]$/.test(before.text) || before.text.includes(',') ? ` ${text}` : `\t${text}`
    else rows.push({ text, at })
  }
  return rows
}

/** The lines of a list that only say what the lines under them are: "Frontend" over "React, Vue". */
export function groupLines(lines: readonly Line[], section: Section): Set<number> {
  const rows = listRows(lines, section)
  const isList = rows.some((row) => /[,;|•\t:]/.test(row.text))
  const turns = takeTurns(rows)
  const isGroup = (row: SkillRow, index: number) => {
    const line = lines[row.at]
    const next = rows.slice(index + 1).find((one) => !ratingAlone.test(one.text))
    if (turns) return index % 2 === 0
    return line !== undefined && isGroupLine(line, next, next && lines[next.at], isList)
  }
  return new Set(rows.filter(isGroup).map((row) => row.at))
}

/** A short line, a line of items, and so on to the end: the short ones say what the others are, be they printed alike. */
function takeTurns(rows: readonly SkillRow[]): boolean {
  const isItems = (row: SkillRow) => separator.test(row.text)
  const isTitle = (row: SkillRow) => !isItems(row) && !row.text.includes('\t') && wordCount(row.text) <= 5
  return rows.length >= 4 && rows.every((row, at) => (at % 2 === 0 ? isTitle(row) : isItems(row)))
}

function isGroupLine(line: Line, next: SkillRow | undefined, nextLine: Line | undefined, isList: boolean): boolean {
  if (line.bullet || line.parts.length > 1) return false
  const text = plainOf(line)
  if (text.endsWith(':')) return true
  if (separator.test(text) || text.includes(':') || wordCount(text) > 5 || !next || !nextLine) return false
  // A list of bullets under it, each a few words: what they are told of is no item itself.
  if (nextLine.bullet) return wordCount(next.text) <= 5
  if (isPrintedOver(line, nextLine) && !separator.test(next.text) && wordCount(next.text) <= 4) return true
  const isPrintedAlike = line.size !== null && nextLine.size === line.size && nextLine.bold === line.bold
  return isList && !isPrintedAlike && /[,;|•\t]/.test(next.text) && (line.bold || findSkill(text) === null)
}

/** In larger or stronger print than the line under it. */
function isPrintedOver(line: Line, next: Line): boolean {
  if (line.size === null || next.size === null) return false
  return line.size > next.size + 0.4 || (line.bold && !next.bold && line.size >= next.size - 0.1)
}

/**
 * What a row calls its items, where it does: "Databases: MySQL, Redis", or in a cell of its own before a list of them.
 * The name of one product is a skill as well: "Python: Django, Flask".
 */
export function rowLabel(text: string): string | null {
  const label = colonLabel.exec(text)?.[1] ?? cellLabel(text)
  if (label === null) return null
  const known = findSkill(label)
  return known && isProduct(known) && !groupLabel.test(label) ? null : label
}

/** "WEB DEVELOPMENT" and, behind a wide gap, "React, Next.js": the first cell has no separator and the only other one has. */
function cellLabel(text: string): string | null {
  const [first = '', second, ...more] = text.replace(/^•\s+/, '').split('\t')
  if (second === undefined || more.length > 0 || separator.test(first) || !separator.test(second)) return null
  return wordCount(first) <= 5 ? first : null
}
