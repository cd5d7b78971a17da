import { keysOf } from '../taxonomy/words.ts'

const shortest = 20
const longest = 140
const bullet = /^\s*(?:[-–•*·▪]|\d+[.)])\s+(.+?)\s*$/
const aboutOffer =
  /\b(?:salary|pay|bonus|insurance|401|pension|benefits?|pto|vacation|holiday|experience|degree|certif|licen[sc]e|years?|required|preferred|must|ability)\b/i

/** Lines of a description that say what is done, as opposed to what is asked for or offered. */
export function dutiesIn(description: string): string[] {
  const bullets = description.split('\n').flatMap((line) => bullet.exec(line)?.[1] ?? [])
  const sentences = description.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim())
  const isDuty = (text: string) => text.length >= shortest && text.length <= longest && !aboutOffer.test(text)
  const listed = bullets.filter(isDuty)
  const told = sentences.filter(
    (text) => isDuty(text) && /^(?:you(?:’|')?(?:ll| will)?\b|our \w+s? \w+|the work\b)/i.test(text),
  )
  return [...listed, ...told].map((text) => text.replace(/[.;,]$/, ''))
}

const bank = [
  'Give medication to patients and write it into their chart',
  'Wire switchboards and test circuits before they go live',
  'Close the books at the end of the month and explain what moved',
  'Cook for the evening service and keep the station clean',
  'Teach a class of thirty children to read and write',
  'Review program code and repair what fails in operation',
  'Drive a delivery route and have every parcel signed for',
  'Lay bricks to a line and mix mortar for the crew',
  'Answer calls of customers who want their money back',
  'Cut and colour hair and advise on its care',
  'Keep the stock of a warehouse right by counting it',
  'Plan campaigns and report which of them brought sales',
]

/** Work that this job has nothing to do with: lines that share no telling word with its text. */
export function foreignDuties(text: string): string[] {
  const own = new Set(keysOf(text).filter((key) => key.length > 3))
  const shared = (duty: string) => keysOf(duty).filter((key) => key.length > 3 && own.has(key)).length
  return bank.toSorted((x, y) => shared(x) - shared(y)).slice(0, 3)
}
