import { findSkillsInText } from '../../taxonomy/skills.ts'
import { titleScore } from '../reading/title-cues.ts'
import { newDates, newNumbers } from './claimed-figures.ts'
import { newNames } from './claimed-names.ts'
import { plainWords } from './plain-words.ts'

/** Places for the person to fill in; they claim nothing. */
const blank = /\[[^\][]*\]/g

/** Tells which facts a text claims that the person never gave; an empty answer means that nothing was invented. */
export type TruthGuard = (text: string) => string[]

/**
 * The one guard of decisions.md D.19: numbers, dates, employers and other names, titles and skills have to stand in the
 * sources, which are the résumé and the candidate's answers. Rules and models pass through it alike.
 */
export function truthGuard(sources: readonly string[]): TruthGuard {
  const known = sources.join('\n')
  const knownPlain = plainWords(known)
  let skills: Set<string> | undefined
  const knownSkills = () => (skills ??= new Set(findSkillsInText(known).map((mention) => mention.skill.name)))
  return (text) => {
    const claimed = text.replace(blank, ' ')
    const invented = [
      ...newNumbers(claimed, known),
      ...newDates(claimed, known),
      ...newNames(claimed, knownPlain),
      ...newTitles(claimed, knownPlain),
      ...findSkillsInText(claimed).flatMap(({ skill, written }) =>
        knownPlain.includes(plainWords(written)) || knownSkills().has(skill.name) ? [] : [written],
      ),
    ]
    return [...new Set(invented)]
  }
}

export function isTruthful(text: string, sources: readonly string[]): boolean {
  return truthGuard(sources)(text).length === 0
}

/** Words that name a position, such as "director", may not appear out of nothing. */
function newTitles(text: string, knownPlain: string): string[] {
  const words = text.match(/\p{L}+/gu) ?? []
  return words.filter(
    (word) =>
      word.length > 2 &&
      !knownPlain.includes(` ${plainWords(word).trim()}`) &&
      titleScore(word[0]?.toUpperCase() + word.slice(1)) >= 2,
  )
}
