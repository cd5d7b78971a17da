import { domainLabel, nameVariants, shortestInsideWord, uniqueBy } from './leak-names.ts'
import { findPatterns, type PatternKind } from './leak-patterns.ts'
import { findSquashed, type Span, squash } from './leak-text.ts'

/** What must not be recognised in an anonymous job. */
export type HiddenIdentity = {
  companyName: string
  website: string | null
  verifiedDomain: string | null
  /** Names of people who stand for the company; today the owner. */
  people: readonly string[]
}

export type LeakKind = 'company' | 'domain' | PatternKind
/** The key names the find, not its place, so that a confirmation outlives edits around it. */
export type LeakFinding = { key: string; field: string; kind: LeakKind; found: string; start: number; end: number }

const surnameMinimum = 3

/** Everything in these fields that may give the company away (decisions.md G.42), in the order it is read. */
export function findLeaks(identity: HiddenIdentity, fields: Readonly<Record<string, string>>): LeakFinding[] {
  return Object.entries(fields).flatMap(([field, text]) => findInField(identity, field, text))
}

export function openLeaks(findings: readonly LeakFinding[], confirmed: readonly string[]): LeakFinding[] {
  return findings.filter((finding) => !confirmed.includes(finding.key))
}

function findInField(identity: HiddenIdentity, field: string, text: string): LeakFinding[] {
  const spans: { kind: LeakKind; span: Span }[] = [
    ...findCompany(identity, text),
    ...findPeople(identity.people, text),
    ...findPatterns(text),
  ]
  const widest = spans.toSorted((x, y) => x.span.start - y.span.start || y.span.end - x.span.end)
  const kept: LeakFinding[] = []
  for (const { kind, span } of widest) {
    if (kept.some((other) => other.start <= span.start && span.end <= other.end)) continue
    const found = text.slice(span.start, span.end)
    kept.push({ key: leakKey(field, kind, found), field, kind, found, ...span })
  }
  return uniqueBy(kept, (finding) => finding.key)
}

function leakKey(field: string, kind: LeakKind, found: string): string {
  return `${field}:${kind}:${squash(found).letters}`.slice(0, 300)
}

function findCompany(identity: HiddenIdentity, text: string): { kind: LeakKind; span: Span }[] {
  const squashed = squash(text)
  const found: { kind: LeakKind; span: Span }[] = []
  for (const variant of nameVariants(identity.companyName)) {
    const spans =
      variant.why === 'initials'
        ? findInitials(variant.written, text)
        : findSquashed(squashed, variant.written, shortestInsideWord)
    found.push(...spans.map((span) => ({ kind: 'company' as const, span })))
  }
  for (const address of [identity.website, identity.verifiedDomain]) {
    const domain = address ? domainLabel(address) : null
    if (!domain) continue
    for (const written of [domain.host, domain.label]) {
      const spans = findSquashed(squashed, written, shortestInsideWord)
      found.push(...spans.map((span) => ({ kind: 'domain' as const, span })))
    }
  }
  return found
}

/** "TP", "T.P.", "T&P": capitals only, as words of their own. */
function findInitials(letters: string, text: string): Span[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${letters.split('').join('\\.?\\s?&?\\s?')}\\.?(?![\\p{L}\\p{N}])`,
    'gu',
  )
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

function findPeople(people: readonly string[], text: string): { kind: LeakKind; span: Span }[] {
  const squashed = squash(text)
  return people.flatMap((person) => {
    const names = person.trim().split(/\s+/)
    const surname = names.length > 1 ? (names.at(-1) ?? '') : ''
    const whole = names.length > 1 ? findSquashed(squashed, person, shortestInsideWord) : []
    const last = surname.length >= surnameMinimum ? capitalised(surname, text) : []
    return [...whole, ...last].map((span) => ({ kind: 'person' as const, span }))
  })
}

/** A surname counts where it is written as one: "Cook" the person, not "cook" the work. */
function capitalised(name: string, text: string): Span[] {
  const isName = /^\p{Lu}/u.test(name)
  if (!isName) return []
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu')
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}
