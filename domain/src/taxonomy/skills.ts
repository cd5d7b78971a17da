import { skillData } from './data/skill-data.ts'
import { addPhrase, findPhrases, makePhraseTable, phraseOf } from './phrases.ts'
import { remember } from './remember.ts'
import { type Alias, type AliasRule, parseSkillLines } from './skill-lines.ts'
import { phraseKey, shorterWordings } from './skill-phrases.ts'
import { keysOf, type Word, wordsOf } from './words.ts'

export type Skill = { name: string; group: string; aliases: readonly string[]; neighbours: readonly string[] }
export type SkillMention = { skill: Skill; written: string; start: number; end: number }

type Entry = { skill: Skill; aliases: Alias[] }

const catalogue = makeCatalogue()

export const allSkills: readonly Skill[] = catalogue.skills

const byName = new Map(catalogue.skills.map((skill) => [skill.name, skill]))

/** A skill by its name or one of its aliases, as typed into a skill field; case and punctuation do not matter. */
export function findSkill(written: string): Skill | null {
  const exact = lookUp(written)
  if (exact) return exact
  const bare = written.replace(/\([^)]*\)/g, ' ')
  const inside = /\(([^)]+)\)/.exec(written)?.[1]
  return (bare === written ? null : lookUp(bare)) ?? (inside ? lookUp(inside) : null) ?? lookUp(withoutFrame(bare))
}

/** Equal for two ways of writing one skill: its name where the taxonomy knows it, else the comparable form of the phrase. */
export const skillKey: (written: string) => string = remember(makeSkillKey)

/** Two ways of writing one skill. */
export function areSameSkill(a: string, b: string): boolean {
  return a === b || skillKey(a) === skillKey(b)
}

function makeSkillKey(written: string): string {
  const known = findSkill(written)
  if (known) return known.name
  for (const shorter of shorterWordings(written)) {
    const skill = lookUp(shorter)
    if (skill) return skill.name
  }
  return phraseKey(written)
}

/** Every known skill named in running text, longest name first, left to right, without overlap. */
export function findSkillsInText(text: string): SkillMention[] {
  const visible = blankAddresses(text)
  const words = wordsOf(visible)
  const isCandidate = (entry: Entry, from: number, to: number) => aliasAt(entry, visible, words, from, to) !== null
  const found = findPhrases(catalogue.phrases, visible, words, isCandidate)
  const mentions: (SkillMention & { rule: AliasRule })[] = []
  for (const { value, from, to } of found) {
    const start = words[from]?.start ?? 0
    const end = words[to]?.end ?? 0
    const rule = aliasAt(value, visible, words, from, to)?.rule ?? 'free'
    mentions.push({ skill: value.skill, written: text.slice(start, end), start, end, rule })
  }
  return mentions
    .filter((mention, at) => !needsList(mention.rule) || isListed(visible, mention, mentions[at - 1], mentions[at + 1]))
    .map(({ skill, written, start, end }) => ({ skill, written, start, end }))
}

/** Takes canonical names, as readings and postings hold them: it is asked for each pair of skills of each score. */
export function areNeighbours(a: string, b: string): boolean {
  return a !== b && neighboursOf(a).includes(b)
}

/** By canonical name; none where the taxonomy does not know the skill. */
export function neighboursOf(name: string): readonly string[] {
  return byName.get(name)?.neighbours ?? []
}

/** Names that fit what has been typed so far: beginnings first, then beginnings of a word, then aliases. */
export function suggestSkills(typed: string, limit = 8): string[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  const ranked = catalogue.skills
    .map((skill) => ({ name: skill.name, rank: suggestionRank(skill, wanted) }))
    .filter((one) => one.rank < 9)
  ranked.sort((x, y) => x.rank - y.rank || x.name.length - y.name.length || (x.name < y.name ? -1 : 1))
  return ranked.slice(0, limit).map((one) => one.name)
}

function suggestionRank(skill: Skill, wanted: string): number {
  const name = skill.name.toLowerCase()
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (skill.aliases.some((alias) => alias.toLowerCase() === wanted)) return 1
  if (name.includes(` ${wanted}`)) return 2
  if (skill.aliases.some((alias) => alias.toLowerCase().startsWith(wanted))) return 3
  return 9
}

function lookUp(written: string): Skill | null {
  const keys = keysOf(written)
  if (keys.length === 0) return null
  return phraseOf(catalogue.phrases, keys)?.skill ?? catalogue.squashed.get(squash(keys)) ?? null
}

