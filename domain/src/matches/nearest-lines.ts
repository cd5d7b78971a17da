import { findSkillsInText, neighboursOf } from '../taxonomy/skills.ts'
import { dot, type Sparse } from '../taxonomy/sparse.ts'
import { familiesInText } from '../taxonomy/title-mentions.ts'
import { wordsOf } from '../taxonomy/words.ts'
import { textFeatures } from './text-features.ts'

/** Where the two stand in their lists, and the skills of each that the other names or is near to. */
export type NearPair = { line: number; sentence: number; lineSkills: Set<string>; sentenceSkills: Set<string> }

/** Long texts are read this far; nobody waits for more. */
const linesRead = 300
const sentencesRead = 120
const shown = 3

/**
 * The lines of a résumé and the sentences of a posting that tell most alike of the work, each at most once, by the same
 * features the vectors are made of. A short line says little, so a pair must also name a skill or a line of work in common.
 */
export function nearestPairs(lines: readonly string[], sentences: readonly string[]): NearPair[] {
  const ours = lines.slice(0, linesRead).map(readLine)
  const theirs = sentences.slice(0, sentencesRead).map(readLine)
  const pairs = ours.flatMap((one, line) =>
    theirs.flatMap((other, sentence) =>
      haveCommon(one, other) ? [{ line, sentence, likeness: dot(one.features, other.features) }] : [],
    ),
  )
  pairs.sort((a, b) => b.likeness - a.likeness || a.line - b.line || a.sentence - b.sentence)
  const kept: typeof pairs = []
  for (const pair of pairs) {
    if (kept.length === shown) break
    if (!kept.some((one) => one.line === pair.line || one.sentence === pair.sentence)) kept.push(pair)
  }
  return kept.map(({ line, sentence }) => {
    const [one, other] = [ours[line], theirs[sentence]]
    return { line, sentence, lineSkills: sharedSkills(one, other), sentenceSkills: sharedSkills(other, one) }
  })
}

type ReadLine = { features: Sparse; skills: Set<string>; near: Set<string>; families: Set<string> }

function readLine(text: string): ReadLine {
  const skills = new Set(findSkillsInText(text).map(({ skill }) => skill.name))
  const near = new Set([...skills].flatMap((name) => [name, ...neighboursOf(name)]))
  const families = new Set(familiesInText(text, wordsOf(text)).map((family) => family.name))
  return { features: textFeatures(text), skills, near, families }
}

function haveCommon(one: ReadLine, other: ReadLine): boolean {
  return common(one.near, other.skills).size > 0 || common(one.families, other.families).size > 0
}

function sharedSkills(one: ReadLine | undefined, other: ReadLine | undefined): Set<string> {
  return one && other ? common(one.skills, other.near) : new Set()
}

function common(some: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...some].filter((name) => others.has(name)))
}
