import { type Line, plainOf } from '../layout/line.ts'
import type { EducationEntry } from '../reading.ts'
import { findDateRanges, findDates, withoutDates } from './dates.ts'
import { joinBullets } from './roles.ts'
import type { Section } from './sections.ts'
import { degree, school } from './study-words.ts'
import { titleScore } from './title-cues.ts'

/** One entry for each school or degree; what stands under it belongs to it. */
export function findEducation(lines: readonly Line[], sections: readonly Section[]): EducationEntry[] {
  const named = sections.filter((section) => section.kind === 'education')
  if (named.length > 0 || sections.some((section) => section.headingLine !== null))
    return named.flatMap((section) => entriesOf(lines, section))
  // A résumé without headings: the dated lines that name a school.
  return lines.flatMap((line, at): EducationEntry[] => {
    const text = plainOf(line)
    const isDated = findDateRanges(text).length + findDates(text).length > 0
    return isDated && !line.bullet && school.test(text) && titleScore(withoutDates(text, findDateRanges(text))) < 2
      ? [{ text, lines: { from: at, to: at } }]
      : []
  })
}

function entriesOf(lines: readonly Line[], section: Section): EducationEntry[] {
  const entries: { from: number; to: number; hasSchool: boolean; hasDegree: boolean; hasDate: boolean }[] = []
  for (let at = section.from; at <= section.to; at++) {
    const line = lines[at]
    if (!line || at === section.headingLine) continue
    const text = plainOf(line)
    const has = {
      hasSchool: school.test(text),
      hasDegree: degree.test(text),
      hasDate: findDateRanges(text).length + findDates(text).length > 0,
    }
    const open = entries.at(-1)
    const repeats =
      open && ((has.hasSchool && open.hasSchool) || (has.hasDegree && open.hasDegree) || (has.hasDate && open.hasDate))
    const starts =
      !open || (!line.bullet && !line.continues && repeats && (has.hasSchool || has.hasDegree || line.gapBefore))
    if (starts) entries.push({ from: at, to: at, ...has })
    else {
      open.to = at
      open.hasSchool ||= has.hasSchool
      open.hasDegree ||= has.hasDegree
      open.hasDate ||= has.hasDate
    }
  }
  return entries.map(({ from, to }) => ({
    text: joinBullets(lines.slice(from, Math.min(to, from + 3) + 1)).join(', '),
    lines: { from, to },
  }))
}

/** The entries of a section of certificates, one a line. */
export function findCertificates(lines: readonly Line[], sections: readonly Section[]): string[] {
  const found = sections
    .filter((section) => section.kind === 'certificates')
    .flatMap((section) =>
      lines.slice(section.from, section.to + 1).filter((_, at) => section.from + at !== section.headingLine),
    )
  const names: string[] = []
  for (const line of found) {
    const text = line.parts.join(', ')
    if (line.continues && names.length > 0) names.push(`${names.pop()} ${text}`)
    else if (text.length <= 140 && /\p{L}{3}/u.test(text)) names.push(text)
  }
  return names.slice(0, 40)
}
