import { allTitleFamilies } from '../../taxonomy/title-families.ts'
import { type Line, plainOf } from '../layout/line.ts'
import { headingKey, headingKind, isUpperCase } from './headings.ts'
import { placeScore } from './place-cues.ts'
import { titleScore } from './title-cues.ts'

const documentTitle =
  /^(?:r[ée]sum[ée]|curriculum vitae|curriculum|cv|lebenslauf|bewerbung|vita|europass|currículum(?: vitae)?|hoja de vida|levensloop|curriculum vitae et studiorum)(?:\s*[:–-]\s*|\s+(?:of|von|de|for)\s+|$)/iu
const label =
  /^(?:full\s+)?(?:name|nom|nombre|naam|nome|vor- und nachname|name und vorname|nom et prénom|prénom et nom|nombre y apellidos|nome e cognome)\s*(?::|\t)\s*/iu
const particle =
  /^(?:de|da|do|dos|das|del|della|di|du|des|la|le|van|von|der|den|ten|ter|zu|zum|bin|ibn|al|el|mc|mac|st|y|e|af|av|and|'t)$/i
const honorific = /^(?:dr|mr|mrs|ms|miss|prof|herr|frau|mme|m|sr|sra|ing|dott|dipl)\.?\s+(?:-ing\.?\s+)?/i
const lettersBehind =
  /\s*,\s*(?:(?:[A-Z][A-Za-z.]{0,6}|[A-Z]{2,8}(?:-[A-Z]+)?|Ph\.?D\.?|M\.?D\.?)(?:\s*,\s*|\s*$))+$|\s+(?:MBA|PhD|Ph\.D\.|MD|RN|BSN|MSN|CPA|PMP|CFA|PE|Esq\.?|DDS|PharmD|M\.?Sc\.?|B\.?Sc\.?|LPN|CNA|LCSW|SHRM-CP|PHR|CISSP)\.?$/
const notAName =
  /\b(?:street|st\.|avenue|ave|road|apt|suite|phone|email|e-mail|mobile|address|page|university|college|school|hospital|company|inc|llc|gmbh|ltd|confidential|experience|years|skills|http|www|linkedin|github|references|available|request|january|february|march|april|june|july|august|september|october|november|december)\b/i

const workSurname =
  /^(?:baker|barber|butcher|carpenter|cook|dean|driver|farmer|fellow|gardner|gardener|judge|lead|loader|machinist|mason|master|packer|page|painter|partner|picker|porter|provost|roofer|rigger|steward|stewart|tailor|taylor|turner|tester|usher|\p{L}*koch|\p{L}*meister|\p{L}*geselle|\p{L}*planer|\p{L}*prüfer|kok|boucher|boulanger|chauffeur|marin|lemaire|maestre|maestri|capo)$/iu
const titleWords = new Set(
  allTitleFamilies.flatMap(({ name, synonyms }) =>
    [name, ...synonyms].flatMap((title) => title.toLowerCase().split(/[\s/-]+/)),
  ),
)

/** The person's name, from the first lines; larger print, a position at the top and a likeness to the address weigh. */
export function findName(lines: readonly Line[], emails: readonly string[]): string | null {
  const body = usualSize(lines)
  const candidates = lines.flatMap((line, at) => {
    if (line.bullet || headingKind(plainOf(line)) !== null) return []
    const isPrinted = line.size !== null && body !== null && line.size > body * 1.25
    // Sidebars are read first, so a large line further down may still be the top of the page.
    if (at > 14 && !(isPrinted && at < 90)) return []
    return nameTexts(lines, at).flatMap((text) => {
      const score = nameScore(text, emails)
      if (score <= 0) return []
      const size = line.size !== null && body !== null ? Math.min(3, (line.size / body - 1) * 3) : 0
      return [{ text, score: score + size + Math.max(0, 2 - at * 0.35) }]
    })
  })
  const best = candidates.reduce<{ text: string; score: number } | null>(
    (a, b) => (b.score > (a?.score ?? 2.4) ? b : a),
    null,
  )
  return best ? properCase(best.text) : null
}

/** What a line offers as a name: its parts, and with the next line where first and last name stand below each other. */
function nameTexts(lines: readonly Line[], at: number): string[] {
  const line = lines[at]
  if (!line) return []
  const own = line.parts.filter((part, index) => index > 0 || line.parts.length === 1 || headingKind(part) === null)
  const parts = own.flatMap((part) => part.split(/\s+[|•·–—]\s+|\s{2,}|,\s+(?=\p{Lu}\p{Ll}+\s\p{Ll})/u))
  const [beforeComma = '', behindComma] = (own[0] ?? '').split(/,\s+|\s+-\s+/, 2)
  if (behindComma !== undefined && titleScore(behindComma) >= 1) parts.unshift(beforeComma)
  const texts = [parts[0] ?? '', clean(own.join('\t')).replaceAll('\t', ' ')]
  const next = lines[at + 1]
  const isStacked = next && line.size !== null && next.size !== null && Math.abs(next.size - line.size) < 0.5
  if (isStacked && line.parts.length === 1 && next.parts.length === 1 && !/\s/.test(plainOf(next)))
    texts.push(`${plainOf(line)} ${plainOf(next)}`)
  return texts.map((text) => clean(withoutHeading(text)))
}

/** "PERSONAL INFORMATION Jane Doe": the label of the contact block, printed beside the name. */
function withoutHeading(text: string): string {
  const words = text.split(' ')
  const length = [3, 2, 1].find(
    (count) => words.length > count && headingKind(words.slice(0, count).join(' ')) === 'contact',
  )
  return length === undefined ? text : words.slice(length).join(' ')
}

function clean(text: string): string {
  return text
    .replace(documentTitle, '')
    .replace(label, '')
    .replace(honorific, '')
    .replace(/\s*\((?:he|she|they|m|f|d|w|h|mr|ms|[a-z]+\/[a-z]+)[^)]*\)/i, '')
    .replace(lettersBehind, '')
    .replace(lettersBehind, '')
    .trim()
}

