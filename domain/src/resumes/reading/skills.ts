import { findSkill, findSkillsInText, skillKey } from '../../taxonomy/skills.ts'
import { type Line, plainOf, wordCount } from '../layout/line.ts'
import type { HeldRole, ReadSkill } from '../reading.ts'
import { startsWithVerb } from './action-verbs.ts'
import { findDates } from './dates.ts'
import { isUpperCase } from './headings.ts'
import { languageOf } from './languages.ts'
import { placeScore } from './place-cues.ts'
import type { Section } from './sections.ts'

const separators = /\s*[,;|•·▪●■◦∙\t]\s*|\s+[–—]\s+|\s{3,}|\.\s+(?=\p{Lu})/u
const label = /^[\p{L}][\p{L}\p{N} &/+'’().-]{1,48}:\s*/u
const rating =
  /\s*[([]?\s*(?:less than\s+)?\d+\+?\s*(?:years?|yrs?|months?|jahre?|ans|años|jaar|anni)\b[^,;)]*[)\]]?|\s*[-–:(]\s*(?:expert|advanced|intermediate|beginner|basic|proficient|native|fluent|novice|familiar|working knowledge|fortgeschritten|grundkenntnisse|avancé|débutant|avanzado|básico|gevorderd|basis)\)?\s*$|\s*[★☆●○■□◆◇⬤◯]+\s*|\s+\d{1,3}\s?%$|\s+\d\/\d+$/giu
const filler =
  /^(?:and|und|et|y|e|en|etc|other|including|incl|e\.g|eg|such as|various|more|strong|excellent|good|proficient in|experience with|knowledge of|familiar with|skilled in|expert in|experienced in|working knowledge of|hands-on|basic)\.?\s+/i
const noSkill =
  /^(?:and|or|the|with|years?|months?|etc|others?|expert|advanced|intermediate|beginner|basic|proficient|fluent|novice|native|good|excellent|fortgeschritten|grundkenntnisse|avanzado|básico|various)$/i
/** Labels over parts of a list, which are no skills themselves. */
const groupLabel =
  /^(?:(?:programming|scripting|markup|coding|computer|foreign|spoken)?\s*(?:languages?|langues|sprachen|idiomas|talen|lingue)|frameworks?(?:\s*(?:&|and|\/)\s*librar(?:y|ies))?|librar(?:y|ies)|databases?|datenbanken|tools?(?:\s*(?:&|and|\/)\s*\w+)?|outils|werkzeuge|herramientas|misc(?:ellaneous)?|others?|technolog(?:y|ies)|technical|platforms?|systems?|software|operating systems?|betriebssysteme|version control|best practices|methodolog(?:y|ies)|méthodologies?|concepts|soft skills|hard skills|skills?|competenc(?:y|ies)|infra|infrastructure|clinical|trade|general|personal|professional)$/i
const longestEntry = 46
const schoolWord = /\b(?:university|college|school|institute|academy|polytechnic)\b/i

/** Skills of a résumé: what its lists name, as written, and what the taxonomy finds anywhere, with the lines and whether a dated role shows it. */
export function findSkills(
  lines: readonly Line[],
  sections: readonly Section[],
  roles: readonly HeldRole[],
): ReadSkill[] {
  const found = new Map<string, ReadSkill>()
  const isInRole = (at: number) =>
    roles.some((role) => role.start !== null && at >= role.lines.from && at <= role.lines.to)
  const note = (name: string, written: string, at: number) => {
    const key = skillKey(name)
    const known = found.get(key)
    if (!known) found.set(key, { name, written, lines: [at], shownInRole: isInRole(at) })
    else {
      if (!known.lines.includes(at)) known.lines.push(at)
      known.shownInRole ||= isInRole(at)
    }
  }
  for (const section of sections.filter((one) => one.kind === 'skills'))
    for (const entry of listedEntries(lines, section))
      note(findSkill(entry.text)?.name ?? entry.text, entry.text, entry.at)
  const offsets: number[] = []
  const text = lines
    .map((line, at) => {
      offsets.push((offsets[at - 1] ?? 0) + (at === 0 ? 0 : (lines[at - 1]?.text.length ?? 0) + 1))
      return line.text
    })
    .join('\n')
  for (const mention of findSkillsInText(text)) {
    const at = lineAt(offsets, mention.start)
    const written = mention.written.replace(/\s+/g, ' ')
    if (
      isToldThere(sections, at) &&
      !namesSchool(lines, at, mention.written) &&
      isSurelyMeant(mention.skill.name, written) &&
      !isMark(text, mention.start, written)
    )
      note(mention.skill.name, written, at)
  }
  return [...found.values()]
}

