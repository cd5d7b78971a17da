import type { WorkMode } from '../profiles/schema.ts'
import { workModeWords } from '../profiles/work-mode-words.ts'
import { byRecency, seniorityOf } from '../resumes/reading/years.ts'
import type { ResumeReading, Seniority } from '../resumes/reading.ts'
import { levelWords } from '../taxonomy/levels.ts'
import { spokenAs } from '../taxonomy/spoken-languages.ts'
import type { MatchBreakdown } from './breakdown.ts'
import type { EvidencePoint, Quote } from './evidence-schema.ts'
import type { GateKind } from './gates.ts'
import { nearestPairs } from './nearest-lines.ts'
import { namingWords, plain, quoteOf, sentencesOf } from './quotes.ts'
import {
  type ShownResume,
  type Statement,
  shownText,
  statementsOf,
  whereItStands,
  wholeResume,
  yearsOf,
} from './resume-statements.ts'
import { privateLines } from './text-for-matching.ts'

/** A posting in the words a candidate reads. */
export type Posting = {
  title: string
  description: string
  seniority: Seniority | null
  /** The words the level was read from. */
  seniorityWords: string
  workMode: WorkMode | null
  location: string | null
  employmentType: string | null
  compRange: string | null
}

/** What is told of the candidate's wishes; a gate of which nothing may be told is left out. */
export type ToldWishes = {
  title(title: string): string
  gate(gate: MatchBreakdown['gates'][number]): string | null
}

type Sides = {
  parts: MatchBreakdown
  resume: ShownResume
  /** The same lines with nothing hidden: words are looked for in these and shown from the others. */
  written: Pick<ShownResume, 'lines'>
  posting: Posting
  statements: readonly Statement[]
  sentences: readonly string[]
}

/** The lines of the résumé and the words of the posting behind each part of a score. The same input gives the same answer. */
export function findEvidence(
  parts: MatchBreakdown,
  resume: ShownResume,
  posting: Posting,
  wishes: ToldWishes,
): EvidencePoint[] {
  const sides = {
    parts,
    resume,
    written: wholeResume(resume.reading),
    posting,
    statements: statementsOf(resume.reading),
    sentences: sentencesOf(posting.description),
  }
  const found = { skills: skillPoints, title: titlePoints, experience: nearPoints, seniority: seniorityPoints }
  const ofParts = parts.aiParts.flatMap(({ name, points }) => (points === null ? [] : found[name](sides, wishes)))
  return [...ofParts, ...gatePoints(sides, wishes)]
}

function skillPoints(sides: Sides): EvidencePoint[] {
  return sides.parts.skills.map(({ name, importance, through }) => ({
    part: 'skills',
    about: name,
    candidate: through === null ? null : skillInResume(through, sides),
    job: skillInPosting(name, sides.sentences) ?? plain(name, inPosting(askedAs[importance])),
  }))
}

const askedAs = { must_have: 'Must-have skill', nice: 'Nice-to-have skill' } as const

/** A line inside a role says more than one of a list; where the line it was read on does not name it, the first that does. */
function skillInResume(name: string, { resume, written, statements }: Sides): Quote | null {
  const held = resume.reading.skills.find((skill) => skill.name === name)
  if (!held) return languageInResume(name, { resume, written, statements })
  const skills = new Set([name, held.written])
  const names = (one: Statement) => namingWords(shownText(written, one), skills).length > 0
  const readOn = statements.filter(({ lines }) => lines.some((line) => held.lines.includes(line)))
  const best =
    readOn.find((one) => one.role !== null && names(one)) ?? [...readOn, ...statements].find(names) ?? readOn[0]
  if (!best) return plain(resume.show(held.written), inResume('Stated by hand'))
  return quoteOf(shownText(resume, best), inResume(whereItStands(resume, best)), skills)
}

/** Scores count a language among the skills, and so the line that names it is shown. */
function languageInResume(
  name: string,
  { resume, written, statements }: Pick<Sides, 'resume' | 'written' | 'statements'>,
): Quote | null {
  const language = spokenAs(name, resume.reading.languages)
  if (language === null) return null
  const line = statements.find((one) => shownText(written, one).toLowerCase().includes(language.toLowerCase()))
  if (!line) return plain(resume.show(language), inResume('Languages'))
  return quoteOf(shownText(resume, line), inResume(whereItStands(resume, line)), new Set([language]))
}

