import type { Skill } from '../../taxonomy/skills.ts'

/** Groups of the taxonomy whose one-word entries are names of things one can buy, install or write in. */
const productGroups = new Set([
  'Programming languages',
  'Databases',
  'Back-end frameworks',
  'Desktop and mobile frameworks',
  'Data science libraries',
  'DevOps tools',
  'Developer tools',
  'Content systems and commerce',
  'Design tools',
  'Office software',
])

/** "Node.js", "Apache Kafka", "AWS": written as a name, not as a word for a kind of work. */
export function isProperName(name: string): boolean {
  return /\s\p{Lu}|\p{Ll}\p{Lu}|\p{Lu}{2}|[\d.+#]/u.test(name)
}

export function isProduct(skill: Skill): boolean {
  return isProperName(skill.name) || (productGroups.has(skill.group) && !/\s/.test(skill.name))
}
