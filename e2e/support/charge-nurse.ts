import { readJobText } from '#domain/jobs/read-back.ts'
import type { JobFacts } from '#domain/quizzes/job-facts.ts'

/** The job of the story: what the nurse of the résumé files is looking for. */
const text = {
  title: 'Charge Nurse',
  description: [
    'Lead the nurses of a 28-bed step-down unit on night shifts.',
    '- Watch over infection control and step in before it turns serious',
    '- Keep medication and wound care safe from handover to handover',
    '- Teach new colleagues at the bedside',
  ].join('\n'),
  location: 'Portland, OR',
  employmentType: 'Full-time',
  seniority: 'Senior',
  compRange: '$95,000 to $118,000 a year',
}

export const chargeNurse = {
  ...text,
  mustHaves: ['Infection control', 'Wound care', 'Medication administration'],
  niceToHaves: ['Patient education', 'Phlebotomy'],
}

/** The same job as the product is meant to read it, for whoever has to answer questions about it. */
export const chargeNurseFacts: JobFacts = {
  ...text,
  skills: [
    ...chargeNurse.mustHaves.map((skill) => ({ skill, importance: 'must_have' as const })),
    ...chargeNurse.niceToHaves.map((skill) => ({ skill, importance: 'nice' as const })),
  ],
  workMode: 'onsite',
  reading: readJobText(text),
  isAnonymous: true,
  policy: 'shortlist',
  quizThreshold: 70,
}
