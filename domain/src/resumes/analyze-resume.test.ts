import { describe, expect, test } from 'vitest'
import { isTruthful } from './analysis/truth-guard.ts'
import { resumeAnalysis } from './analysis-schema.ts'
import { analyzeResume } from './analyze-resume.ts'
import { applyEdits } from './edits.ts'
import { type LayoutFacts, plainTextLayout } from './layout-facts.ts'
import { readResume } from './read-resume.ts'

const today = '2026-11-20'
const nurse = `Amara Nwosu
Registered Nurse
Portland, OR | (503) 555-0147 | amara.nwosu@example.com

SUMMARY
Registered nurse with nine years in acute care.

EXPERIENCE

Charge Nurse, Harbourview Medical Center, Portland, OR
03/2021 – Present
• Led a 24-bed step-down unit on night shifts with a team of seven nurses
• Responsible for managing patient handover on night shifts
• Cut missed-dose reports from 9 to 2 a quarter by moving the double check
• Was involved in the rollout of Epic on the ward and in training

Staff Nurse, Alder & Finch Hospital, Salem, OR
July 2017 – June 2020
• Cared for five to six patients a shift after abdominal surgery

EDUCATION
Bachelor of Science in Nursing, Oregon Coast University, 2013 – 2017

SKILLS
Telemetry, Wound care, IV therapy, Triage, Patient education`

type Options = {
  layout?: Partial<LayoutFacts>
  desiredTitles?: string[]
  answers?: { questionId: string; answer: string }[]
}
const analyze = (text: string, { layout = {}, desiredTitles = [], answers = [] }: Options = {}) =>
  analyzeResume({
    reading: readResume({ text, today }),
    layout: { ...plainTextLayout, ...layout },
    desiredTitles,
    answers,
    today,
  })

