import { startsWithVerb } from '../reading/action-verbs.ts'
import { monthOf } from '../reading/month-words.ts'
import { plainWords } from './plain-words.ts'

const capitalised = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&.'’-]*/gu
/** "at acme" names a place of work however it is written. */
const workplace = /(?<![\p{L}])at (\p{Ll}[\p{L}\p{N}&.'’-]+)/gu
const afterAt =
  /^(?:the|a|an|all|any|both|each|every|its|their|our|my|your|this|that|these|those|least|most|best|once|first|last|times?|night|nights|work|home|scale|peak|hand|risk|speed|pace|events?|school|university|college|short|full|half|one|two|three|four|five|six|level|large|multiple|several|various|high|low)$/
/** What a sentence may open with beside a verb. */
const opening =
  /^(?:A|An|The|And|As|At|By|For|From|In|Of|On|Or|To|With|Over|Under|Across|During|After|Before|While|Where|Which|This|That|These|I|We|My|Our|Also|Both|Each|Every|All|Known|Now|Currently|Most|More|Looking|Seeking|Open|Experienced|Skilled|Skills|Summary|Experience|Education|Responsible|Part|Day|Daily|Weekly|Monthly|Including|Results?)$/i

/** Names of employers, schools, products and people that the sources do not hold. */
export function newNames(text: string, knownPlain: string): string[] {
  const isKnown = (word: string) => knownPlain.includes(plainWords(word))
  const names = Array.from(text.matchAll(capitalised)).flatMap((found) => {
    const name = found[0].replace(/['’]s$/, '').replace(/[.'’-]+$/, '')
    if (isKnown(name) || monthOf(name) !== null || /^(?:I|A|Present|Today)$/.test(name)) return []
    return opensSentence(text, found.index) && mayOpen(name) ? [] : [name]
  })
  const places = Array.from(text.matchAll(workplace), (found) => found[1] ?? '').filter(
    (name) => !afterAt.test(name) && !isKnown(name),
  )
  return [...names, ...places]
}

function opensSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:;•\n]\s*|["“(]\s?)$/u.test(text.slice(0, at))
}

/** "Led" and "Experienced" open a sentence; "NASA" and "PwC" are names wherever they stand. */
function mayOpen(name: string): boolean {
  if (/^\p{Lu}\p{L}*\p{Lu}/u.test(name)) return false
  return opening.test(name) || startsWithVerb(name) || /(?:ed|ing)$/.test(name)
}
