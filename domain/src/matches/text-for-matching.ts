import type { ResumeReading, ResumeSection } from '../resumes/reading.ts'

type Read = Pick<ResumeReading, 'text' | 'sections' | 'name' | 'headline' | 'location' | 'emails'>

/** A line this short that names a school or a degree is an entry; a longer one is a sentence about work. */
const longestEntry = 25
const schoolOrDegree =
  /\b(?:university|college|school|institute|academy|polytechnic|bachelor|master|b\.?\s?sc|m\.?\s?sc|b\.?\s?tech|m\.?\s?tech|b\.?\s?e|mba|diploma|degree|ph\.?\s?d|gpa|alumn\w*|fraternity|sorority)\b/i

/** "OR" alone is a state and an everyday word. */
const shortestPart = 4
/** The contact block is within these; further down a place stands beside the work that was done there. */
const headLines = 12

/** Headings of what is nobody's business in matching, as far as they are no sections of their own. */
const privateHeading =
  /\b(?:hobb|interest|personal|private|family|volunteer|affiliation|membership|reference|church|sport)/i

/** What of a résumé is embedded: no name, contact, place, school, language or hobby (decisions.md A.4). */
export function textForMatching(reading: Read): string {
  const isPrivate = privateLines(reading)
  const lines = reading.text.split('\n')
  return [reading.headline ?? '', ...lines.filter((_, at) => !isPrivate[at])].join('\n')
}

/** For each line of the text, whether matching leaves it out. */
export function privateLines({ text, sections, name, location, emails }: Read): boolean[] {
  const names = partsOf(name, ...emails)
  const places = partsOf(location)
  const isPrivate = text
    .split('\n')
    .map((line, at) => isSchool(line) || names(line) || (at < headLines && (places(line) || isContact(line))))
  for (const section of sections) {
    if (isPrivateSection(section)) isPrivate.fill(true, section.lines.from, section.lines.to + 1)
  }
  return isPrivate
}

/** Whether a line holds one of these as whole words; print and reading may differ in capitals. */
function partsOf(...parts: (string | null)[]): (line: string) => boolean {
  const wanted = parts.flatMap((part) => (part && part.length >= shortestPart ? [wholeWords(part)] : []))
  return (line) => wanted.some((pattern) => pattern.test(line))
}

function wholeWords(part: string): RegExp {
  const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu')
}

/** A short line of the head with an address or a number in it tells who and where, not what. */
function isContact(line: string): boolean {
  return /@|\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}|\+\d/.test(line) && line.split(/\s+/).length < longestEntry
}

function isSchool(line: string): boolean {
  return schoolOrDegree.test(line) && line.split(/\s+/).length < longestEntry
}

function isPrivateSection({ kind, heading }: ResumeSection): boolean {
  return kind === 'languages' || (kind === 'other' && heading !== null && privateHeading.test(heading))
}
