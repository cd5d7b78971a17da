import { wordCount } from '../layout/line.ts'
import { startsWithVerb } from './action-verbs.ts'
import { titleScore } from './title-cues.ts'

/** Tells about the work instead of naming it. */
export function isProse(text: string): boolean {
  return (
    wordCount(text) > 6 &&
    (startsLikeProse(text) || /\b(?:the|was|were|which|that|I|my|our)\b.*\b(?:the|to|of|and|a)\b/.test(text))
  )
}

/** "Staff Accountant, Oakdale" begins with a word that could be a verb, but names a title. */
export function startsLikeProse(text: string): boolean {
  const [first = ''] = text.split(/[,|\t]|\s[–—-]\s|\s(?:at|@)\s/)
  return startsWithVerb(text) && titleScore(first) < 2
}