describe('scores', () => {
  test('every field has the promised shape', () => {
    expect(() => resumeAnalysis.parse(analyze(nurse))).not.toThrow()
  })

  test('ATS readiness is the sum of its checks, Overall that of its parts', () => {
    const analysis = analyze(nurse)
    const checks = Object.values(analysis.atsChecks)
    expect(checks.reduce((sum, check) => sum + check.outOf, 0)).toBe(100)
    expect(analysis.atsReadiness).toBe(checks.reduce((sum, check) => sum + check.points, 0))
    const parts = analysis.parts.reduce((sum, part) => sum + (part.points ?? 0), 0)
    expect(Math.abs(analysis.overallScore - parts)).toBeLessThanOrEqual(2)
    expect(analysis.parts.map((part) => part.outOf)).toEqual([35, 30, 20, 15])
  })

  test('the formula, by hand', () => {
    const { parts, overallScore, atsReadiness } = analyze(nurse)
    // 3 of 5 bullets have an outcome: full impact. 3 of 5 open with a verb, all have 8 to 30 words.
    expect(parts.find((part) => part.key === 'impact')).toMatchObject({
      points: 30,
      note: '3 of 5 bullets name an outcome',
    })
    expect(parts.find((part) => part.key === 'writing')?.points).toBe(16)
    expect(overallScore).toBe(Math.round(0.35 * atsReadiness + 30 + 16 + 15))
  })

  test('every part but the checks leads to lines of the text', () => {
    const count = readResume({ text: nurse, today }).text.split('\n').length
    const { parts, topWins, atsChecks } = analyze(nurse)
    for (const part of parts.filter(({ key }) => key !== 'ats')) expect(part.lines).not.toEqual([])
    const all = [...parts, ...topWins, ...Object.values(atsChecks)].flatMap(({ lines }) => lines)
    for (const at of all) expect(at >= 0 && at < count).toBe(true)
  })

  test('under three bullets impact and writing are not graded and the rest weighs more', () => {
    const { parts, overallScore, atsReadiness } = analyze(
      'Jo Bell\nEXPERIENCE\nCook, Acme Inc\n2019 – 2021\n• Made soup every day of the week',
    )
    const points = Object.fromEntries(parts.map((part) => [part.key, part.points]))
    expect(points).toMatchObject({ impact: null, writing: null })
    const complete = (points.completeness ?? 0) / 15
    expect(Math.abs(overallScore - (0.7 * atsReadiness + 30 * complete))).toBeLessThanOrEqual(2)
  })

  test('hidden text caps ATS readiness at 40, unmappable fonts at 20', () => {
    expect(analyze(nurse, { layout: { hiddenRuns: 1 } }).atsReadiness).toBe(40)
    expect(analyze(nurse, { layout: { unmappedShare: 0.5 } }).atsReadiness).toBe(20)
    expect(analyze(nurse, { layout: { pages: 2, recognizedPages: 2 } }).atsReadiness).toBe(10)
    expect(analyze(nurse, { layout: { pages: 2, recognizedPages: 1 } }).atsReadiness).toBeGreaterThan(40)
  })

  test('text in the header alone asks for no new layout', () => {
    const titled = (layout: Parameters<typeof analyze>[1]) =>
      analyze(nurse, layout).quickFixes.find(({ id }) => id === 'layout')?.title
    expect(titled({ layout: { headLines: 2 } })).toBe('Move the text of the header and footer into the page')
    expect(titled({ layout: { headLines: 2, tableRows: 3 } })).toBe('Save a version in one plain column')
  })

  test('of a scan says that its words were recognized, what that may cost, and what to do', () => {
    const one = analyze(nurse, { layout: { pages: 4, recognizedPages: 3, unreadPages: 1 } })
    expect(one.summary).toMatch(/^This file is a scan: we recognized its words from the picture\./)
    expect(one.oneLineSummary).toContain('Send real text, not a scan.')
    expect(one.redFlags[0]?.whyItMatters).toContain('first 3 pages; 1 more we did not read')
    expect(one.quickFixes.find(({ id }) => id === 'scan')).toMatchObject({ beforeSnippet: null, edits: [] })
    expect(one.quickFixes.find(({ id }) => id === 'scan')?.pointsGained).toBeGreaterThan(20)
    expect(one.badges).not.toContain('Clean layout')
    expect(
      analyze(nurse)
        .redFlags.map(({ where }) => where)
        .join(),
    ).not.toContain('recognized')
  })

  test('the same input gives the same analysis', () => {
    expect(analyze(nurse)).toEqual(analyze(nurse))
  })

  test('another name changes no score', () => {
    const other = analyze(nurse.replace('Amara Nwosu', 'Greg Baker').replace('amara.nwosu', 'greg.baker'))
    const { overallScore, atsReadiness } = analyze(nurse)
    expect(other).toMatchObject({ overallScore, atsReadiness })
  })

  test('languages whose bullets open with nouns are not marked down for it', () => {
    const text =
      'Jo Bell\nBERUFSERFAHRUNG\nKoch, Gasthof Adler GmbH\n2019 – 2021\n• Zubereitung von Suppen und Soßen für das ganze Haus und die Gäste\n• Bestellung der Waren bei den Händlern in der Stadt und im Umland\n• Anleitung von zwei Auszubildenden in der kalten Küche und beim Buffet'
    expect(analyze(text).parts.find((part) => part.key === 'writing')).toMatchObject({ points: 20 })
  })
})

