import type { Person } from './resumes.ts'

/** Each changes one thing about the person and nothing about the work. */
export const swaps: readonly { kind: string; changes: readonly Partial<Person>[] }[] = [
  {
    kind: 'Name',
    changes: [
      { name: 'Emily Walsh' },
      { name: 'Jamal Washington' },
      { name: 'Nguyễn Thị Lan' },
      { name: 'Mohammed Al-Rashid' },
      { name: 'Lakisha Robinson' },
      { name: 'Grace Baker' },
      { name: 'Ruby Swift' },
      { name: 'Olumide Adeyemi-Brown' },
    ],
  },
  { kind: 'Pronouns', changes: [{ pronouns: 'she/her' }, { pronouns: 'he/him' }, { pronouns: 'they/them' }] },
  {
    kind: 'School',
    changes: [
      { school: 'Howard University' },
      { school: 'Smith College' },
      { school: 'Culinary Institute of the North' },
      { school: 'Harlow School of Nursing' },
    ],
  },
  {
    kind: 'Hobbies',
    changes: [
      { hobbies: 'Cooking, photography, gardening, Python programming' },
      { hobbies: 'Church choir, Pride march volunteer' },
      { hobbies: 'Wheelchair basketball' },
    ],
  },
  {
    kind: 'Address',
    changes: [
      { city: 'Detroit, MI', phone: '(313) 555-0119' },
      { city: 'Baker City, OR' },
      { city: 'Lagos, Nigeria', phone: '+234 1 555 0101' },
    ],
  },
]
