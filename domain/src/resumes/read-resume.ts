import type { ResumeDocument } from './document.ts'
import { flowLines, textLines } from './layout/flow-lines.ts'
import { limitLines } from './layout/limits.ts'
import { type Line, wordCount } from './layout/line.ts'
import { pageLines } from './layout/page-lines.ts'
import { findEmails, findLinks, findPhones } from './reading/contact.ts'
import { findCertificates, findEducation } from './reading/education.ts'
import { findHeadline, findLocation } from './reading/headline.ts'
import { findLanguages, labelledLanguages, toldLanguages } from './reading/languages.ts'
import { findName } from './reading/name.ts'
import { findRoles, joinBullets } from './reading/roles.ts'
import { findSections, isHeadingLike, type Section } from './reading/sections.ts'
import { findSkills } from './reading/skills.ts'
import { namesStudy } from './reading/study-words.ts'
import { titleScore } from './reading/title-cues.ts'
import { seniorityOf, yearsOfExperience } from './reading/years.ts'
import type { HeldRole, ResumeReading, ResumeSection } from './reading.ts'

export type ResumeSource = { document: ResumeDocument } | { text: string }

/** Understands a résumé: contact block, sections, roles, skills and the figures that follow from them. `today` is YYYY-MM-DD. */
export function readResume(source: ResumeSource & { today: string }): ResumeReading {
  const { lines, sections } = findSections(limitLines(linesOf(source)))
  const links = 'document' in source ? source.document.links : []
  const text = lines.map((line) => line.text.replaceAll('\t', '  ')).join('\n')
  const emails = findEmails(text, links)
  const name = findName(lines, emails)
  const roles = rolesOf(lines, sections)
  const parted = sections.map((section) => summaryAlone(lines, section, roles))
  const headline = findHeadline(lines, sections, name)
  const location = findLocation(lines, sections)
  const yearsExperience = yearsOfExperience(roles, source.today)
  return {
    text,
    name,
    emails,
    phones: findPhones(lines, links),
    links: findLinks(text, links),
    headline,
    location,
    summary: summaryOf(lines, parted),
    sections: parted.map(({ kind, heading, from, to }): ResumeSection => ({ kind, heading, lines: { from, to } })),
    roles,
    education: findEducation(lines, sections),
    skills: findSkills(lines, sections, roles),
    certificates: findCertificates(lines, sections),
    languages: languagesOf(lines, sections),
    yearsExperience,
    seniority: seniorityOf(roles, headline, yearsExperience),
    places: placesOf(location, roles),
    hiddenText: 'document' in source ? source.document.hidden : [],
  }
}

function linesOf(source: ResumeSource): Line[] {
  if ('text' in source) return textLines(source.text)
  const content = source.document.content
  return content.kind === 'pages' ? pageLines(content.pages) : flowLines(content.blocks)
}

function rolesOf(lines: readonly Line[], sections: readonly Section[]): HeldRole[] {
  const stretches = sections.filter((section) => section.kind === 'experience')
  const fallback = sections.filter((section) => section.kind === 'contact' || section.kind === 'summary')
  const isNamed = stretches.length > 0
  return (isNamed ? stretches : fallback)
    .flatMap((section) =>
      findRoles(lines, section.headingLine === null ? section.from : section.headingLine + 1, section.to),
    )
    .filter((role) => isNamed || (role.title !== null && role.start !== null && !isStudy(role)))
}

/** Where no heading parts them, a dated line that names a school or a degree and no work is education. */
function isStudy({ title, employer, bullets }: HeldRole): boolean {
  const names = [title, employer].flatMap((name) => name ?? [])
  return (
    names.some(namesStudy) &&
    names.every((name) => namesStudy(name) || titleScore(name) < 2) &&
    (bullets.length === 0 || (title !== null && namesStudy(title) && titleScore(title) < 2))
  )
}

/** Where the heading over the roles is none we know, the summary ends at the first role, and at its heading if there is one. */
function summaryAlone(lines: readonly Line[], section: Section, roles: readonly HeldRole[]): Section {
  const { kind, from, to } = section
  const starts = roles.map((role) => role.lines.from).filter((at) => at > from && at <= to)
  if (kind !== 'summary' || starts.length === 0) return section
  const last = Math.min(...starts) - 1
  const line = lines[last]
  return { ...section, to: last > from + 1 && line && isHeadingLike(line) ? last - 1 : last }
}

function languagesOf(lines: readonly Line[], sections: readonly Section[]): string[] {
  const named = findLanguages([...linesOfKind(lines, sections, 'languages'), ...labelledLanguages(lines)])
  return [...new Set([...named, ...toldLanguages(lines, sections)])]
}

function linesOfKind(lines: readonly Line[], sections: readonly Section[], kind: Section['kind']): Line[] {
  return sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => lines.slice(section.headingLine === null ? section.from : section.from + 1, section.to + 1))
}

function summaryOf(lines: readonly Line[], sections: readonly Section[]): string | null {
  const section = sections.find((one) => one.kind === 'summary' && one.to > one.from)
  if (section) {
    const told = joinBullets(lines.slice(section.from + 1, section.to + 1))
    // "GitHub", "octocat": addresses in the same box are no part of it.
    const sentences = told.filter((text) => wordCount(text) >= 4)
    return (sentences.length > 0 ? sentences : told).join(' ') || null
  }
  // Without a heading it is the paragraph over the first section.
  const [head] = sections
  const opening = head?.headingLine === null ? joinBullets(lines.slice(head.from, head.to + 1)) : []
  return opening.find((text) => wordCount(text) >= 12 && !text.includes('@')) ?? null
}

function placesOf(location: string | null, roles: readonly HeldRole[]): string[] {
  const all = [location, ...roles.map((role) => role.place)].flatMap((place) => place ?? [])
  return all.filter((place, at) => all.findIndex((other) => other.toLowerCase() === place.toLowerCase()) === at)
}
