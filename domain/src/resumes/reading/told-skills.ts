import { findSkillsInText, type Skill } from '../../taxonomy/skills.ts'
import type { Line } from '../layout/line.ts'
import type { HeldRole } from '../reading.ts'
import { isSpokenLanguage } from './languages.ts'
import type { Section } from './sections.ts'
import { isProperName } from './skill-names.ts'
import { groupLabel, groupLines, rowLabel } from './skill-rows.ts'
import { titleScore } from './title-cues.ts'

export type ToldSkill = { name: string; written: string; at: number }
type Mention = { skill: Skill; written: string; at: number; from: number; line: Line; section: Section }

const schoolWord = /\b(?:university|college|school|institute|academy|polytechnic)\b/i
const hobbies =
  /interest|hobb|award|honou?r|publication|reference|loisir|freizeit|aficion|pasatiempo|vrije tijd|passion|zainteresowania|fritid/i

/** What the taxonomy finds in running text: told of the work and not the name of a firm, a school, a group or another person. */
export function toldSkills(
  lines: readonly Line[],
  sections: readonly Section[],
  roles: readonly HeldRole[],
): ToldSkill[] {
  const groups = new Set(sections.filter((one) => one.kind === 'skills').flatMap((one) => [...groupLines(lines, one)]))
  const employers = roles.flatMap((role) => role.employer ?? [])
  return mentionsIn(lines, sections)
    .filter(
      (one) =>
        isToldThere(sections, one) &&
        isSurelyMeant(one.skill.name, one.written) &&
        !isSpokenLanguage(one.skill) &&
        !isLabel(one, groups) &&
        !isMark(one) &&
        !isGenitive(one) &&
        !saysWhatKind(one) &&
        !namesSchool(one) &&
        !isNameOfFirm(one, roles, employers) &&
        !isSomebodyElse(one, roles),
    )
    .map(({ skill, written, at }) => ({ name: skill.name, written, at }))
}

function mentionsIn(lines: readonly Line[], sections: readonly Section[]): Mention[] {
  const offsets: number[] = []
  const text = lines
    .map((line, at) => {
      offsets.push((offsets[at - 1] ?? 0) + (at === 0 ? 0 : (lines[at - 1]?.text.length ?? 0) + 1))
      return line.text
    })
    .join('\n')
  return findSkillsInText(text).flatMap(({ skill, written, start }) => {
    const at = lineAt(offsets, start)
    const line = lines[at]
    const section = sections.find((one) => at >= one.from && at <= one.to)
    if (!line || !section) return []
    return [{ skill, written: written.replace(/\s+/g, ' '), at, from: start - (offsets[at] ?? 0), line, section }]
  })
}

function lineAt(offsets: readonly number[], position: number): number {
  const after = offsets.findIndex((offset) => offset > position)
  return after === -1 ? offsets.length - 1 : after - 1
}

/** Headings, contact details, spoken languages and hobbies tell nothing of skills. */
function isToldThere(sections: readonly Section[], { section, at }: Mention): boolean {
  if (at === section.headingLine || section.kind === 'languages') return false
  if (section.kind === 'contact') return section.headingLine === null && at > section.from
  if (section.kind !== 'other') return true
  const index = sections.indexOf(section)
  const before = sections.slice(Math.max(0, index - 3), index)
  const isRest = /^(?:other|others|misc\w*|autres?|sonstiges|otros|overige?|altro)$/i.test(section.heading ?? '')
  return (
    !hobbies.test(section.heading ?? '') &&
    !(isRest && before.some((one) => one.kind === 'other' && hobbies.test(one.heading ?? '')))
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

/** "Operating systems: Linux, Windows", and "Frontend" over a list: they say what the items are. */
function isLabel({ line, at, from, written, section }: Mention, groups: ReadonlySet<number>): boolean {
  if (groups.has(at)) return true
  if (section.kind === 'skills' && groupLabel.test(written)) return true
  if (section.kind === 'experience' || section.kind === 'projects') return false
  const label = rowLabel(line.text)
  return label !== null && from < line.text.indexOf(label) + label.length
}

/** "Linear Algebra (A+)" is a grade. */
function isMark({ line, from, written }: Mention): boolean {
  return written === 'A+' && line.text[from - 1] === '('
}

/** French for what is done with something else: "Animation de la communauté". */
function isGenitive({ line, from, written }: Mention): boolean {
  return !written.includes(' ') && /^ (?:de |du |des |d['’])/.test(line.text.slice(from + written.length))
}

/** "A manufacturing company", "the marketing application": one word that says what kind of a house or a thing it was. */
function saysWhatKind({ line, from, written, skill, section }: Mention): boolean {
  if (section.kind === 'skills' || /\s/.test(written) || isProperName(skill.name)) return false
  return /^ (?:compan(?:y|ies)|firms?|agenc(?:y|ies)|industr(?:y|ies)|departments?|applications?|apps?|modules?|stores?|clients?)\b/.test(
    line.text.slice(from + written.length),
  )
}

/** "Harlow School of Nursing" names a school and no skill; "BSc Nursing, Harlow University" names both. */
function namesSchool({ line, written }: Mention): boolean {
  return line.text.split(/[,;|•·–—\t]/).some((part) => part.includes(written) && schoolWord.test(part))
}

/** "Harbor Marketing Inc." where somebody worked, and "Figma", once it is the employer. */
function isNameOfFirm(
  { line, at, from, written, section }: Mention,
  roles: readonly HeldRole[],
  employers: readonly string[],
): boolean {
  const isWithin = (name: string) => {
    const start = line.text.indexOf(name)
    return start !== -1 && from >= start && from + written.length <= start + name.length
  }
  const own = roles.filter((role) => at >= role.lines.from && at <= role.lines.to)
  const names = own.flatMap(({ employer, place }) => [employer ?? [], place ?? []].flat())
  if (names.some((name) => name !== '' && isWithin(name))) return true
  return section.kind !== 'skills' && employers.some((employer) => employer.toLowerCase() === written.toLowerCase())
}

/** "Reported to the project manager": a word for a person is the candidate's own only in a title, or behind "as". */
function isSomebodyElse({ line, at, from, written, section }: Mention, roles: readonly HeldRole[]): boolean {
  if (section.kind !== 'experience' && section.kind !== 'projects') return false
  if (titleScore(written) < 2 || /(?:sales|support|qa|lead)$/i.test(written)) return false
  if (/\bas (?:an? |the )?(?:\p{L}+ )?$/iu.test(line.text.slice(0, from))) return false
  return !roles.some((role) => role.title !== null && at <= role.lines.to && line.text.includes(role.title))
}
