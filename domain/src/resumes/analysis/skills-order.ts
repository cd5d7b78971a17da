import { findSkill } from '../../taxonomy/skills.ts'
import type { ResumeReading } from '../reading.ts'
import type { TargetRole } from './target-roles.ts'

const fewestListed = 6
const separator = /\s*([,;|•·])\s*/

export type SkillsOrder = { role: string; before: string; after: string; lines: number[]; moved: number }

/** A plain list of skills with those of the role aimed at in front. Null where it stands so already, or is no plain list. */
export function skillsInOrder(reading: ResumeReading, targets: readonly TargetRole[]): SkillsOrder | null {
  const section = reading.sections.find(({ kind, heading }) => kind === 'skills' && heading !== null)
  const target = targets.find(({ family }) => family !== null)
  if (!section || !target?.family) return null
  const from = section.lines.from + 1
  const lines = reading.text.split('\n').slice(from, section.lines.to + 1)
  const before = lines.join(' ').replace(/\s+/g, ' ').trim()
  const mark = separator.exec(before)?.[1]
  // Labels such as "Languages:" group a list: its order has a meaning of its own.
  if (!mark || /[:\t]/.test(before) || lines.some((line) => line.startsWith('• '))) return null
  const listed = before
    .replace(/\.$/, '')
    .split(mark)
    .map((entry) => entry.trim())
    .filter(Boolean)
  if (listed.length < fewestListed || listed.some((entry) => entry.split(' ').length > 5)) return null
  const wanted = new Set(target.family.skills)
  const isWanted = (entry: string) => wanted.has(findSkill(entry)?.name ?? '')
  const first = listed.filter(isWanted)
  const inOrder = [...first, ...listed.filter((entry) => !isWanted(entry))]
  if (first.length < 2 || inOrder.slice(0, first.length).every((entry, at) => entry === listed[at])) return null
  const joint = mark === ',' || mark === ';' ? `${mark} ` : ` ${mark} `
  return {
    role: target.family.name,
    before,
    after: inOrder.join(joint),
    lines: lines.map((_, at) => from + at),
    moved: first.length,
  }
}