describe('quick wins', () => {
  test('each gains points, in the order of points for the time, and the minutes add up', () => {
    const { quickFixes, estTimeToImproveMinutes, overallScore, overallAfterFixes } = analyze(nurse)
    expect(quickFixes.length).toBeGreaterThan(1)
    for (const fix of quickFixes) expect(fix.pointsGained).toBeGreaterThan(0)
    const rates = quickFixes.map((fix) => fix.pointsGained / fix.estMinutes)
    expect(rates).toEqual(rates.toSorted((a, b) => b - a))
    expect(estTimeToImproveMinutes).toBe(quickFixes.reduce((sum, fix) => sum + fix.estMinutes, 0))
    expect(overallAfterFixes).toBeGreaterThan(overallScore)
  })

  test('dates are brought to one form without changing them', () => {
    const fix = analyze(nurse).quickFixes.find((one) => one.id === 'dates')
    expect(fix).toMatchObject({ beforeSnippet: '03/2021 – Present', afterSnippet: 'Mar 2021 – Present' })
  })

  test('duties get a verb and a marked blank for the result, and no bullet is changed twice', () => {
    const { quickFixes } = analyze(nurse)
    const after = quickFixes.map((fix) => fix.afterSnippet)
    expect(after).toContain('Managed patient handover on night shifts, [result, with a number]')
    expect(after).toContain('Took part in the rollout of Epic on the ward and in training, [result, with a number]')
    const changed = quickFixes.flatMap((fix) => fix.edits.map((edit) => edit.before)).filter(Boolean)
    expect(new Set(changed).size).toBe(changed.length)
  })

  test('every edit stands in the text, and all of them can be made in any order', () => {
    const { text } = readResume({ text: nurse, today })
    const edits = analyze(nurse).quickFixes.flatMap((fix) => fix.edits)
    expect(applyEdits(text, edits).missed).toEqual([])
    expect(applyEdits(text, edits.toReversed()).missed).toEqual([])
  })

  test('what is suggested invents nothing', () => {
    const { quickFixes, rewriteSuggestions } = analyze(nurse)
    const suggested = [
      ...quickFixes.flatMap((fix) => fix.edits.map((edit) => edit.after)),
      ...rewriteSuggestions.map((one) => one.after),
    ]
    expect(suggested.filter((text) => !isTruthful(text, [nurse]))).toEqual([])
  })
})

describe('questions', () => {
  const weak = nurse
    .replace(
      '• Cut missed-dose reports from 9 to 2 a quarter by moving the double check',
      '• Took care of the medication room and its stock for the ward',
    )
    .replace('24-bed ', '')
    .replace('seven ', '')

  test('at most six, each with an id that outlives a new reading', () => {
    const { questions } = analyze(weak, { desiredTitles: ['Registered Nurse'] })
    expect(questions.length).toBeGreaterThan(1)
    expect(questions.length).toBeLessThanOrEqual(6)
    expect(
      analyze(weak.replace('Amara', 'Ada'), { desiredTitles: ['Registered Nurse'] }).questions.map((one) => one.id),
    ).toEqual(questions.map((one) => one.id))
  })

  test('an answer enters the fix it was asked for', () => {
    const question = analyze(weak).questions.find((one) => one.prompt.includes('patient handover'))
    const answer = 'which cut missed doses from 9 to 2 a quarter'
    const { quickFixes } = analyze(weak, { answers: [{ questionId: question?.id ?? '', answer }] })
    expect(quickFixes.map((fix) => fix.afterSnippet)).toContain(
      'Managed patient handover on night shifts, which cut missed doses from 9 to 2 a quarter',
    )
  })
})

