import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readResume } from '../resumes/read-resume.ts'
import { candidateFromReading, nothingStated } from './candidate-of.ts'
import { embedText } from './embedding.ts'
import { findEvidence, type Posting, type ToldWishes } from './evidence.ts'
import type { EvidencePoint } from './evidence-schema.ts'
import type { RequiredSkill } from './inputs.ts'
import { type ShownResume, wholeResume } from './resume-statements.ts'
import { scoreMatch } from './score.ts'
import { textForMatching } from './text-for-matching.ts'

const engineer = `Ines Okafor
Portland, OR | ines@mail.example

Experience
Senior Platform Engineer, Tidewater Systems
2019-03 to present
- Ran 40 services on Kubernetes for three product teams and cut their cost
  by a third within one year
- Built deployment pipelines with Terraform
Systems Administrator, Marlow College
2015-01 to 2019-02
- Kept Linux servers patched

Skills
Kubernetes, Docker, Python
Haskell, Tideboard`

const posting: Posting = {
  title: 'Site Reliability Engineer',
  description: `We keep payments running.
You have run Kubernetes in production. You write Terraform modules every day.
- Python for small tools
- You keep our Tideboard`,
  seniority: 'senior',
  seniorityWords: 'Senior',
  workMode: 'remote',
  location: 'Portland, OR',
  employmentType: 'full-time',
  compRange: null,
}

const asked: RequiredSkill[] = [
  { name: 'Kubernetes', importance: 'must_have' },
  { name: 'Python', importance: 'must_have' },
  { name: 'Podman', importance: 'nice' },
  { name: 'Kafka', importance: 'nice' },
  { name: 'Tideboard', importance: 'nice' },
  { name: 'Spanish', importance: 'nice' },
]

const wishes: ToldWishes = {
  title: (title) => title,
  gate: ({ kind }) => (kind === 'pay' ? null : `wish for ${kind}`),
}

type Given = {
  text?: string
  desiredTitles?: string[]
  preferences?: Partial<typeof nothingStated>
  job?: Partial<Posting>
}

function evidence(
  { text = engineer, desiredTitles = [], preferences = {}, job = {} }: Given = {},
  shown?: ShownResume,
) {
  const reading = readResume({ text, today: '2026-11-20' })
  const one = { ...posting, ...job }
  const candidate = candidateFromReading(reading, {
    desiredTitles,
    embedding: embedText(textForMatching(reading)),
    preferences: { ...nothingStated, ...preferences },
  })
  const { parts } = scoreMatch(
    candidate,
    {
      title: one.title,
      requiredSkills: asked,
      seniority: one.seniority,
      embedding: embedText(`${one.title}\n${one.description}`),
      workMode: one.workMode,
      place: one.location,
      employmentType: 'full-time',
      pay: null,
    },
    { value: 50, isTrustedEmployer: false },
  )
  return findEvidence(parts, shown ?? wholeResume(reading), one, wishes)
}

const of = (points: EvidencePoint[], part: EvidencePoint['part']) => points.filter((point) => point.part === part)
const skill = (name: string) => of(evidence(), 'skills').find((point) => point.about === name)

describe('a skill', () => {
  test('names the line of the role it was shown in, over its line breaks, beside the sentence that asks for it', () => {
    expect(skill('Kubernetes')).toEqual({
      part: 'skills',
      about: 'Kubernetes',
      candidate: {
        source: 'resume',
        text: 'Ran 40 services on Kubernetes for three product teams and cut their cost by a third within one year',
        where: 'Senior Platform Engineer, 2019 to today',
        words: ['Kubernetes'],
      },
      job: {
        source: 'posting',
        text: 'You have run Kubernetes in production.',
        where: 'Description',
        words: ['Kubernetes'],
      },
    })
  })

  test('that is only listed names the list', () => {
    expect(skill('Python')?.candidate).toEqual({
      source: 'resume',
      text: 'Kubernetes, Docker, Python',
      where: 'Skills',
      words: ['Python'],
    })
    expect(skill('Python')?.job?.text).toBe('Python for small tools')
  })

  test('that is a spoken language names the line of the languages', () => {
    const text = `${engineer}\n\nLanguages\nEnglish, Spanish (fluent)`
    const spanish = of(evidence({ text }), 'skills').find((point) => point.about === 'Spanish')
    expect(spanish?.candidate).toMatchObject({
      text: 'English, Spanish (fluent)',
      where: 'Languages',
      words: ['Spanish'],
    })
    expect(skill('Spanish')?.candidate).toBeNull()
  })

  test('that a neighbour stands in for names the neighbour, and the list of the posting where no sentence asks for it', () => {
    expect(skill('Podman')).toMatchObject({
      candidate: { text: 'Kubernetes, Docker, Python', words: ['Docker'] },
      job: { text: 'Podman', where: 'Nice-to-have skill' },
    })
  })

  test('that the taxonomy does not know is found by its own words', () => {
    expect(skill('Tideboard')).toMatchObject({
      candidate: { text: 'Haskell, Tideboard', where: 'Skills', words: ['Tideboard'] },
      job: { text: 'You keep our Tideboard', words: ['Tideboard'] },
    })
  })

  test('that is missing has no line', () => {
    expect(skill('Kafka')).toMatchObject({ candidate: null, job: { text: 'Kafka' } })
  })
})

