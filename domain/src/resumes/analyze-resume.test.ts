import { describe, expect, test } from 'vitest'
import { analyze, nurse } from './analysis/analyzed-nurse.ts'
import { resumeAnalysis } from './analysis-schema.ts'
import { readResume } from './read-resume.ts'

const today = '2026-11-20'

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
