import { type Line, wordCount } from '../layout/line.ts'
import { type SectionKind, sectionKinds } from '../reading.ts'
import { headingWords } from './heading-words.ts'

const kindByWords = new Map<string, SectionKind>()
for (const kind of sectionKinds)
  for (const list of headingWords[kind])
    for (const words of list.split('|')) if (!kindByWords.has(words)) kindByWords.set(words, kind)

const longestHeading = 48
/** Letters that no accent can be taken from. */
const undividedLetters: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd' }

/** Comparable form of a heading: no case, accents, numbering or punctuation; "&" reads as "and". */
export function headingKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßłøæœđ]/g, (letter) => undividedLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[&+/]/g, ' and ')
    .replace(/(?:und|et|y|och|og)/g, 'and')
    .replace(/^\s*(?:[ivx]{1,4}|\d{1,2})[.)]\s+/, '')
    .replace(/[^a-z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const normalizedKinds = new Map([...kindByWords].map(([words, kind]) => [headingKey(words), kind]))

/** The kind of section that this text, standing alone on a line, opens; null for every other line. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > longestHeading || /[@\d]{2}/.test(text)) return null
  return normalizedKinds.get(headingKey(text)) ?? null
}

const keywordKinds: readonly (readonly [RegExp, SectionKind])[] = [
  [
    /\b(?:skills?|competenc\w+|proficienc\w+|technologies|expertise|kenntnisse|fahigkeiten|kompetenzen|vaardigheden|competences)\b/,
    'skills',
  ],
  [
    /\b(?:volunteer\w*|extracurricular|community|interests?|hobb(?:y|ies)|references?|publications?|affiliations?|memberships?)\b/,
    'other',
  ],
  [/\b(?:education\w*|academic|ausbildung|studium|formation|formacion|opleiding\w*|istruzione)\b/, 'education'],
  [/\b(?:certificat\w+|licen[sc]\w+|courses|trainings?|zertifikate|weiterbildung\w*)\b/, 'certificates'],
  [/\b(?:projects?|projekte|projets|proyectos)\b/, 'projects'],
  [
    /\b(?:work|employment|professional|career|relevant|clinical|teaching|industry|other|additional|related|engineering|development|sales|military) (?:experience|history)\b|\bexperience$|^experience\b|erfahrung|experiencia|esperienz|werkervaring/,
    'experience',
  ],
  [/\b(?:languages?|sprachen|langues|idiomas|talen|lingue)\b/, 'languages'],
  [/\b(?:summary|profile|objective|statement)\b/, 'summary'],
  [/\b(?:awards?|honou?rs?|activities|achievements|accomplishments)\b/, 'other'],
]

/** For a line that already looks like a heading: what its words speak of. */
export function headingKindByKeyword(text: string): SectionKind | null {
  if (text.length > longestHeading || wordCount(text) > 6) return null
  const key = headingKey(text)
  return keywordKinds.find(([pattern]) => pattern.test(key))?.[1] ?? null
}

export function isUpperCase(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
}

/** "Skills: Python, SQL" on one line: the heading and what stands behind it. */
export function inlineHeading(line: Line): { kind: SectionKind; heading: string; rest: string } | null {
  const [first = '', ...others] = line.parts
  const leading = others.length > 0 ? headingKind(first) : null
  if (leading) return { kind: leading, heading: first, rest: others.join('\t') }
  const found = /^([^:•|]{4,40}?)\s*:\s*(\S.*)$/u.exec(line.parts.join('\t'))
  const kind = found ? headingKind(found[1] ?? '') : null
  return kind && found ? { kind, heading: found[1] ?? '', rest: found[2] ?? '' } : null
}