describe('the other parts', () => {
  test.each([
    ['the closest title held, with its years', {}, 'Senior Platform Engineer', '2019 to today'],
    ['a title that is wished for', { desiredTitles: ['SRE'] }, 'SRE', 'Title'],
  ])('the title names %s', (_, given, text, where) => {
    expect(of(evidence(given), 'title')).toMatchObject([
      { candidate: { text, where }, job: { text: 'Site Reliability Engineer', where: 'Title' } },
    ])
  })

  const plainTitles = engineer.replace('Senior Platform', 'Platform')
  test.each([
    ['the word of a title', engineer, 'Senior Platform Engineer', 'senior level'],
    ['the years where no title names one', plainTitles, '11.9 years in dated roles', 'senior level'],
  ])('seniority names %s', (_, text, words, level) => {
    expect(of(evidence({ text }), 'seniority')).toMatchObject([
      { candidate: { text: words, where: level }, job: { text: 'Senior', where: 'senior level' } },
    ])
  })

  test('similarity names at most three pairs, nearest first, no line twice', () => {
    const pairs = of(evidence(), 'experience')
    expect(pairs.map(({ candidate, job }) => [candidate?.text.slice(0, 26), job?.text])).toEqual([
      ['Ran 40 services on Kuberne', 'You have run Kubernetes in production.'],
      ['Built deployment pipelines', 'You write Terraform modules every day.'],
      ['Kubernetes, Docker, Python', 'Python for small tools'],
    ])
  })

  test('similarity names no two lines that only sound alike', () => {
    const text = engineer.replace(
      'Built deployment pipelines with Terraform',
      'Suggested the walk that is still on the timetable',
    )
    const job = { description: 'Start the day while results are still coming in. We keep to a timetable.' }
    expect(of(evidence({ text, job }), 'experience')).toEqual([])
  })

  test('similarity never names a line that matching does not read', () => {
    const text = `${engineer}\n\nInterests\nKubernetes meetups, Terraform for fun\n`
    const quoted = of(evidence({ text }), 'experience').map(({ candidate }) => candidate?.text)
    expect(quoted.join()).not.toContain('meetups')
  })

  test('gates name what was wished for and what the posting says; those nobody asked for and those not told are left out', () => {
    const preferences = {
      workPreference: 'remote',
      places: ['Boise, ID'],
      pay: { minimum: 1, currency: 'USD' },
    } as const
    expect(of(evidence({ preferences }), 'gates')).toEqual([
      {
        part: 'gates',
        about: 'Work mode',
        candidate: { source: 'wish', text: 'wish for work_mode', where: null, words: [] },
        job: { source: 'posting', text: 'Remote', where: null, words: [] },
      },
      {
        part: 'gates',
        about: 'Place',
        candidate: { source: 'wish', text: 'wish for place', where: null, words: [] },
        job: { source: 'posting', text: 'Remote', where: null, words: [] },
      },
    ])
  })
})

test('what is hidden from a reader stays hidden in every quote, while the same lines are named', () => {
  const reading = readResume({ text: engineer, today: '2026-11-20' })
  const hide = (text: string) => text.replaceAll(/Kubernetes|Platform/g, '██████')
  const shown = { reading, lines: engineer.split('\n').map(hide), show: hide }
  const points = evidence({}, shown)
  expect(JSON.stringify(points.map(({ candidate }) => candidate))).not.toMatch(/Kubernetes|Platform/)
  const wherePoints = (all: EvidencePoint[]) => all.map(({ part, about, job }) => [part, about, job?.text])
  expect(wherePoints(points)).toEqual(wherePoints(evidence()))
})

test('the same pair gives the same evidence, and every quote stands in its text', () => {
  const words = fc.constantFrom(
    'Kubernetes',
    'Python',
    'nurse',
    'ran',
    'the',
    'ward',
    'Terraform',
    'Docker',
    'and',
    '.',
    '\n',
    '\n- ',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), fc.array(words, { maxLength: 40 }), (added, description) => {
      const given = { text: `${engineer}\n${added.join(' ')}`, job: { description: description.join(' ') } }
      const points = evidence(given)
      expect(evidence(given)).toEqual(points)
      for (const { part, candidate, job } of points) {
        if (part !== 'skills' && part !== 'experience') continue
        const flat = (text: string) => text.replaceAll(/[\s•…-]+/g, ' ').trim()
        expect(flat(given.text)).toContain(flat(candidate?.text ?? ''))
        if (job?.where === 'Description') expect(flat(given.job.description)).toContain(flat(job.text))
      }
      expect(of(points, 'experience').length).toBeLessThanOrEqual(3)
    }),
    { numRuns: 40 },
  )
})
