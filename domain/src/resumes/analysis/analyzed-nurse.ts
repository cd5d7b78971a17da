import { analyzeResume } from '../analyze-resume.ts'
import { type LayoutFacts, plainTextLayout } from '../layout-facts.ts'
import { readResume } from '../read-resume.ts'

const today = '2026-11-20'
/** A résumé with strong and weak bullets, a gap and two forms of dates. */
export const nurse = `Amara Nwosu
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
export function analyze(text: string, { layout = {}, desiredTitles = [], answers = [] }: Options = {}) {
  return analyzeResume({
    reading: readResume({ text, today }),
    layout: { ...plainTextLayout, ...layout },
    desiredTitles,
    answers,
    today,
  })
}
