import { candidateFromReading, nothingStated } from '#domain/matches/candidate-of.ts'
import { embedResume, embedText } from '#domain/matches/embedding.ts'
import type { MatchCandidate, MatchJob } from '#domain/matches/inputs.ts'
import { scoreMatch } from '#domain/matches/score.ts'
import { isWorthListing } from '#domain/matches/worth-listing.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import { findTitle } from '#domain/taxonomy/titles.ts'
import type { ResumeBlock } from '#server/demo/people/marks.ts'
import { buildDemoWorld } from '#server/demo/world.ts'

export type GroupRow = { grouping: string; group: string; people: number; rate: number; ratio: number }

type Member = { candidate: MatchCandidate; text: string; years: number | null; state: string | null }

/** A figure from here on is one that people act upon. */
const goodFit = 60
const fewestPeople = 5
const trust = { value: 50, isTrustedEmployer: false }

/**
 * The four-fifths rule on the demo world: how often the jobs a person is listed for reach a good fit, by group, and each
 * group's rate beside the highest. Groups are made from what the demo's people wrote; no score knows of them.
 */
export function measureGroups(now: Date): GroupRow[] {
  const world = buildDemoWorld({ now })
  const jobs = world.jobs.filter(({ job }) => job.state === 'published').map(({ job, skills }) => jobOf(job, skills))
  const members = world.people.flatMap(({ person }) => {
    const text = person.blocks.map(linesOf).join('\n')
    const reading = readResume({ text, today: now.toISOString().slice(0, 10) })
    const rest = {
      desiredTitles: person.wishes?.titles ?? [],
      embedding: embedResume(reading),
      preferences: nothingStated,
    }
    const state = /, ([A-Z]{2})$/.exec(person.city)?.[1] ?? null
    return [{ candidate: candidateFromReading(reading, rest), text, years: reading.yearsExperience, state }]
  })
  const rated = members.flatMap((member) => {
    const rate = rateOf(member.candidate, jobs)
    return rate === null ? [] : [{ member, rate }]
  })
  return Object.entries(groupings).flatMap(([grouping, groupOf]) => rowsOf(grouping, rated, groupOf))
}

const groupings: Record<string, (member: Member) => string | null> = {
  'Years of work': ({ years }) =>
    years === null ? null : years < 5 ? 'under 5 years' : years < 12 ? '5 to 11 years' : '12 years or more',
  Degree: ({ text }) =>
    /\b(?:bachelor|master|bsn|b\.?s\.?c?|b\.?a|m\.?s|mba|ph\.?d|doctor)\b/i.test(text) ? 'a degree' : 'no degree',
  Region: ({ state }) => (state === null ? null : regionOf(state)),
  Languages: ({ text }) =>
    /\b(?:spanish|french|tagalog|mandarin|german|vietnamese|arabic|portuguese)\b/i.test(text)
      ? 'another language'
      : 'English only',
}

function linesOf(block: ResumeBlock): string {
  if (block.kind === 'contact') return block.parts.join(' | ')
  if (block.kind === 'role') return `${block.title}\n${block.employer}, ${block.place}\n${block.dates}`
  return block.kind === 'bullet' ? `• ${block.text}` : block.text
}

function regionOf(state: string): string {
  return /^(?:WA|OR|CA|NV|ID|UT|AZ|MT|WY|CO|NM|AK|HI)$/.test(state) ? 'West' : 'Rest of the country'
}

function rateOf(candidate: MatchCandidate, jobs: readonly MatchJob[]): number | null {
  const scores = jobs.map((job) => scoreMatch(candidate, job, trust)).filter(isWorthListing)
  if (scores.length === 0) return null
  return scores.filter((score) => (score.ai ?? 0) >= goodFit).length / scores.length
}

function rowsOf(
  grouping: string,
  rated: readonly { member: Member; rate: number }[],
  groupOf: (member: Member) => string | null,
): GroupRow[] {
  const groups = Map.groupBy(rated, ({ member }) => groupOf(member))
  const rows = [...groups].flatMap(([group, members]) => {
    if (group === null || members.length < fewestPeople) return []
    return [{ group, people: members.length, rate: members.reduce((sum, { rate }) => sum + rate, 0) / members.length }]
  })
  const highest = Math.max(...rows.map(({ rate }) => rate))
  return rows
    .map((row) => ({ grouping, ...row, ratio: highest === 0 ? 1 : row.rate / highest }))
    .sort((a, b) => (a.group < b.group ? -1 : 1))
}

type JobRow = ReturnType<typeof buildDemoWorld>['jobs'][number]

function jobOf(job: JobRow['job'], skills: JobRow['skills']): MatchJob {
  return {
    title: job.title,
    requiredSkills: skills.map(({ skill, importance }) => ({ name: skill, importance })),
    seniority: job.seniorityRead ?? findTitle(job.title)?.seniority ?? null,
    embedding: embedText([job.title, job.description, ...skills.map(({ skill }) => skill)].join('\n')),
    workMode: job.workMode ?? null,
    place: null,
    employmentType: null,
    pay: null,
  }
}
