import { describe, expect, test } from 'vitest'
import { analyze, nurse } from './analyzed-nurse.ts'

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
