import { describe, expect, test } from 'vitest'
import type { AnalysisQuestion } from './analysis-schema.ts'
import { analyzeResume } from './analyze-resume.ts'
import { changeFromAnswer } from './answer-changes.ts'
import { applyEdits } from './edits.ts'
import { plainTextLayout } from './layout-facts.ts'
import { readResume } from './read-resume.ts'

const today = '2026-11-20'
const text = `Amara Nwosu
EXPERIENCE
Charge Nurse, Harbourview Medical Center
03/2022 – Present
• Responsible for managing patient handover on night shifts
Staff Nurse, Alder & Finch Hospital
July 2017 – June 2020
• Cared for patients after abdominal surgery
SKILLS
Wound care, Triage`
const reading = readResume({ text, today })
const analysis = analyzeResume({
  reading,
  layout: plainTextLayout,
  desiredTitles: ['Registered Nurse'],
  answers: [],
  today,
})

function question(kind: string): AnalysisQuestion {
  const found = analysis.questions.find(({ id }) => id.startsWith(kind))
  if (!found) throw new Error(`No question of the kind ${kind} was asked.`)
  return found
}

function after(kind: string, answer: string): string | null {
  const change = changeFromAnswer(reading, question(kind), answer)
  return change && applyEdits(reading.text, [change.edit]).text
}

describe('an answer', () => {
  test('about a result goes behind its bullet', () => {
    expect(after('outcome-', 'missed doses went from 9 to 2')).toContain(
      '• Managed patient handover on night shifts, missed doses went from 9 to 2\n',
    )
  })

  test('about a gap goes between the two roles and makes no role', () => {
    const changed = after('gap-', 'cared for my father') ?? ''
    expect(changed).toContain('night shifts\nBetween these roles: cared for my father\nStaff Nurse')
    expect(readResume({ text: changed, today }).yearsExperience).toBe(reading.yearsExperience)
    expect(readResume({ text: changed, today }).roles).toHaveLength(2)
  })

  test('about a skill goes into the role it names', () => {
    const { subject } = question('skill-')
    expect(after('skill-', 'Yes, at Harbourview for charting')).toContain(
      `night shifts\n• ${subject}: at Harbourview for charting\nStaff Nurse`,
    )
  })

  test('about a skill without a role goes under the skills', () => {
    const { subject } = question('skill-')
    expect(after('skill-', `${subject} for two years`)?.endsWith(`Wound care, Triage\n${subject} for two years`)).toBe(
      true,
    )
  })

  test.each(['', '  ', 'no', 'No.', 'none', 'n/a', 'not yet', 'No, never used it'])(
    'that is “%s” changes nothing',
    (said) => {
      expect(after('skill-', said)).toBeNull()
    },
  )
})
