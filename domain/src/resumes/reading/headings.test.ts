import { describe, expect, test } from 'vitest'
import { headingKind, headingKindByKeyword } from './headings.ts'

describe('headings', () => {
  test.each([
    ['WORK EXPERIENCE', 'experience'],
    ['Employment History:', 'experience'],
    ['2. Professional Experience', 'experience'],
    ['Education & Training', 'education'],
    ['Licenses and Certifications', 'certificates'],
    ['Core Competencies', 'skills'],
    ['About Me', 'summary'],
    ['Hobbies', 'other'],
    ['Berufserfahrung', 'experience'],
    ['Persönliche Daten', 'contact'],
    ['Fähigkeiten und Kenntnisse', 'skills'],
    ['Expériences professionnelles', 'experience'],
    ['Centres d’intérêt', 'other'],
    ['FORMACIÓN ACADÉMICA', 'education'],
    ['Experiencia laboral', 'experience'],
    ['Werkervaring', 'experience'],
    ['Talen', 'languages'],
    ['Istruzione e formazione', 'education'],
    ['Esperienze lavorative', 'experience'],
  ])('%s opens %s', (text, kind) => {
    expect(headingKind(text)).toBe(kind)
  })

  test.each(['Experienced nurse', 'Skills in Python', 'Acme Education Ltd', '2019', 'Senior Manager'])(
    '%s is none',
    (text) => {
      expect(headingKind(text)).toBeNull()
    },
  )

  test('a line that looks like a heading is sorted by its words', () => {
    expect(headingKindByKeyword('Skills & Awards')).toBe('skills')
    expect(headingKindByKeyword('Volunteer Experience Abroad')).toBe('other')
    expect(headingKindByKeyword('Relevant Clinical Experience')).toBe('experience')
    expect(headingKindByKeyword('Dancing')).toBeNull()
  })
})
