import { allSkills, areNeighbours } from '../../taxonomy/skills.ts'
import { spokenAs } from '../../taxonomy/spoken-languages.ts'
import type { KeywordGap } from '../analysis-schema.ts'
import type { ResumeReading } from '../reading.ts'
import { plainWords } from './plain-words.ts'
import type { TargetRole } from './target-roles.ts'
import { withArticle } from './wording.ts'

const mostGaps = 8
const aliasesOf = new Map(allSkills.map((skill) => [skill.name, skill.aliases.join(' ')]))
const groupBySkill = new Map(allSkills.map((skill) => [skill.name, skill.group]))

/** What else is known of the person and of what they are matched with; nothing of it is needed. */
export type KeywordContext = {
  /** Skills that the best matches require, each with how many of them do. */
  asked?: readonly { skill: string; jobs: number }[]
  matches?: number
  profileSkills?: readonly string[]
}

/**
 * Skills of the roles aimed at and of the best matches that the résumé does not show at work: those the person has
 * elsewhere, and those that are not in the résumé at all.
 */
export function keywordGaps(
  reading: ResumeReading,
  targets: readonly TargetRole[],
  { asked = [], matches = 0, profileSkills = [] }: KeywordContext = {},
): KeywordGap[] {
  const jobsOf = new Map(asked.map(({ skill, jobs }) => [skill, jobs]))
  const usual = new Map<string, string>()
  for (const { family } of targets)
    for (const skill of family?.skills ?? []) if (!usual.has(skill)) usual.set(skill, family?.name ?? '')
  const read = new Map(reading.skills.map((skill) => [skill.name.toLowerCase(), skill]))
  const lists = reading.sections.filter(({ kind }) => kind === 'skills')
  const isListed = (at: readonly number[]) =>
    at.some((line) => lists.some(({ lines: { from, to } }) => line >= from && line <= to))
  const papers = reading.sections.filter(({ kind }) => kind === 'certificates')
  // A certificate is held, not shown at work.
  const isHeld = (at: readonly number[]) =>
    at.some((line) => papers.some(({ lines: { from, to } }) => line >= from && line <= to))
  const inProfile = new Set(profileSkills.map((skill) => skill.toLowerCase()))
  const gaps = [...new Set([...jobsOf.keys(), ...usual.keys()])].flatMap((name): KeywordGap[] => {
    const known = read.get(name.toLowerCase())
    if (known?.shownInRole || (known && isHeld(known.lines)) || (!known && isImplied(name, reading, targets))) return []
    // A language is spoken, not shown at work.
    if (spokenAs(name, reading.languages)) return []
    const where = known
      ? isListed(known.lines)
        ? 'listed, never shown in a role'
        : 'named, never shown in a role'
      : inProfile.has(name.toLowerCase())
        ? 'in your profile, not in your résumé'
        : ''
    return [
      {
        missingOrWeak: name,
        state: where === '' ? 'missing' : 'elsewhere',
        where,
        askedBy: askedBy(jobsOf.get(name) ?? 0, matches, usual.get(name)),
        suggestedPhrases: phrasesFor(name),
        lines: known?.lines ?? [],
      },
    ]
  })
  // What jobs of today ask for comes before what is usual, and what one has is easier to add than what one lacks.
  const byJobs = gaps.toSorted((a, b) => (jobsOf.get(b.missingOrWeak) ?? 0) - (jobsOf.get(a.missingOrWeak) ?? 0))
  const elsewhere = byJobs.filter((gap) => gap.state === 'elsewhere').slice(0, mostGaps / 2)
  const missing = byJobs.filter((gap) => gap.state === 'missing').slice(0, mostGaps - elsewhere.length)
  return [...elsewhere, ...missing]
}

/** Nobody asks a software engineer for software development, nor for SQL who shows two of its dialects. */
function isImplied(name: string, reading: ResumeReading, targets: readonly TargetRole[]): boolean {
  const near = reading.skills.filter((skill) => skill.shownInRole && areNeighbours(skill.name, name))
  if (near.length >= 2) return true
  const titles = [...targets.map(({ title }) => title), ...reading.roles.map(({ title }) => title ?? '')]
  const [first = ''] = plainWords(name).trim().split(' ')
  return !isProperName(name) && titles.some((title) => plainWords(title).includes(` ${first} `))
}

function askedBy(jobs: number, matches: number, family: string | undefined): string {
  if (jobs > 0) return `Asked for by ${jobs} of your ${matches} best ${matches === 1 ? 'match' : 'matches'}`
  return `Usual for ${withArticle(family ?? 'role like this')}`
}

/** "Pharmacology" and "Phlebotomy" are practised, "Power tools" are used. */
const fieldOfWork = /^\p{Lu}\p{Ll}+(?:ology|omy|ics|istry|graphy|iatrics)$/u
const equipment = /(?:tools|equipment|machines|scanners|systems|vehicles|instruments|trucks|software)$/

/** Forms to fill in with marked blanks, never claims: they are for what is true of the person and not said yet. */
function phrasesFor(skill: string): string[] {
  const group = groupBySkill.get(skill) ?? ''
  if (isCertificate(skill, group)) return [`${skill}, valid to [month, year]`]
  if (/language/i.test(group) && !/programming/i.test(group)) return [`${skill} ([level])`]
  if (/soft|people|communication|leadership/i.test(group))
    return [`[What you did that shows ${lowerFirst(skill)}], which [result]`]
  if (fieldOfWork.test(skill)) return [`[What you did] in ${skill.toLowerCase()}, [result with a number]`]
  if (equipment.test(skill)) return [`[What you did] with ${lowerFirst(skill)}, [result with a number]`]
  if (isProperName(skill)) return [`Used ${skill} to [what you did], [result with a number]`]
  return [`[What you did] in ${lowerFirst(skill)}, [result with a number]`]
}

function isCertificate(skill: string, group: string): boolean {
  const isShort = /^[A-Z]{2,6}$/.test(skill)
  return (
    /certif|licen[sc]/i.test(`${group} ${skill}`) ||
    (isShort && /certif|life support/i.test(aliasesOf.get(skill) ?? ''))
  )
}

/** "Epic", "Microsoft Excel", "C++" are names; "Wound care" is a word for work, and reads so in a sentence. */
export function isProperName(skill: string): boolean {
  return !/^\p{Lu}\p{Ll}+(?:[\s-]\p{Ll}+)+$|^\p{Lu}\p{Ll}+(?:ing|tion|ment|ance|ship|ysis)$/u.test(skill)
}

export function lowerFirst(text: string): string {
  return isProperName(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1)
}
