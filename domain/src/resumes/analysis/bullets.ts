import { wordCount } from '../layout/line.ts'
import { startsWithVerb } from '../reading/action-verbs.ts'
import type { HeldRole, ResumeReading } from '../reading.ts'

/** One achievement or duty of a role, with the lines of the text it stands on. */
export type Bullet = {
  text: string
  lines: number[]
  role: HeldRole
  hasOutcome: boolean
  opensWithVerb: boolean
  words: number
}

/** decisions.md D.18: a bullet says enough between 8 and 30 words. */
export const fewestWords = 8
export const mostWords = 30

const figure = /(?<![\p{L}\d])(?:[$€£]\s?\d|\d[\d.,]*\s?(?:%|percent|[kKmMbB]\b|x\b|\+)|\d{1,3}(?:[.,]\d{3})+|\d+)/gu
const noFigure =
  /(?<!\b(?:over|than|about|nearly|approximately|some) )\b(?:19|20)\d\d\b|\b\d{1,2}\/\d{2,4}\b|\b(?:v|version)\s?\d[\d.]*|\b(?:iso|cs|phase|level|tier|grade|route|windows|office|python|java|html|css|sql server|angular|php|k)[\s-]?\d[\d.]*|24\/7|\b(?:i|ii|iii)\b|365|\b360\b/gi
const numberWord =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|millions?|half|double[ds]?|triple[ds]?|halved|quadrupled)\b/i
const outcome =
  /\b(?:result(?:ed|ing) in|leading to|so that|won|awarded|promoted|exceed(?:ed|ing)|under budget|ahead of schedule|on time and|(?:reduc|cut|lower|shorten|increas|rais|improv|grew|grow)\w*\b.{1,60}\bfrom\b.{1,40}\bto)\b/i

export function bulletsOf(reading: ResumeReading): Bullet[] {
  const textLines = reading.text.split('\n')
  return reading.roles.flatMap((role) => {
    let at = role.lines.from
    return role.bullets.filter(isGraded).map((text) => {
      const lines = linesOf(text, textLines, at, role.lines.to)
      at = (lines.at(-1) ?? at - 1) + 1
      return {
        text,
        lines,
        role,
        hasOutcome: hasOutcome(text),
        opensWithVerb: opensWithVerb(text),
        words: wordCount(text),
      }
    })
  })
}

const pastForm = /^\P{L}*(\p{Lu}\p{L}+ed)\b(?!\s+(?:nurse|engineer|professional)\b)/u
const adjective =
  /^(?:experienced|skilled|versed|dedicated|motivated|interested|detailed|advanced|certified|licensed|qualified|enrolled|located|acquainted|related|limited|varied|based|need|speed)$/i

/** Any word in the past form counts: no list holds every verb of every trade ("Precepted", "Intubated"). */
export function opensWithVerb(text: string): boolean {
  const past = pastForm.exec(text)?.[1]
  if (/^employed (?:as|by|at|in|since|full|part)\b/i.test(text)) return false
  return startsWithVerb(text) || (past !== undefined && !adjective.test(past))
}

/**
 * Whether a text is a statement that can be asked about: neither the rest of a broken line nor a list of tools. Files
 * that break their lines oddly have such pieces.
 */
export function isWhole(text: string): boolean {
  const words = text.split(/\s+/)
  const named = words.filter((word) => /^[\p{Lu}\d(]/u.test(word)).length
  return (
    /^\P{L}*\p{Lu}/u.test(text) &&
    words.length >= 4 &&
    !text.includes('•') &&
    !/(?:,|\b(?:and|or|of|the|to|that|which|with|for|in|on|at|by|from|a|an|as|using|via))$/i.test(text.trim()) &&
    (opensWithVerb(text) || named / words.length < 0.5)
  )
}

const withoutResult =
  /^(?:attend|stay|remain|participat|notif|accept|follow|observ|answer|sort|belong)(?:s|e|ed|ing|es|ied|y)?\b|^(?:part|member) of\b|^(?:keep|kept|stay(?:ed)?) (?:up|current|abreast|informed)\b|^work(?:s|ed)? (?:outside|overtime|nights|weekends|(?:extremely |very )?close(?:ly)?)\b/i

/** What somebody did there, of which something came; being part of a thing or taking a call has no result to ask for. */
export function mayHaveResult(bullet: Pick<Bullet, 'text'>): boolean {
  return !withoutResult.test(bullet.text.replace(/^[^\p{L}]+/u, ''))
}

/** A figure that is no date and no version, in digits or in words, or a result that is named as one. */
export function hasOutcome(text: string): boolean {
  const bare = text.replace(noFigure, ' ')
  return (bare.match(figure) ?? []).length > 0 || numberWord.test(bare) || outcome.test(bare)
}

/** Names of tools and one-word lines are no statements. */
function isGraded(text: string): boolean {
  return (
    wordCount(text) >= 3 &&
    !/^(?:technologies|tools|environment|tech stack|skills|stack|keywords)\b.{0,12}:/i.test(text)
  )
}

function linesOf(text: string, textLines: readonly string[], from: number, to: number): number[] {
  const bare = (line: string) => line.replace(/^[•\s]+/, '').replace(/\s+/g, ' ')
  for (let start = from; start <= to; start++) {
    const first = bare(textLines[start] ?? '')
    if (first === '' || !text.startsWith(first)) continue
    const lines = [start]
    let joined = first
    while (joined.length < text.length && lines.length < 12) {
      const next = (lines.at(-1) ?? start) + 1
      const more = bare(textLines[next] ?? '')
      if (next > to || more === '') break
      const candidate = [`${joined} ${more}`, `${joined}${more}`].find((one) => text.startsWith(one))
      if (!candidate) break
      joined = candidate
      lines.push(next)
    }
    return lines
  }
  return []
}
