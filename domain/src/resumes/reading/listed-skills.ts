import { findSkill } from '../../taxonomy/skills.ts'
import { type Line, wordCount } from '../layout/line.ts'
import { startsWithVerb } from './action-verbs.ts'
import { findDates } from './dates.ts'
import { isUpperCase } from './headings.ts'
import { languagesAlone } from './languages.ts'
import { placeScore } from './place-cues.ts'
import type { Section } from './sections.ts'
import { groupLabel, groupLines, listRows, rowLabel } from './skill-rows.ts'
import { titleScore } from './title-cues.ts'

const separators = /\s*[,;|•·▪●■◦∙\t]\s*|\s+[–—]\s+|\s{3,}|\.\s+(?=\p{Lu})/u
const inlineLabel = /^[\p{L}][\p{L}\p{N} &/+'’().-]{1,48}:\s*/u
const rating =
  /\s*[([]?\s*(?:less than\s+)?\d+\+?\s*(?:years?|yrs?|months?|jahre?|ans|años|jaar|anni)\b[^,;)]*[)\]]?|\s*[-–:(]\s*(?:expert|advanced|intermediate|beginner|basic|proficient|native|fluent|novice|familiar|working knowledge|fortgeschritten|grundkenntnisse|avancé|débutant|avanzado|básico|gevorderd|basis)\)?\s*$|\s*[★☆●○■□◆◇⬤◯]+\s*|\s+\d{1,3}\s?%$|\s+\d\/\d+$/giu
const filler =
  /^(?:and|und|et|y|e|en|etc|other|including|incl|e\.g|eg|such as|various|more|strong|excellent|good|proficient in|experience with|knowledge of|familiar with|skilled in|expert in|experienced in|working knowledge of|hands-on|basic)\.?\s+/i
/** Things of every office: on a list of skills they say nothing of what somebody can do. */
const thing =
  /^(?:clients?|customers?|office|quality|phones?|telephones?|money|pages?|photos?|personnel|policies|policy|processes|contracts?|meetings?|documents?|forms?|materials?|progress|content|websites?|web|books?|government|agency|funds?|credit|balance|focus|written|oral|charts?|tables?|stories|ads|email|e-mail|mailing|hardware|printers?|network|requirements?|trend|concept|upgrades?|profit|city|state|country|company|location|yes|no|total|last|used|next|this|information|works?|class|functional|competitive|comprehensive|fast|quick|neat|peak|pick|seminars|management system|responsibilities|roles and responsibilities|projects?|go live|life cycle|senior management)$/i
const noSkill =
  /^(?:and|or|the|with|years?|months?|etc|others?|expert|advanced|intermediate|beginner|basic|proficient|fluent|novice|native|good|excellent|fortgeschritten|grundkenntnisse|avanzado|básico|various)$/i
const longestEntry = 46

export type ListedSkill = { text: string; at: number }

/** The items of a list of skills. */
export function listedSkills(lines: readonly Line[], section: Section): ListedSkill[] {
  const groups = groupLines(lines, section)
  return listRows(lines, section)
    .filter((row) => !groups.has(row.at))
    .flatMap((row) => entriesOf(row.text).map((text) => ({ text, at: row.at })))
}

/** What the taxonomy calls an item, else the item without praise and frame: "Effective time management", "ACCPAC accounting skills". */
export function nameOfListed(written: string): string {
  const known = findSkill(written)
  if (known) return known.name
  const bare = withoutGroup(written).replace(praise, '').replace(frameEnd, '')
  const shorter = findSkill(bare) ?? findSkill(bare.replace(productEnd, ''))
  return shorter?.name ?? (bare === '' ? written : bare)
}

const praise =
  /^(?:(?:effective|complex|strong|excellent|good|solid|proven|outstanding|exceptional|superb|great|superior|advanced|basic|extensive|in-depth|expert(?:-level)?|highly|very|knowledgeable|proficient|experienced|skilled|competent|knowledge|understanding|command|fluent)\s+(?:(?:in|of|with|at)\s+)?)+(?=\S)/i
