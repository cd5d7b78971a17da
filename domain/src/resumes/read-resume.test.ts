import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { resumeReading } from './reading.ts'

const today = '2026-11-20'
const read = (text: string) => readResume({ text, today })
const roles = (text: string) =>
  read(text).roles.map((role) => [role.title, role.employer, role.place, role.start, role.isCurrent ? 'now' : role.end])

describe('structure', () => {
  test('eight roles are eight roles', () => {
    const one = (at: number) =>
      `Cook at Kitchen ${at} Ltd\nJan ${2010 + at} – Dec ${2010 + at}\n• Cooked for ${at + 2} people a day`
    expect(roles(`Jo Bell\nEXPERIENCE\n${Array.from({ length: 8 }, (_, at) => one(at)).join('\n')}`)).toHaveLength(8)
  })

  test('a role with headings inside stays one role', () => {
    const text =
      'Jo Bell\nEXPERIENCE\nEngineer, Acme Inc\n2019 – 2021\nHighlights\n• Built a bridge\nTechnologies\n• Steel\nEDUCATION\nBSc'
    expect(read(text).sections.map((section) => section.kind)).toEqual(['contact', 'experience', 'education'])
    expect(roles(text)).toHaveLength(1)
  })

  test('education and volunteering do not count as experience', () => {
    const text =
      'Jo Bell\nEDUCATION\nBSc Physics, State University\n2010 – 2014\nVOLUNTEERING\nGuide, City Museum\n2012 – 2020\nEXPERIENCE\nEngineer, Acme Inc\nJan 2020 – Dec 2020'
    expect(read(text).yearsExperience).toBe(1)
  })

  test('a résumé without headings still has its roles', () => {
    const text =
      'Jo Bell\njo@bell.example\n\nSenior Baker, Crust & Co Ltd\nMay 2015 – Present\n• Baked 300 loaves a day'
    expect(roles(text)).toEqual([['Senior Baker', 'Crust & Co Ltd', null, '2015-05', 'now']])
  })

  test('wrapped bullets come together again', () => {
    const text =
      'Jo Bell\nEXPERIENCE\nBaker, Crust Ltd\n2015 – 2019\n• Baked three hundred loaves a day for the whole town and its many guests in\nsummer\n• Trained apprentices in the old ways of the trade that nobody else remembers now\n• Kept the books of the bakery and ordered flour from mills all over the county'
    expect(read(text).roles[0]?.bullets[0]).toBe(
      'Baked three hundred loaves a day for the whole town and its many guests in summer',
    )
  })

  test('every line number lies inside the text', () => {
    const reading = read('Jo Bell\nEXPERIENCE\nBaker, Crust Ltd\n2015 – 2019\n• Baked bread\nSKILLS\nBaking, Excel')
    const last = reading.text.split('\n').length - 1
    const numbers = [
      ...reading.sections.flatMap((one) => [one.lines.from, one.lines.to]),
      ...reading.roles.flatMap((one) => [one.lines.from, one.lines.to]),
      ...reading.skills.flatMap((one) => one.lines),
    ]
    expect(numbers.every((at) => at >= 0 && at <= last)).toBe(true)
  })
})

describe('any text at all', () => {
  test('ends in a valid reading', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('EXPERIENCE', '2019 - 2021', '• ', '\t', '\n', '@', 'Skills:', '(', 'Engineer, ', 'Jan 2020 – '),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(resumeReading.safeParse(read(pieces.join(''))).success).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test.each(['a', '1', '@', '.', '2019-2020 ', 'Jan 2019 – ', 'a.', '(', '- ', 'A B ', 'http://'])(
    '500 kB of %j come to their end',
    (unit) => {
      const text = unit.repeat(500_000 / unit.length)
      expect(resumeReading.safeParse(read(text)).success).toBe(true)
    },
    // One to two seconds on an idle machine; a rule that takes time with the square of the length would take minutes.
    30_000,
  )
})
