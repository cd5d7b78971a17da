import type { AtsCheck, AtsChecks } from '../analysis-schema.ts'
import { isScan, type LayoutFacts } from '../layout-facts.ts'
import { findDateRanges } from '../reading/dates.ts'
import { byRecency } from '../reading/years.ts'
import type { ResumeReading, SectionKind } from '../reading.ts'

/** decisions.md D.18. */
const weights = { layout: 30, headers: 20, characters: 15, dates: 15, order: 10, contact: 10 }
const caps = { scan: 10, unmappable: 20, hidden: 40 }
const unmappableShare = 0.3

const standardSections: readonly (readonly [SectionKind, string, number])[] = [
  ['experience', 'Experience', 0.35],
  ['education', 'Education', 0.25],
  ['skills', 'Skills', 0.25],
  ['summary', 'Summary', 0.15],
]

export function checkAts(reading: ResumeReading, layout: LayoutFacts): AtsChecks {
  return {
    parseableLayout: checkLayout(layout),
    weirdCharactersOrColumns: checkCharacters(reading, layout),
    missingStandardHeaders: checkHeaders(reading),
    dateFormatConsistency: checkDates(reading),
    sectionOrderHint: checkOrder(reading),
    contactBlock: checkContact(reading),
  }
}

export function atsReadiness(checks: AtsChecks, layout: LayoutFacts): number {
  const sum = Object.values(checks).reduce((total, one) => total + one.points, 0)
  return Math.round(Math.min(capOf(layout), sum))
}

function capOf(layout: LayoutFacts): number {
  if (isScan(layout)) return caps.scan
  if (layout.unmappedShare > unmappableShare) return caps.unmappable
  return layout.hiddenRuns > 0 ? caps.hidden : 100
}

function check(label: string, share: number, outOf: number, note: string, lines: readonly number[] = []): AtsCheck {
  const points = Math.round(Math.max(0, Math.min(1, share)) * outOf)
  return { label, points, outOf, passed: points >= outOf * 0.9, note, lines: [...lines] }
}

function checkLayout(layout: LayoutFacts): AtsCheck {
  const faults: [boolean, number, string][] = [
    [layout.hasColumns, 0.3, 'two columns'],
    [layout.tableRows > 0, 0.2, 'tables'],
    [layout.textBoxes > 0, 0.3, 'text boxes'],
    [layout.headLines > 0, 0.15, 'text in the header or footer'],
    [layout.recognizedPages > 0, 0.6, 'pages that are pictures'],
    [(layout.pages ?? 1) > 3, 0.1, `${layout.pages} pages`],
  ]
  const found = faults.filter(([isThere]) => isThere)
  const share = 1 - found.reduce((sum, [, cost]) => sum + cost, 0)
  const note =
    found.length === 0 ? 'One column, real text' : `Some systems stumble over ${list(found.map(([, , name]) => name))}`
  return check('Parseable layout', share, weights.layout, note)
}

function checkCharacters(reading: ResumeReading, layout: LayoutFacts): AtsCheck {
  const odd = reading.text
    .split('\n')
    .flatMap((line, at) => (/[\ufffd\u25a1]|\(cid:\d+\)|[★☆⬤◯✆✉☎📞📧🏠]/u.test(line) ? [at] : []))
  const share = 1 - Math.min(1, layout.unmappedShare * 8) - Math.min(0.4, odd.length * 0.1)
  const note =
    layout.unmappedShare > unmappableShare
      ? 'The fonts of this file do not say which letters they draw'
      : layout.unmappedShare > 0.004
        ? 'Icons or odd characters stand between the words'
        : odd.length > 0
          ? 'Symbols stand where words are safer'
          : 'No odd characters'
  return check('Clean formatting', share, weights.characters, note, odd)
}