/** "Microsoft Office software", "Laravel 5.*" */
const productEnd = /\s+(?:software|v?\d+(?:\.[\dx*]+)*)$/i
const frameEnd =
  /(?<=\S)\s+(?:skills?|knowledge|aptitude|abilit(?:y|ies)|proficien(?:t|cy)|experienced?|expertise|competenc(?:y|ies)|professional|techniques?)$/i

function entriesOf(row: string): string[] {
  const label = rowLabel(row)
  const items = label === null ? row : row.slice(row.indexOf(label) + label.length).replace(/^\s*[:\t]\s*/, '')
  const parts = splitOutsideBrackets(items.replace(inlineLabel, '')).flatMap(splitByCapitals)
  if (parts.length === 1 && wordCount(row) > 12) return []
  const entries = parts
    .flatMap(splitBracket)
    .map((entry) => tidyEntry(entry))
    .flatMap(splitPairs)
    .filter((entry) => isEntry(entry))
  // Sentences with commas are told, not listed: only what is surely a skill is taken from them.
  const isProse = parts.some((part) => wordCount(part) > 6 || (wordCount(part) > 3 && startsWithVerb(part)))
  return isProse ? entries.filter(isSkillLike) : entries
}

/** "Languages Java", the first item of a cell behind its label. */
function withoutGroup(entry: string): string {
  const words = entry.split(' ')
  if (words.length < 2 || findSkill(entry)) return entry
  const at = [1, 2, 3].find(
    (count) => groupLabel.test(words.slice(0, count).join(' ')) && findSkill(words.slice(count).join(' ')) !== null,
  )
  return at === undefined ? entry : words.slice(at).join(' ')
}

/** "Docker/Kubernetes/OpenShift", "Hadoop and Spark": known skills side by side, where the whole is not one itself. */
function splitPairs(entry: string): string[] {
  const parts = entry.split(/\s*\/\s*|\s+(?:and|&|und|et|y|e|en)\s+/)
  if (parts.length < 2 || findSkill(entry)) return [entry]
  const names = parts.map((part) => findSkill(part)?.name ?? null)
  return names.includes(null) || new Set(names).size < names.length ? [entry] : parts
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
  // "Windows (2007, XP, NT)": its versions.
  if (inner.some((one) => /^[\d.]+$/.test(one))) return [before, after]
  return inner.length > 1 || findSkill(inside) ? [before, ...inner, after] : [entry]
}

function tidyEntry(entry: string): string {
  return entry
    .replace(rating, ' ')
    .replace(inlineLabel, '')
    .replace(filler, '')
    .replace(/\s+etc\.?$|\s+and more$/i, '')
    .replace(/^[\s\-–—•*.:()[\]]+(?=\S)(?!\.NET)|[\s.:;(–—-]+$/gi, '')
    .replace(/^([^(]*)\)$|^\(([^)]*)$/, '$1$2')
    .replace(/\s+/g, ' ')
    .trim()
}

function isEntry(entry: string): boolean {
  if (entry.length < 1 || entry.length > longestEntry || wordCount(entry) > 5 || !/\p{L}/u.test(entry)) return false
  if (entry.length === 1 && !/^[CR]$/.test(entry)) return false
  if (findDates(entry).length > 0 || placeScore(entry) >= 2.5) return false
  if (languagesAlone(entry).length > 0 || /@|https?:|www\./.test(entry)) return false
  if (thing.test(entry) || /#\s?\w*\d/.test(entry) || namesPerson(entry)) return false
  return !noSkill.test(entry) && !groupLabel.test(entry) && !(isUpperCase(entry) && /^SKILLS?$/.test(entry))
}

/** "Technical Architect", "Supervisor": who somebody is, not what they can do. */
function namesPerson(entry: string): boolean {
  const last = entry.split(/\s+/).at(-1) ?? ''
  return titleScore(last) >= 2 && !notAlwaysPerson.test(last) && findSkill(entry) === null
}

const notAlwaysPerson = /^(?:support|sales|qa|lead|coach|master|design|chef|expert|professional|packer|server|turner)$/i
