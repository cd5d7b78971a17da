import type { Seniority } from '#domain/resumes/reading.ts'
import type { DemoCompany } from '../content/company.ts'
import type { Focus, Occupation } from '../content/occupation.ts'
import { closings, headingSets, levelNotes, mustIntros, niceIntros } from '../content/phrases.ts'
import type { Random } from '../random.ts'

export type Described = {
  occupation: Occupation
  focus: Focus
  company: DemoCompany
  level: Seniority
  mode: 'remote' | 'hybrid' | 'onsite'
  isAnonymous: boolean
  must: readonly string[]
  nice: readonly string[]
  /** How this employer writes: the same in all of its jobs. */
  voice: number
}

type Parts = {
  work: string
  level: string
  duties: string[]
  asks: string
  must: string
  nice: string
  team: string
  start: string
  offers: string[]
  us: string
  closing: string
}

/** What an employer can't offer where the work is done elsewhere. */
const contradicts: Record<Described['mode'], RegExp> = {
  remote: /hybrid|office days|days in the office|at home|parking|bus from|hot meals|coffee|quiet desk/i,
  hybrid: /^remote|work from home/i,
  onsite: /remote|work from home|at home|hybrid|office days|days in the office/i,
}

const fewestWords = 125
const mostWords = 245

export function describeJob(job: Described, random: Random): string {
  const parts = partsOf(job, random)
  const voices = [plainVoice, listVoice, headedVoice, companyFirstVoice, questionVoice]
  const write = voices[job.voice % voices.length] ?? plainVoice
  let text = write(parts)
  while (wordsOf(text) > mostWords && parts.duties.length > 3) {
    parts.duties.pop()
    text = write(parts)
  }
  if (wordsOf(text) > mostWords) text = write({ ...parts, closing: '', offers: parts.offers.slice(0, 1) })
  return wordsOf(text) < fewestWords ? write({ ...parts, duties: dutiesOf(job, random, 6) }) : text
}

function partsOf(job: Described, random: Random): Parts {
  const { occupation, focus } = job
  const say = (sentences: readonly string[]) => withNumbers(random.pick(sentences), random)
  return {
    work: say(focus.about),
    level: random.pick(levelNotes[job.level]),
    duties: dutiesOf(job, random, random.whole(4, 5)),
    asks: say(occupation.asks),
    must: job.must.length > 0 ? random.pick(mustIntros).replace('{list}', job.must.join(', ')) : '',
    nice: job.nice.length > 0 ? random.pick(niceIntros).replace('{list}', job.nice.join(', ')) : '',
    team: say(occupation.team),
    start: say(occupation.firstDays),
    offers: random.some(
      occupation.offers.filter((offer) => !contradicts[job.mode].test(offer)),
      2,
    ),
    us: job.isAnonymous ? `We are ${job.company.hint}.` : `${job.company.name}: ${job.company.about}`,
    closing: random.pick(closings),
  }
}

function dutiesOf(job: Described, random: Random, count: number): string[] {
  const special = random.some(job.focus.duties, 3)
  const common = random.some(job.occupation.duties, count - special.length)
  return [...special, ...common].map((duty) => withNumbers(duty, random))
}

function withNumbers(sentence: string, random: Random): string {
  return sentence.replace(/\{(\d+)-(\d+)\}/g, (_, low: string, high: string) =>
    random.whole(Number(low), Number(high)).toLocaleString('en-US'),
  )
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length
}

function joined(...sentences: string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function paragraphs(...blocks: string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n')
}

function listed(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

function plainVoice(parts: Parts): string {
  return paragraphs(
    joined(parts.work, parts.level),
    `Your part in it:\n${listed(parts.duties)}`,
    joined(parts.asks, parts.must, parts.nice),
    joined(parts.team, parts.start),
    joined(...parts.offers),
    joined(parts.us, parts.closing),
  )
}

function listVoice(parts: Parts): string {
  return paragraphs(
    parts.work,
    listed(parts.duties),
    joined(parts.level, parts.asks),
    joined(parts.must, parts.nice),
    parts.start,
    joined(parts.team, parts.us),
    listed(parts.offers),
  )
}

function headedVoice(parts: Parts): string {
  return headed(parts, headingSets[0])
}

function questionVoice(parts: Parts): string {
  return headed(parts, headingSets[2])
}

function companyFirstVoice(parts: Parts): string {
  const [, duties = '', you = '', , start = '', offer = ''] = headingSets[1] ?? []
  return paragraphs(
    joined(parts.us, parts.team),
    joined(parts.work, parts.level),
    `${duties}\n${listed(parts.duties)}`,
    `${you}\n${joined(parts.asks, parts.must, parts.nice)}`,
    `${start}\n${parts.start}`,
    `${offer}\n${joined(...parts.offers, parts.closing)}`,
  )
}

function headed(parts: Parts, headings: readonly string[] = []): string {
  const [work = '', duties = '', you = '', team = '', start = '', offer = ''] = headings
  return paragraphs(
    `${work}\n${joined(parts.work, parts.level)}`,
    `${duties}\n${listed(parts.duties)}`,
    `${you}\n${joined(parts.asks, parts.must, parts.nice)}`,
    `${team}\n${joined(parts.team, parts.us)}`,
    `${start}\n${parts.start}`,
    `${offer}\n${listed(parts.offers)}`,
  )
}
