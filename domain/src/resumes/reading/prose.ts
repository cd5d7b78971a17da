import { wordCount } from '../layout/line.ts'
import { startsWithVerb } from './action-verbs.ts'
import { titleScore } from './title-cues.ts'

/** "J'ai rejoint …", "Ich habe …", "In my role …": a sentence about oneself. */
const tellsOfSelf =
  /^(?:I['’ ](?:\p{L})|J['’]\p{L}|Je\s|En tant que\s|Au sein de|Ich\s|Als \p{L}+ (?:habe|war|bin)\s|In my role|As an? \p{L}+(?: \p{L}+)?,? I\s|Ik\s|Yo\s|Mi trabajo|Mi sono|Ho\s\p{Ll})|\sj['’](?:ai|étais|avais)(?!\p{L})/u

/** Tells about the work instead of naming it. */
export function isProse(text: string): boolean {
  return (
    wordCount(text) > 6 &&
    (startsLikeProse(text) || /\b(?:the|was|were|which|that|I|my|our)\b.*\b(?:the|to|of|and|a)\b/.test(text))
  )
}

/** "Staff Accountant, Oakdale" begins with a word that could be a verb, but names a title. */
export function startsLikeProse(text: string): boolean {
  if (tellsOfSelf.test(text)) return true
  const [first = ''] = text.split(/[,|\t]|\s[–—-]\s|\s(?:at|@)\s/)
  return startsWithVerb(text) && titleScore(first) < 2
}