function checkHeaders(reading: ResumeReading): AtsCheck {
  const missing = standardSections.filter(
    ([kind]) => !reading.sections.some((section) => section.kind === kind && section.heading !== null),
  )
  const share = 1 - missing.reduce((sum, [, , weight]) => sum + weight, 0)
  const note = missing.length === 0 ? 'All four found' : `Not found: ${list(missing.map(([, name]) => name))}`
  const lines = reading.sections.filter((section) => section.heading !== null).map((section) => section.lines.from)
  return check('Standard headers', share, weights.headers, note, lines)
}

function checkDates(reading: ResumeReading): AtsCheck {
  const found = datesOf(reading)
  if (found.length === 0) return check('Date consistency', 0, weights.dates, 'No period could be read')
  const styles = new Map<string, number[]>()
  for (const { style, at } of found) styles.set(style, [...(styles.get(style) ?? []), at])
  const sorted = [...styles.values()].sort((a, b) => b.length - a.length)
  const consistent = (sorted[0]?.length ?? 0) / found.length
  const dated =
    reading.roles.length === 0 ? 1 : reading.roles.filter((role) => role.start !== null).length / reading.roles.length
  const note =
    styles.size > 1
      ? `${styles.size === 2 ? 'Two' : 'Three'} ways of writing dates`
      : dated < 1
        ? 'A role has no period'
        : 'One way of writing dates'
  return check('Date consistency', 0.6 * consistent + 0.4 * dated, weights.dates, note, sorted.slice(1).flat())
}

export function datesOf(reading: ResumeReading): { style: string; at: number; text: string }[] {
  const inRoles = new Set(reading.roles.flatMap((role) => lineNumbers(role.lines)))
  return reading.text.split('\n').flatMap((line, at) =>
    inRoles.has(at) && !line.startsWith('• ')
      ? findDateRanges(line.replaceAll('  ', '\t')).map((range) => ({
          style: range.style,
          at,
          text: line.slice(range.from, range.to),
        }))
      : [],
  )
}

function lineNumbers({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

function checkOrder(reading: ResumeReading): AtsCheck {
  const at = (kind: SectionKind) => reading.sections.find((section) => section.kind === kind)?.lines.from ?? null
  const experience = at('experience')
  const faults: string[] = []
  const summary = at('summary')
  if (summary !== null && experience !== null && summary > experience)
    faults.push('The summary comes after the experience')
  const other = at('other')
  if (other !== null && experience !== null && other < experience)
    faults.push('Interests or extras come before the experience')
  const certificates = at('certificates')
  if (certificates !== null && other !== null && certificates > other) faults.push('Certificates come after the extras')
  if (!isNewestFirst(reading)) faults.push('The newest role does not come first')
  const lines = [summary, other, certificates].filter((line) => line !== null)
  return check(
    'Recommended section order',
    1 - faults.length * 0.4,
    weights.order,
    faults[0] ?? 'Newest first, in the usual order',
    faults.length > 0 ? lines : [],
  )
}

export function isNewestFirst(reading: ResumeReading): boolean {
  const dated = reading.roles.filter((role) => role.start !== null)
  const [newest] = byRecency(dated)
  const [first] = dated
  if (!newest || !first || newest === first || first.isCurrent) return true
  return (first.end ?? '') >= (newest.end ?? '') && !newest.isCurrent
}

function checkContact(reading: ResumeReading): AtsCheck {
  const parts: [boolean, number, string][] = [
    [reading.emails.length > 0, 0.4, 'e-mail'],
    [reading.phones.length > 0, 0.35, 'phone'],
    [reading.location !== null, 0.25, 'city'],
  ]
  const missing = parts.filter(([isThere]) => !isThere)
  const share = 1 - missing.reduce((sum, [, weight]) => sum + weight, 0)
  const contact = reading.sections.find((section) => section.kind === 'contact')
  const note =
    missing.length === 0 ? 'Phone, e-mail and city found' : `Not found: ${list(missing.map(([, , name]) => name))}`
  return check('Contact block', share, weights.contact, note, contact ? lineNumbers(contact.lines).slice(0, 8) : [])
}

export function list(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
