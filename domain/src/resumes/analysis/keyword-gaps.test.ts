import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { keywordGaps } from './keyword-gaps.ts'
import { targetRoles } from './target-roles.ts'

const reading = readResume({
  text: `Jo Bell
Experience
Software Engineer, Acme Inc
Jan 2019 – Present
• Built the billing service in Python for forty customers
Skills
Python, Docker`,
  today: '2026-11-20',
})
const targets = targetRoles(reading, ['Backend Engineer'])

test('what jobs ask for comes first, with how many of them do', () => {
  const gaps = keywordGaps(reading, targets, { asked: [{ skill: 'Terraform', jobs: 4 }], matches: 10 })
  const terraform = gaps.find((gap) => gap.missingOrWeak === 'Terraform')
  expect(gaps.filter((gap) => gap.state === 'missing')[0]).toBe(terraform)
  expect(terraform).toMatchObject({ state: 'missing', askedBy: 'Asked for by 4 of your 10 best matches', where: '' })
})

test('what is shown in a role is no gap', () => {
  const names = keywordGaps(reading, targets, { asked: [{ skill: 'Python', jobs: 9 }], matches: 10 }).map(
    (gap) => gap.missingOrWeak,
  )
  expect(names).not.toContain('Python')
})

test('what is only listed, or only in the profile, is had elsewhere', () => {
  const asked = [
    { skill: 'Docker', jobs: 2 },
    { skill: 'Terraform', jobs: 1 },
  ]
  const gaps = keywordGaps(reading, targets, { asked, matches: 1, profileSkills: ['terraform'] })
  expect(gaps.find((gap) => gap.missingOrWeak === 'Docker')).toMatchObject({
    state: 'elsewhere',
    where: 'listed, never shown in a role',
    lines: [6],
  })
  expect(gaps.find((gap) => gap.missingOrWeak === 'Terraform')).toMatchObject({
    state: 'elsewhere',
    where: 'in your profile, not in your résumé',
  })
})

test('there are never more than eight, and without matches the role’s usual skills count', () => {
  const gaps = keywordGaps(reading, targets)
  expect(gaps.length).toBeGreaterThan(3)
  expect(gaps.length).toBeLessThanOrEqual(8)
  for (const gap of gaps) expect(gap.askedBy).toMatch(/^Usual for a /)
})

test('a certificate that is held is no gap, and one that is not is asked for with its date', () => {
  const nurse = readResume({
    text: 'Jo Bell\nExperience\nRegistered Nurse, Acme Clinic\nJan 2019 – Present\n• Cared for patients on the ward\nCertifications\nBLS, American Heart Association',
    today: '2026-11-20',
  })
  const gaps = keywordGaps(nurse, targetRoles(nurse, ['Registered Nurse']))
  expect(gaps.map((gap) => gap.missingOrWeak)).not.toContain('BLS')
  expect(gaps.find((gap) => gap.missingOrWeak === 'ACLS')?.suggestedPhrases).toEqual(['ACLS, valid to [month, year]'])
  expect(gaps.find((gap) => gap.missingOrWeak === 'IV therapy')?.suggestedPhrases.join()).not.toContain('valid to')
  expect(gaps.find((gap) => gap.missingOrWeak === 'Charting')?.suggestedPhrases.join()).toContain('in charting')
})

test('a phrase fits what it speaks of: a field is worked in, equipment with, a program is used', () => {
  const phrase = (skill: string) =>
    keywordGaps(reading, [], { asked: [{ skill, jobs: 1 }], matches: 1 })[0]?.suggestedPhrases.join()
  expect(phrase('Pharmacology')).toMatch(/^\[What you did\] in pharmacology,/)
  expect(phrase('Power tools')).toMatch(/^\[What you did\] with power tools,/)
  expect(phrase('Terraform')).toMatch(/^Used Terraform to/)
})

test('a language that is spoken is no gap', () => {
  const bilingual = readResume({
    text: 'Jo Bell\nExperience\nRegistered Nurse, Acme Clinic\nJan 2019 – Present\n• Cared for patients on the ward\nLanguages\nEnglish, Spanish (fluent)',
    today: '2026-11-20',
  })
  const asked = ['Spanish', 'Vietnamese'].map((skill) => ({ skill, jobs: 5 }))
  const names = keywordGaps(bilingual, targetRoles(bilingual, []), { asked, matches: 10 }).map(
    (gap) => gap.missingOrWeak,
  )
  expect(names).toContain('Vietnamese')
  expect(names).not.toContain('Spanish')
})