function skillInPosting(name: string, sentences: readonly string[]): Quote | null {
  const wanted = new Set([name])
  const sentence = sentences.find((one) => namingWords(one, wanted).length > 0)
  return sentence === undefined ? null : quoteOf(sentence, inPosting('Description'), wanted)
}

function titlePoints({ parts: { closestTitle }, resume, posting }: Sides, wishes: ToldWishes): EvidencePoint[] {
  if (!closestTitle) return []
  const { title, isDesired } = closestTitle
  const candidate = isDesired ? asWish(wishes.title(title), 'Title') : heldTitle(title, resume)
  return [{ part: 'title', about: null, candidate, job: plain(posting.title, inPosting('Title')) }]
}

function heldTitle(title: string, { reading, show }: ShownResume): Quote {
  const role = reading.roles.find((one) => one.title === title)
  return plain(show(title), inResume(role ? yearsOf(role) : 'Headline'))
}

function nearPoints({ resume, written, statements, sentences }: Sides): EvidencePoint[] {
  const isPrivate = privateLines(resume.reading)
  const read = statements.filter(({ lines }) => !lines.some((at) => isPrivate[at]))
  const texts = read.map((statement) => shownText(written, statement))
  return nearestPairs(texts, sentences).flatMap(({ line, sentence, lineSkills, sentenceSkills }) => {
    const statement = read[line]
    if (!statement) return []
    const candidate = quoteOf(shownText(resume, statement), inResume(whereItStands(resume, statement)), lineSkills)
    return [
      {
        part: 'experience',
        about: null,
        candidate,
        job: quoteOf(sentences[sentence] ?? '', inPosting('Description'), sentenceSkills),
      },
    ]
  })
}

function seniorityPoints({ resume: { reading, show }, posting }: Sides): EvidencePoint[] {
  if (!reading.seniority || !posting.seniority) return []
  const candidate = plain(show(levelSource(reading, reading.seniority)), inResume(levelWords[reading.seniority]))
  const job = plain(posting.seniorityWords, inPosting(levelWords[posting.seniority]))
  return [{ part: 'seniority', about: null, candidate, job }]
}

/** What the level was read from: the newest title, the headline, the years, or what was stated by hand. */
function levelSource({ roles, headline, yearsExperience }: ResumeReading, level: Seniority): string {
  const newest = byRecency(roles).find((role) => role.title !== null)
  if (newest?.title && seniorityOf([newest], null, null) === level) return newest.title
  if (headline && seniorityOf([], headline, null) === level) return headline
  if (seniorityOf([], null, yearsExperience) !== level) return 'As stated by hand'
  return `${yearsExperience} ${yearsExperience === 1 ? 'year' : 'years'} in dated roles`
}

const gateNames: Record<GateKind, string> = {
  work_mode: 'Work mode',
  place: 'Place',
  employment_type: 'Employment type',
  pay: 'Pay',
}

function gatePoints({ parts: { gates }, posting }: Sides, wishes: ToldWishes): EvidencePoint[] {
  const words = {
    work_mode: posting.workMode && workModeWords[posting.workMode],
    place: posting.workMode === 'remote' ? workModeWords.remote : posting.location,
    employment_type: posting.employmentType,
    pay: posting.compRange,
  }
  return gates.flatMap((gate) => {
    const wish = gate.isStated ? wishes.gate(gate) : null
    if (wish === null) return []
    const job = words[gate.kind]
    return [
      {
        part: 'gates',
        about: gateNames[gate.kind],
        candidate: asWish(wish, null),
        job: job ? plain(job, inPosting(null)) : null,
      },
    ]
  })
}

function inResume(where: string | null) {
  return { source: 'resume', where } as const
}

function inPosting(where: string | null) {
  return { source: 'posting', where } as const
}

function asWish(text: string, where: string | null): Quote {
  return plain(text, { source: 'wish', where })
}