const FRAME =
  /^(?:(?:experience|expertise|proficien(?:t|cy)|skilled|knowledge|working|strong|basic|advanced|intermediate|good|excellent|hands-on|solid|familiarity|familiar)\s+(?:(?:in|with|of|at)\s+)?)+|\s+(?:skills?|experience|knowledge|proficiency|programming|language|expertise|certified|certification)$/gi

/** "Proficient in Python programming" → "Python". */
function withoutFrame(written: string): string {
  return written.trim().replace(FRAME, '').replace(FRAME, '')
}

function squash(keys: readonly string[]): string {
  return keys.join('')
}

function aliasAt(entry: Entry, text: string, words: readonly Word[], from: number, to: number): Alias | null {
  const free = entry.aliases.find((alias) => alias.rule === 'free')
  if (free) return free
  const written = text.slice(words[from]?.start ?? 0, words[to]?.end ?? 0)
  const inItsCase = entry.aliases.find((alias) => alias.rule !== 'never' && alias.written === written)
  return inItsCase ?? entry.aliases.find((alias) => alias.rule === 'alone') ?? null
}

function needsList(rule: AliasRule): boolean {
  return rule === 'listed' || rule === 'alone'
}

type Span = { skill: Skill; start: number; end: number }

const CUE =
  /\b(?:in|with|using|of|knows?|and|or|ms|microsoft|advanced|basic|languages?|skills?|tools?|stack|proficient)[\s:]+$/i
const NEAR = 40

function isListed(text: string, mention: Span, before: Span | undefined, after: Span | undefined): boolean {
  const left = text.slice(Math.max(0, mention.start - 24), mention.start)
  const right = text.slice(mention.end, mention.end + 8)
  if (/^\s*(?:19|20)\d\d/.test(right) || /^['’.]\p{L}/u.test(right)) return false
  const opens = /(?:^|[,;|•·▪●/(:\n–*]|\s-)\s*$/.test(left)
  const closes = /^\s*(?:$|[,;|•·▪●/)\n(]|\.(?:\s|$))/.test(right)
  if (opens && closes) return true
  const hasKin = [before, after].some((other) => other && isKin(mention, other) && distance(mention, other) <= NEAR)
  return hasKin || (CUE.test(left) && closes)
}

function isKin(one: Span, other: Span): boolean {
  return one.skill.group === other.skill.group || one.skill.neighbours.includes(other.skill.name)
}

function distance(one: Span, other: Span): number {
  return Math.max(one.start - other.end, other.start - one.end)
}

const ADDRESS =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/\S+|www\.\S+|\b(?:linkedin|github|gitlab|behance|medium|twitter)\.(?:com|net|io)\S*/gi

function blankAddresses(text: string): string {
  return text.replace(ADDRESS, (address) => ' '.repeat(address.length))
}

function makeCatalogue() {
  const lines = skillData.flatMap(parseSkillLines)
  const neighbours = bothWays(lines.map((line) => [line.name, line.neighbours] as const))
  const phrases = makePhraseTable<Entry>()
  const squashed = new Map<string, Skill>()
  const skills: Skill[] = []
  for (const line of lines) {
    const aliases = line.aliases.slice(1).map((alias) => alias.written)
    const skill = { name: line.name, group: line.group, aliases, neighbours: [...(neighbours.get(line.name) ?? [])] }
    skills.push(skill)
    for (const alias of line.aliases) {
      const keys = keysOf(alias.written)
      const owner = addPhrase<Entry>(phrases, keys, { skill, aliases: [] })
      if (owner?.skill !== skill) continue
      owner.aliases.push(alias)
      if (!squashed.has(squash(keys))) squashed.set(squash(keys), skill)
      if (keys.length > 1 && squash(keys).length >= 6) {
        const joined = addPhrase<Entry>(phrases, [squash(keys)], { skill, aliases: [] })
        if (joined?.skill === skill) joined.aliases.push(alias)
      }
    }
  }
  return { phrases, squashed, skills }
}

function bothWays(pairs: readonly (readonly [string, readonly string[]])[]): Map<string, Set<string>> {
  const known = new Set(pairs.map(([name]) => name))
  const all = new Map<string, Set<string>>()
  const link = (from: string, to: string) => {
    if (!known.has(from) || !known.has(to) || from === to) return
    all.set(from, (all.get(from) ?? new Set()).add(to))
  }
  for (const [name, others] of pairs) {
    for (const other of others) {
      link(name, other)
      link(other, name)
    }
  }
  return all
}
