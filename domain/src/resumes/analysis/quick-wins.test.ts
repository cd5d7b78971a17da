import { describe, expect, test } from 'vitest'
import { applyEdits } from '../edits.ts'
import { readResume } from '../read-resume.ts'
import { analyze, nurse } from './analyzed-nurse.ts'
import { isTruthful } from './truth-guard.ts'

const today = '2026-11-20'

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

  test('an opening that has no heading gets one, and no second summary', () => {
    const bare = nurse.replace(
      /Registered Nurse\n(.*)\n\nSUMMARY\n.*\n/,
      '$1\nRegistered Nurse\n\nRegistered nurse with nine years in acute care and two years of teaching new colleagues on the ward.\n',
    )
    const { quickFixes } = analyze(bare)
    const [edit] = quickFixes.find((fix) => fix.id === 'header-opening')?.edits ?? []
    expect(applyEdits(readResume({ text: bare, today }).text, edit ? [edit] : []).text).toContain(
      '\nSummary\nRegistered nurse with nine years',
    )
    expect(quickFixes.some((fix) => fix.id === 'header-summary')).toBe(false)
  })
})
