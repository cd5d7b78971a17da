import { findSkill } from '../taxonomy/skills.ts'
import { plainWords } from './analysis/plain-words.ts'
import { seniorityOf, yearsOfExperience } from './reading/years.ts'
import type { HeldRole, ReadSkill, ResumeReading, Seniority } from './reading.ts'
import {
  type CorrectedRole,
  correctedFields,
  correctedLists,
  type ReadingForm,
  type RoleFacts,
} from './reading-form.ts'

type FieldName = (typeof correctedFields)[number]
type ListName = (typeof correctedLists)[number]

/**
 * What a person changed in what we read. Each keeps what it corrects, so that it comes back after a new reading only
 * where the same thing was read again (decisions.md D.17).
 */
export type Corrections = {
  fields?: Partial<Record<FieldName, { read: string | null; now: string | null }>>
  lists?: Partial<Record<ListName, { added: string[]; removed: string[] }>>
  /** `read` null: a role we missed; `now` null: no role at all. */
  roles?: { read: RoleFacts | null; now: RoleFacts | null }[]
  yearsExperience?: number
  seniority?: Seniority
}

/** Lines of a thing that stands nowhere in the text. */
const nowhere = { from: -1, to: -1 }

export function hasCorrections(corrections: Corrections): boolean {
  return Object.keys(corrections).length > 0
}

/** The reading as the form shows it; each role knows which of the read ones it is. */
export function formOf(asRead: ResumeReading, corrections: Corrections, today: string): ReadingForm {
  const now = applyCorrections(asRead, corrections, today)
  return {
    name: now.name,
    headline: now.headline,
    location: now.location,
    emails: now.emails,
    phones: now.phones,
    links: now.links,
    certificates: now.certificates,
    languages: now.languages,
    education: now.education.map(({ text }) => text),
    skills: now.skills.map((skill) => skill.name),
    roles: rolesFrom(asRead.roles, corrections).map(({ role, at }) => ({ ...factsOf(role), readAs: at })),
    yearsExperience: corrections.yearsExperience ?? null,
    seniority: corrections.seniority ?? null,
  }
}

/** What the form changes in what was read; empty where it changes nothing. */
export function correctionsFrom(asRead: ResumeReading, written: ReadingForm): Corrections {
  const form = withoutBlanks(written)
  const fields = Object.fromEntries(
    correctedFields.flatMap((name) =>
      asRead[name] === form[name] ? [] : [[name, { read: asRead[name], now: form[name] }]],
    ),
  )
  const lists = Object.fromEntries(
    correctedLists.flatMap((name) => {
      const read = listOf(asRead, name)
      const added = form[name].filter((one) => !holds(read, one))
      const removed = read.filter((one) => !holds(form[name], one))
      return added.length + removed.length === 0 ? [] : [[name, { added, removed }]]
    }),
  )
  const roles = roleCorrections(asRead.roles, form.roles)
  return {
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    ...(Object.keys(lists).length > 0 ? { lists } : {}),
    ...(roles.length > 0 ? { roles } : {}),
    ...(form.yearsExperience === null ? {} : { yearsExperience: form.yearsExperience }),
    ...(form.seniority === null ? {} : { seniority: form.seniority }),
  }
}

/** The reading that counts: what was read, corrected where a correction still fits. */
export function applyCorrections(asRead: ResumeReading, corrections: Corrections, today: string): ResumeReading {
  if (!hasCorrections(corrections)) return asRead
  const field = (name: FieldName) => {
    const correction = corrections.fields?.[name]
    return correction && correction.read === asRead[name] ? correction.now : asRead[name]
  }
  const listed = (name: ListName) => {
    const { added = [], removed = [] } = corrections.lists?.[name] ?? {}
    const kept = listOf(asRead, name).filter((one) => !holds(removed, one))
    return [...kept, ...added.filter((one) => !holds(kept, one))]
  }
  const roles = rolesFrom(asRead.roles, corrections).map(({ role }) => role)
  const headline = field('headline')
  const location = field('location')
  const yearsExperience =
    corrections.yearsExperience ?? (corrections.roles ? yearsOfExperience(roles, today) : asRead.yearsExperience)
  return {
    ...asRead,
    name: field('name'),
    headline,
    location,
    emails: listed('emails'),
    phones: listed('phones'),
    links: listed('links'),
    certificates: listed('certificates'),
    languages: listed('languages'),
    education: listed('education').map(
      (text) => asRead.education.find((entry) => entry.text === text) ?? { text, lines: nowhere },
    ),
    skills: skillsFrom(asRead, listed('skills'), roles),
    roles,
    yearsExperience,
    seniority:
      corrections.seniority ??
      (corrections.roles || corrections.fields?.headline || corrections.yearsExperience !== undefined
        ? seniorityOf(roles, headline, yearsExperience)
        : asRead.seniority),
    places: placesOf(asRead, location, roles),
  }
}

