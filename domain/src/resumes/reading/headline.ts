import { parsePlace } from '../../taxonomy/places.ts'
import { type Line, plainOf, wordCount } from '../layout/line.ts'
import { startsWithVerb } from './action-verbs.ts'
import { employerScore } from './employer-cues.ts'
import { placeScore, tidyPlace } from './place-cues.ts'
import type { Section } from './sections.ts'
import { titleScore } from './title-cues.ts'

const pieceMark = /\t+|\s*[|•·▪◆♦]\s*|\s+[–—-]\s+|\s{3,}|;\s*/u
const addressLabel =
  /^(?:address|postal code (?:&|and) city|zip(?: code)? (?:&|and) city|city,? state(?:,? zip)?|location|current location|city(?: of residence)?|residence|based in|lives in|adresse|anschrift|wohnort|ort|ville|domicile|direcci[oó]n|ciudad|ubicaci[oó]n|localidad|adres|woonplaats|plaats|indirizzo|residenza|citt[aà]|morada|adress|bostadsort|bopæl|miejscowość)\s*[:\t]\s*/i
const labelInside =
  /\s+(?=(?:phone|tel|telephone|mobile|cell|e-?mail|address|location|residence|city|linkedin|github|website|dob|nationality)\s*:)/gi
const notATown =
  /linkedin|github|gitlab|portfolio|website|email|e-mail|phone|mobile|single|married|nationality|résumé|resume|cv/i
const mostHeadLines = 14

/** The line under the name that says what the person is. */
export function findHeadline(lines: readonly Line[], sections: readonly Section[], name: string | null): string | null {
  const head = headLines(lines, sections)
  const nameAt = name === null ? -1 : head.findIndex((line) => plainOf(line).toLowerCase().includes(name.toLowerCase()))
  const after = head.slice(Math.max(0, nameAt), nameAt + 7)
  for (const line of after) {
    if (line.bullet || line.continues) continue
    for (const piece of [plainOf(line), ...plainOf(line).split(/\s*[|•·]\s*|\t/)]) {
      const text = withoutName(piece, name)
      if (text.length < 4 || text.length > 90 || wordCount(text) > 12 || /@|https?:|\d{5}/.test(text)) continue
      if (titleScore(text) >= 1 && placeScore(text) < 2 && !(startsWithVerb(text) && titleScore(text) < 2)) return text
    }
  }
  return null
}

/** The town the person gives in the contact block. */
export function findLocation(lines: readonly Line[], sections: readonly Section[]): string | null {
  const contact = sections
    .filter((section) => section.kind === 'contact')
    .flatMap((section) => lines.slice(section.from, section.to + 1))
  // Some put the contact details under a heading of their own making, "About" or "Profile": short lines there count too.
  const opening = sections.find((section) => section.kind === 'summary')
  const shortLines = lines
    .slice((opening?.headingLine ?? (opening?.from ?? 0) - 1) + 1, (opening?.to ?? -1) + 1)
    .filter((line) => wordCount(plainOf(line)) <= 6 && !/[.!]$/.test(plainOf(line)))
  // A running foot may hold them too: a row with an address or a number says where it is.
  const rows = lines.filter((line) => /\S@\S+\.\w/.test(line.text) && pieceMark.test(line.parts.join('\t')))
  const head = [...headLines(lines, sections), ...contact, ...shortLines, ...rows.slice(0, 3)]
  let best: { text: string; score: number } | null = null
  for (const [at, line] of head.entries()) {
    if (/\brelocat/i.test(plainOf(line))) continue
    for (const text of placeTexts(line)) {
      const isLabelled = addressLabel.test(text)
      const bare = tidyPlace(text.replace(addressLabel, ''))
      if (titleScore(bare) >= 2 || wordCount(bare) > 9) continue
      const score = placeScore(bare) + formScore(bare) + (isLabelled ? 1.5 : 0) + besideContact(line, bare) - at * 0.02
      if (score > (best?.score ?? 0.7)) best = { text: bare, score }
    }
  }
  return best ? best.text : null
}

/** What the form of a contact block tells of a place we do not know: "Columbus Ohio 43215", "Tolosa Gipuzkoa ES". */
function formScore(text: string): number {
  if (employerScore(text) >= 1.7 && text.includes(',')) return -1.5
  const place = parsePlace(text)
  if (place?.country && place.city === null) return -1.7
  if (placeScore(text) >= 2) return 0
  if (/^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3},? (?:\d{4,5}|[A-Z]{2}(?:[ ,]+\d{4,6})?)$/u.test(text)) return 1
  return /^\d{4,5}(?:[ -]\d{2,3})?,? \p{Lu}[\p{L}.'’ -]{2,30}$/u.test(text) ? 1 : 0
}

/** "Tolosa · a@b.co · 06 12 34 56 78": a short name in a row of contact details is the town. */
function besideContact(line: Line, text: string): number {
  const row = line.parts.join('\t')
  const pieces = row.split(pieceMark).map((piece) => piece.trim())
  if (pieces.length < 2 || !pieces.includes(text) || !/\S@\S|\d[\d\s().-]{7,}\d/.test(row)) return 0
  const isShort = /^\p{Lu}[\p{L}.'’-]+(?:[ ,]+\p{Lu}[\p{L}.'’-]*){0,2}$/u.test(text)
  return isShort && titleScore(text) < 1 && !notATown.test(text) ? 0.9 : 0
}

function placeTexts(line: Line): string[] {
  const joined = line.parts
    .join('\t')
    .replace(/\((?:mobile|cell|home|work|linkedin|personal|company|portfolio|blog|other)\)/gi, '\t')
    .replace(/\S+@\S+/g, '\t')
    .replace(/https?:\S+|www\.\S+|\S+\.(?:com|org|net|io|dev|me)\S*/g, '\t')
    .replace(/\+?\(?\d[\d\s().-]{7,}\d/g, '\t')
  const pieces = joined
    .replace(labelInside, '\t')
    .split(pieceMark)
    .map((piece) => piece.trim())
    .filter(Boolean)
  return pieces.flatMap((piece) => {
    const label = addressLabel.exec(piece)?.[0] ?? ''
    const parts = piece.slice(label.length).split(/\s*,\s*/)
    // A street before the town: "12 Main Street, Springfield, IL 62701".
    const tails = parts.map((_, at) => parts.slice(at).join(', ')).slice(1, 4)
    return [piece, ...tails.map((tail) => label + tail)]
  })
}

/** The lines over the first section, and those over the first one of the column that holds the name. */
function headLines(lines: readonly Line[], sections: readonly Section[]): Line[] {
  return sections
    .filter((section) => section.kind === 'contact' && section.headingLine === null)
    .flatMap((section) => lines.slice(section.from, section.to + 1).slice(0, mostHeadLines))
}

function withoutName(text: string, name: string | null): string {
  if (name === null) return text.trim()
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return (at === -1 ? text : text.slice(0, at) + text.slice(at + name.length)).replace(/^[\s,|–—-]+|[\s,|–—-]+$/g, '')
}
