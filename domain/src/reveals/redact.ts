import { contactBlockSpans, contactSpans } from './contact-spans.ts'
import { nameSpans } from './name-spans.ts'
import { redactionMark, withoutMarks } from './redaction-mark.ts'
import { mergeSpans, type Span, spansOf } from './spans.ts'

export type HiddenPerson = {
  /** Every form of the name we hold: of the account, and as the résumé writes it. */
  names: readonly string[]
  /** Addresses, numbers and links as they were read, so that none hangs on its pattern alone. */
  contacts: readonly string[]
  /** Lines of the text that hold contacts, both ends included; null where they were not recognised. */
  contactLines: { from: number; to: number } | null
  /** Titles held: a person called Cook has worked as a cook. */
  titles: readonly string[]
}

/** A résumé opens with who it is about; where no block of contacts was recognised, these lines are taken for it. */
const openingLines = 6
const longestContactBlock = 14

/** The text as an employer may read it before the reveal, line for line, with a mark where something is hidden. */
export function redactText(text: string, person: HiddenPerson): string {
  const clean = withoutMarks(text)
  const spans = [
    ...nameSpans(clean, person.names, person.titles),
    ...person.contacts.flatMap((contact) => literalSpans(clean, contact)),
    ...contactSpans(clean),
  ]
  spans.push(...blockSpans(clean, person.contactLines, spans))
  return replaceSpans(clean, mergeSpans(spans, clean))
}

/** Short facts, such as skills, of which one that names the person is left out altogether. */
export function withoutTelling(facts: readonly string[], person: HiddenPerson): string[] {
  return facts.filter((fact) => !redactText(fact, { ...person, contactLines: null }).includes(redactionMark))
}

function literalSpans(text: string, contact: string): Span[] {
  const wanted = contact.trim()
  if (wanted.length < 4) return []
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+')
  return spansOf(text, new RegExp(escaped, 'giu'))
}

function blockSpans(text: string, contactLines: HiddenPerson['contactLines'], found: readonly Span[]): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const [at, line] of text.split('\n').entries()) {
    const from = start
    const end = from + line.length
    start = end + 1
    const isListed = contactLines
      ? at >= contactLines.from && at <= Math.min(contactLines.to, contactLines.from + longestContactBlock)
      : at < openingLines
    const hasContact = at < openingLines * 2 && found.some((span) => span.start >= from && span.end <= end)
    if (!isListed && !hasContact) continue
    spans.push(...contactBlockSpans(line).map((span) => ({ start: from + span.start, end: from + span.end })))
  }
  return spans
}

function replaceSpans(text: string, spans: readonly Span[]): string {
  let redacted = ''
  let at = 0
  for (const span of spans) {
    const lineBreaks = text.slice(span.start, span.end).replace(/[^\n]/g, '')
    redacted += text.slice(at, span.start) + redactionMark + lineBreaks
    at = span.end
  }
  return redacted + text.slice(at)
}