function nameScore(text: string, emails: readonly string[]): number {
  const words = text.split(/\s+/)
  if (text.length < 4 || text.length > 42 || words.length < 2 || words.length > 5) return 0
  if (/[\d@:/|•%()"?!&]/.test(text) || notAName.test(text) || (headingKey(text) === '' && /^[\p{ASCII}]*$/u.test(text)))
    return 0
  const shaped = words.every((word) => particle.test(word) || /^\p{Lu}[\p{L}\p{M}'’.-]*,?$/u.test(word))
  const isLower = words.every((word) => /^\p{Ll}[\p{L}'’.-]*$/u.test(word))
  const known = likeness(words, emails)
  if (!shaped && !(isLower && known >= 1)) return 0
  let score = 2 + known * 2
  if (words.length > 3) score -= 0.6
  // Grace Baker bakes nothing where her address bears her out, or where her first name is no word of any work.
  if (titleScore(text) >= 2 && known < 1) score -= isWorkSurname(words) ? 0.5 : 3
  if (placeScore(text) >= 2) score -= 2
  if (isUpperCase(text)) score -= 0.1
  return score
}

/** "Grace Baker", not "Pastry Baker": a trade that is as often a surname, behind words of no trade. */
function isWorkSurname(words: readonly string[]): boolean {
  const [last = '', ...first] = words.toReversed()
  return (
    workSurname.test(last) &&
    first.length > 0 &&
    first.every((word) => particle.test(word) || !titleWords.has(word.toLowerCase()))
  )
}

/** Share of the name's words that the address before the @ contains. */
function likeness(words: readonly string[], emails: readonly string[]): number {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z]/g, '')
  const own = words.map(bare).filter((word) => word.length > 1)
  const best = emails.map((email) => {
    const local = bare(email.split('@')[0] ?? '')
    return own.filter((word) => local.includes(word)).length / Math.max(1, own.length)
  })
  return Math.max(0, ...best)
}

function usualSize(lines: readonly Line[]): number | null {
  const sizes = lines.flatMap((line) => (line.size === null ? [] : [line.size])).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? null
}

/** "JANE O'NEIL" and "jane o'neil" → "Jane O'Neil"; mixed case stays as written. */
function properCase(text: string): string {
  if (!isUpperCase(text) && /\p{Lu}/u.test(text)) return text
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])(?:mc|o['’]|d['’])?\p{L}/gu, (start) =>
      start.length > 1
        ? start[0]?.toUpperCase() + start.slice(1, -1) + start.slice(-1).toUpperCase()
        : start.toUpperCase(),
    )
    .replace(/(?<=\s)(?:Van|Von|Der|Den|De|Du|Di|Da|Dos|Das|Del|Della|Zu|Ten|Ter)(?=\s)/g, (word) => word.toLowerCase())
}