describe('what stands out and what gets in the way', () => {
  test('a gap, an overlap and reversed dates are named with a way out', () => {
    const roles = (first: string, second: string) =>
      `Jo Bell\nEXPERIENCE\nCook, Acme Inc\n${first}\n• Made soup\nBaker, Bread Ltd\n${second}\n• Made bread`
    const flags = (text: string) => analyze(text).redFlags.map((flag) => flag.where)
    expect(flags(roles('Jan 2022 – Present', 'Jan 2018 – Mar 2021'))).toContain(
      'A gap from April 2021 to December 2021',
    )
    expect(flags(roles('Jan 2020 – Present', 'Jan 2018 – Dec 2020'))).toContain(
      'Acme Inc and Bread Ltd overlap by 12 months',
    )
    expect(flags(roles('Jan 2024 – Mar 2021', 'Jan 2018 – Mar 2021'))).toContain('Dates of Cook')
  })

  test('studies explain a gap, and work beside work is no overlap', () => {
    const flags = (text: string) => analyze(text).redFlags.map((flag) => flag.where)
    const roles =
      'Jo Bell\nEXPERIENCE\nCook, Acme Inc\nJan 2022 – Present\n• Made soup\nBaker, Bread Ltd\nJan 2018 – Mar 2020\n• Made bread'
    expect(flags(roles)).toContain('A gap from April 2020 to December 2021')
    expect(flags(`${roles}\nEDUCATION\nDiploma in Cooking, Mount College, Apr 2020 – Dec 2021`)).toEqual([])
    const beside = roles
      .replace('Baker, Bread Ltd\nJan 2018', 'Freelance Baker, Bread Ltd\nJan 2018')
      .replace('Mar 2020', 'Dec 2023')
    expect(flags(beside)).toEqual([])
  })

  test('a role that is over and told in the present is named with its lines', () => {
    const former = nurse.replace(
      '• Cared for five to six patients a shift after abdominal surgery',
      '• Care for five to six patients a shift after abdominal surgery\n• Teach families how wounds are cleaned and dressed',
    )
    const tense = analyze(former).redFlags.find((flag) => flag.where.startsWith('Tense'))
    expect(tense).toMatchObject({ where: 'Tense in Staff Nurse', lines: [expect.any(Number), expect.any(Number)] })
    expect(analyze(nurse).redFlags.some((flag) => flag.where.startsWith('Tense'))).toBe(false)
  })

  test('pieces of broken lines and lists of tools are neither asked about nor rewritten', () => {
    const broken =
      'Jo Bell\nEXPERIENCE\nCook, Acme Inc\n2019 – 2021\n• Planned the implementation of a system that\n• deployments of the new ovens in all houses\n• Kafka, Docker, Jenkins, MySQL, Terraform'
    const { questions, quickFixes, rewriteSuggestions } = analyze(broken)
    expect(questions.filter((question) => question.id.startsWith('outcome-'))).toEqual([])
    expect(quickFixes.filter((fix) => fix.id.startsWith('outcome-'))).toEqual([])
    expect(rewriteSuggestions).toEqual([])
  })

  test('who names results in most bullets is not asked for more', () => {
    expect(analyze(nurse).questions.filter((question) => question.id.startsWith('outcome-'))).toEqual([])
  })

  test('a worn summary keeps its own good sentences', () => {
    const worn = nurse.replace(
      'Registered nurse with nine years in acute care.',
      'Passionate team player. Registered nurse with nine years in acute care.',
    )
    const summary = analyze(worn).rewriteSuggestions.find((rewrite) => rewrite.section === 'Summary')
    expect(summary?.after).toBe(
      'Registered nurse with nine years in acute care. [One result you are proud of, with a number.]',
    )
  })

  test('personal data that nobody needs is named', () => {
    expect(analyze(`${nurse}\nDate of birth: 1 May 1990`).redFlags.map((flag) => flag.where)).toContain(
      'Your date of birth',
    )
  })

  test('growth and results are strengths', () => {
    const promoted = nurse.replace('Charge Nurse,', 'Senior Nurse,')
    expect(analyze(promoted).topWins[0]?.text).toBe('Growth from Staff Nurse to Senior Nurse')
    const wins = analyze(nurse).topWins.map((win) => win.text)
    expect(wins).toContain('3 of 5 bullets name an outcome')
  })

  test('badges follow their rules', () => {
    expect(analyze(nurse).badges).toEqual(['Clean layout', 'Evidence-rich', 'ATS-ready'])
    expect(analyze(nurse, { layout: { hasColumns: true } }).badges).not.toContain('Clean layout')
  })

  test('missing keywords come from the roles aimed at, phrases are forms to fill in', () => {
    const { keywordGaps, keywordsFor } = analyze(nurse, { desiredTitles: ['Registered Nurse'] })
    expect(keywordsFor).toEqual(['Registered Nurse'])
    for (const gap of keywordGaps) expect(gap.suggestedPhrases.join(' ')).toMatch(/\[.+\]/)
    const elsewhere = keywordGaps.filter((gap) => gap.state === 'elsewhere')
    expect(elsewhere.length).toBeGreaterThan(0)
    for (const gap of elsewhere) expect(gap.lines).not.toEqual([])
    for (const gap of keywordGaps.filter(({ state }) => state === 'missing'))
      expect(gap).toMatchObject({ lines: [], where: '' })
  })

  test('an empty text ends in an honest analysis', () => {
    expect(() => resumeAnalysis.parse(analyze(''))).not.toThrow()
    expect(analyze('').summary).toContain('could not find a role')
  })
})