function listOf(reading: ResumeReading, name: ListName): string[] {
  if (name === 'skills') return reading.skills.map((skill) => skill.name)
  if (name === 'education') return reading.education.map(({ text }) => text)
  return reading[name]
}

function holds(list: readonly string[], wanted: string): boolean {
  return list.some((one) => one.toLowerCase() === wanted.toLowerCase())
}

/** An emptied field says that there is nothing, and a current role has no end. */
function withoutBlanks(form: ReadingForm): ReadingForm {
  const roles = form.roles.map((role) => ({
    ...role,
    title: role.title || null,
    employer: role.employer || null,
    place: role.place || null,
    end: role.isCurrent ? null : role.end,
  }))
  const { name, headline, location } = form
  return { ...form, name: name || null, headline: headline || null, location: location || null, roles }
}

function factsOf({ title, employer, place, start, end, isCurrent }: RoleFacts): RoleFacts {
  return { title, employer, place, start, end, isCurrent }
}

function isSameRole(a: RoleFacts, b: RoleFacts): boolean {
  return JSON.stringify(factsOf(a)) === JSON.stringify(factsOf(b))
}

function roleCorrections(read: readonly HeldRole[], form: readonly CorrectedRole[]): NonNullable<Corrections['roles']> {
  const kept = new Set(form.map((role) => role.readAs))
  const removed = read.flatMap((role, at) => (kept.has(at) ? [] : [{ read: factsOf(role), now: null }]))
  const changed = form.flatMap((role) => {
    const original = role.readAs === null ? undefined : read[role.readAs]
    if (original && isSameRole(original, role)) return []
    return [{ read: original ? factsOf(original) : null, now: factsOf(role) }]
  })
  return [...changed, ...removed]
}

function rolesFrom(
  read: readonly HeldRole[],
  { roles: corrections = [] }: Corrections,
): { role: HeldRole; at: number | null }[] {
  const kept = read.flatMap((role, at) => {
    const correction = corrections.find((one) => one.read !== null && isSameRole(one.read, role))
    if (!correction) return [{ role, at }]
    return correction.now ? [{ role: { ...role, ...correction.now }, at }] : []
  })
  const added = corrections.flatMap(({ read: original, now }) =>
    original === null && now ? [{ role: { ...now, bullets: [], lines: nowhere }, at: null }] : [],
  )
  return [...kept, ...added]
}

function skillsFrom(asRead: ResumeReading, names: readonly string[], roles: readonly HeldRole[]): ReadSkill[] {
  return names.map((written) => {
    const known = asRead.skills.find((skill) => skill.name.toLowerCase() === written.toLowerCase())
    if (known) return known
    const lines = asRead.text
      .split('\n')
      .flatMap((line, at) => (plainWords(line).includes(plainWords(written)) ? [at] : []))
    const shownInRole = roles.some(
      (role) => role.start !== null && lines.some((at) => at >= role.lines.from && at <= role.lines.to),
    )
    return { name: findSkill(written)?.name ?? written, written, lines, shownInRole }
  })
}

/** The place of living first; places of roles that are gone leave with them. */
function placesOf(asRead: ResumeReading, location: string | null, roles: readonly HeldRole[]): string[] {
  const known = [asRead.location, ...asRead.roles.map((role) => role.place)]
  const others = asRead.places.filter((place) => !known.includes(place))
  const all = [location, ...roles.map((role) => role.place), ...others].flatMap((place) => place ?? [])
  return all.filter((place, at) => all.findIndex((other) => other.toLowerCase() === place.toLowerCase()) === at)
}