function lineAt(offsets: readonly number[], position: number): number {
  const after = offsets.findIndex((offset) => offset > position)
  return after === -1 ? offsets.length - 1 : after - 1
}

/** "Harlow School of Nursing" names a school and no skill; "BSc Nursing, Harlow University" names both. */
function namesSchool(lines: readonly Line[], at: number, written: string): boolean {
  const text = lines[at]?.text ?? ''
  return text.split(/[,;|•·–—\t]/).some((part) => part.includes(written) && schoolWord.test(part))
}

/** Headings, contact details, spoken languages and hobbies tell nothing of skills. */
function isToldThere(sections: readonly Section[], at: number): boolean {
  const section = sections.find((one) => at >= one.from && at <= one.to)
  if (!section || at === section.headingLine || section.kind === 'languages') return false
  if (section.kind === 'contact') return section.headingLine === null && at > section.from
  return (
    section.kind !== 'other' ||
    !/interest|hobb|award|honou?r|publication|reference|loisir|freizeit/i.test(section.heading ?? '')
  )
}

/**
 * In running text a common word may only look like a skill ("shipping features", "serving users"): one word counts
 * when it is the skill's own name, or the capitalised short form of a proper name ("Kafka", "Excel").
 */
function isSurelyMeant(name: string, written: string): boolean {
  if (/\s|[-/&]/.test(written) || written.toLowerCase() === name.toLowerCase()) return true
  if (/\p{Lu}.*\p{Lu}|[\d+#.]/u.test(written)) return written.length > 2 || isProperName(name)
  return /^\p{Lu}/u.test(written) && isProperName(name)
}

/** "Linear Algebra (A+)" is a grade. */
function isMark(text: string, start: number, written: string): boolean {
  return written === 'A+' && text[start - 1] === '('
}

function isProperName(name: string): boolean {
  return /\s\p{Lu}|\p{Ll}\p{Lu}|\p{Lu}{2}|[\d.+#]/u.test(name)
}

type Entry = { text: string; at: number }

/** The items of a list of skills. Wrapped lines are joined first, so that an item broken at the margin stays whole. */
export function listedEntries(lines: readonly Line[], section: Section): Entry[] {
  const rows: Entry[] = []
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
  const isList = rows.some((row) => /[,;|•\t:]/.test(row.text))
  return rows.flatMap((row, index) => {
    const next = rows[index + 1]
    if (isGroupLabel(lines[row.at], next, next && lines[next.at], isList)) return []
    return entriesOf(row.text).map((text) => ({ text, at: row.at }))
  })
}

/** "Frontend" over "React, Vue": a short line without separators, printed apart, before a line that has them. */
function isGroupLabel(
  line: Line | undefined,
  next: Entry | undefined,
  nextLine: Line | undefined,
  isList: boolean,
): boolean {
  if (!line || line.bullet || line.parts.length > 1) return false
  const text = plainOf(line)
  if (text.endsWith(':')) return true
  if (/[,;|•]/.test(text) || wordCount(text) > 5) return false
  const isPrintedAlike = line.size !== null && nextLine?.size === line.size && nextLine.bold === line.bold
  return (
    isList &&
    !isPrintedAlike &&
    next !== undefined &&
    /[,;|•\t]/.test(next.text) &&
    (line.bold || findSkill(text) === null)
  )
}

function entriesOf(row: string): string[] {
  const parts = splitOutsideBrackets(row.replace(label, '')).flatMap(splitByCapitals)
  if (parts.length === 1 && wordCount(row) > 12) return []
  const entries = parts
    .flatMap(splitBracket)
    .map((entry) => tidyEntry(entry))
    .filter((entry) => isEntry(entry))
  // Sentences with commas are told, not listed: only what is surely a skill is taken from them.
  const isProse = parts.some((part) => wordCount(part) > 6 || (wordCount(part) > 3 && startsWithVerb(part)))
  return isProse ? entries.filter(isSkillLike) : entries
}

const opensMore =
  /\s(?:and|or|in|with|of|for|to|the|a|an|on|at|by|from|using|und|mit|von|et|de|du|des|avec|y|e|con|en|met|van)$/iu

/** "React (Redux, Context API, Hooks)": a name and what of it, not a row of names. */
const isNameWithParts = /^\S+(?: \S+)? \([^)]*,/u

/** "Wound care IV therapy Patient assessment Epic": items that only a space parts, each opening with a capital. */
function splitByCapitals(entry: string): string[] {
  if (entry.length <= longestEntry && wordCount(entry) <= 5) return [entry]
  const items = entry.split(/\s+(?=\p{Lu})/u)
  if (
    items.length < 3 ||
    startsWithVerb(entry) ||
    /[.;:]/.test(entry) ||
    isNameWithParts.test(entry) ||
    items.some((item) => opensMore.test(item))
  )
    return [entry]
  const joined: string[] = []
  for (const item of items) {
    const pair = `${joined.at(-1)} ${item}`
    if (joined.length > 0 && findSkill(pair)) joined[joined.length - 1] = pair
    else joined.push(item)
  }
  return joined
}

function isSkillLike(entry: string): boolean {
  if (wordCount(entry) > 3) return false
  return findSkill(entry) !== null || entry.split(/\s+/).every((word) => /^\p{Lu}/u.test(word) || /\d/.test(word))
}

function splitOutsideBrackets(text: string): string[] {
  let depth = 0
  const guarded = Array.from(text, (character) => {
    if (character === '(') depth++
    if (character === ')') depth = Math.max(0, depth - 1)
    return depth > 0 && /[,;|•·]/.test(character) ? '\u0001' : character
  }).join('')
  const isOpen = depth > 0
  return (isOpen ? text : guarded).split(separators).map((part) => part.replaceAll('\u0001', ','))
}

/** "AWS (EC2, S3)" names three skills; "Agile (Scrum)" two; "Java (8 years)" one. */
function splitBracket(entry: string): string[] {
  const found = /^([^()]+)\(([^()]+)\)\s*(.*)$/.exec(entry.replace(rating, ' '))
  if (!found) return [entry]
  const [, before = '', inside = '', after = ''] = found
  const inner = inside.split(/\s*[,;]\s*|\s+\/\s+/)
  return inner.length > 1 || findSkill(inside) ? [before, ...inner, after] : [entry]
}

function tidyEntry(entry: string): string {
  return entry
    .replace(rating, ' ')
    .replace(label, '')
    .replace(filler, '')
    .replace(/\s+etc\.?$|\s+and more$/i, '')
    .replace(/^[\s\-–—•*.:()[\]]+(?=\S)(?!\.NET)|[\s.:;(–—-]+$/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function isEntry(entry: string): boolean {
  if (entry.length < 1 || entry.length > longestEntry || wordCount(entry) > 5 || !/\p{L}/u.test(entry)) return false
  if (entry.length === 1 && !/^[CR]$/.test(entry)) return false
  if (findDates(entry).length > 0 || placeScore(entry) >= 2.5) return false
  if (languageOf(entry) !== null || /@|https?:|www\./.test(entry)) return false
  return !noSkill.test(entry) && !groupLabel.test(entry) && !(isUpperCase(entry) && /^SKILLS?$/.test(entry))
}
