import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { resumeReading } from './reading.ts'

const today = '2026-11-20'
const read = (text: string) => readResume({ text, today })
const roles = (text: string) =>
  read(text).roles.map((role) => [role.title, role.employer, role.place, role.start, role.isCurrent ? 'now' : role.end])

describe('résumés in the common languages', () => {
  test('English, employer first, several titles at one employer', () => {
    const text = `Daniela Okafor
Registered Nurse
Tacoma, WA | (253) 555-0148 | d.okafor@mailhost.com

PROFESSIONAL EXPERIENCE
St. Brigid Medical Center\tTacoma, WA
Charge Nurse\tJune 2020 – Present
• Led a 28-bed unit
Staff Nurse\tAug 2016 – May 2020
• Cared for six patients a shift
Evergreen Home Health\tOlympia, WA
Home Health Aide\t2013 – 2016
• Assisted clients`
    expect(roles(text)).toEqual([
      ['Charge Nurse', 'St. Brigid Medical Center', 'Tacoma, WA', '2020-06', 'now'],
      ['Staff Nurse', 'St. Brigid Medical Center', 'Tacoma, WA', '2016-08', '2020-05'],
      ['Home Health Aide', 'Evergreen Home Health', 'Olympia, WA', '2013-01', '2016-01'],
    ])
  })

  test('English, all in one line, dates first or last', () => {
    const text = `Marcus Hollis
EXPERIENCE
Controller, Gem State Foods, Boise, ID, 2/2019 to present
Closed the books within four days.
Staff Accountant, Treasure Valley Credit Union, Nampa, ID, 8/2011 to 1/2019
Reconciled accounts.`
    expect(roles(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Controller', 'Gem State Foods'],
      ['Staff Accountant', 'Treasure Valley Credit Union'],
    ])
  })

  test('German', () => {
    const text = `Lebenslauf
Tobias Wenzel
Am Hang 4, 01099 Dresden
Telefon: 0351 5550163

Berufserfahrung
03/2018 – heute\tElektroniker für Betriebstechnik
Sachsenwerk GmbH, Dresden
• Wartung von Förderanlagen
09/2012 – 02/2018\tElektroniker
Elektro Mühle KG, Pirna

Ausbildung
09/2009 – 07/2012\tAusbildung zum Elektroniker, BSZ Dresden

Sprachen
Deutsch, Englisch`
    const reading = read(text)
    expect(reading).toMatchObject({
      name: 'Tobias Wenzel',
      location: '01099 Dresden',
      languages: ['German', 'English'],
      yearsExperience: 14.3,
    })
    expect(reading.phones).toEqual(['0351 5550163'])
    expect(roles(text)).toEqual([
      ['Elektroniker für Betriebstechnik', 'Sachsenwerk GmbH', 'Dresden', '2018-03', 'now'],
      ['Elektroniker', 'Elektro Mühle KG', 'Pirna', '2012-09', '2018-02'],
    ])
  })

  test('French', () => {
    const text = `Amélie Rousseau
Infirmière diplômée d'État

Expériences professionnelles
Infirmière en réanimation
Hôpital Saint-Luc, Lyon — depuis septembre 2019
• Prise en charge de patients
Aide-soignante
EHPAD Les Tilleuls, Bron — juin 2013 à déc. 2015

Langues
Français, anglais`
    expect(roles(text)).toEqual([
      ['Infirmière en réanimation', 'Hôpital Saint-Luc', 'Lyon', '2019-09', 'now'],
      ['Aide-soignante', 'EHPAD Les Tilleuls', 'Bron', '2013-06', '2015-12'],
    ])
  })

  test('Spanish, with a title in words we do not know', () => {
    const text = `Javier Morales
EXPERIENCIA LABORAL
Jefe de cocina – Restaurante La Encina, Madrid
Marzo 2018 - Actualidad
• Dirección de un equipo
Segundo de cocina – Hotel Puerta del Sol, Madrid
Septiembre 2013 - Febrero 2018
HABILIDADES
Gestión de equipos, APPCC, repostería`
    expect(roles(text).map(([title]) => title)).toEqual(['Jefe de cocina', 'Segundo de cocina'])
    expect(read(text).skills.map((skill) => skill.written)).toEqual(['Gestión de equipos', 'APPCC', 'repostería'])
  })

  test('Dutch', () => {
    const text = `Curriculum Vitae
Sanne de Vries
Werkervaring
jan 2021 – heden\tProjectleider, Bouwgroep Midden B.V., Utrecht
sep 2016 – dec 2020\tWerkvoorbereider, Van Dam Bouw, Amersfoort
Talen
Nederlands, Engels`
    expect(roles(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Projectleider', 'Bouwgroep Midden B.V.'],
      ['Werkvoorbereider', 'Van Dam Bouw'],
    ])
  })

  test('Italian', () => {
    const text = `Giulia Ferrante
ESPERIENZA PROFESSIONALE
02/2017 – in corso\tInsegnante di matematica
Liceo Galileo Ferraris, Torino
09/2013 – 01/2017\tInsegnante di sostegno
Istituto Comprensivo Pertini, Torino
COMPETENZE
GeoGebra, Moodle`
    expect(roles(text)).toEqual([
      ['Insegnante di matematica', 'Liceo Galileo Ferraris', 'Torino', '2017-02', 'now'],
      ['Insegnante di sostegno', 'Istituto Comprensivo Pertini', 'Torino', '2013-09', '2017-01'],
    ])
  })
})

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
    '500 kB of %j take no more than a few seconds',
    (unit) => {
      const started = performance.now()
      read(unit.repeat(500_000 / unit.length))
      expect(performance.now() - started).toBeLessThan(10_000)
    },
  )
})

describe('what real files taught', () => {
  test('a role abroad does not take the employer of the one before', () => {
    const text = `Ana Test
EXPERIENCE
Senior Engineer, Acme Ltd, London, UK
2020 - present
• Led a team
Product Engineer, Berlin, Germany
2017 - 2020
• Built parts`
    expect(roles(text).map(([, employer, place]) => [employer, place])).toEqual([
      ['Acme Ltd', 'London, UK'],
      [null, 'Berlin, Germany'],
    ])
  })

  test('"Hybrid" is a way of working, not a place', () => {
    const text = `Ana Test
EXPERIENCE
Acme Corp — Senior Analyst\tHybrid
2020 – Present
• Ran reports
Initech — Analyst\tOn-site
2017 – 2020
• Ran more`
    expect(read(text).places).toEqual([])
    expect(roles(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Senior Analyst', 'Acme Corp'],
      ['Analyst', 'Initech'],
    ])
  })

  test('"Jobs" is a heading, and a grade that is taught names no level', () => {
    const text = `Ana Test
Jobs
Bilingual Teacher, Grade 1, Lincoln Elementary, 2019 - present
• Taught 25 pupils
Teacher, Grade 3, Adams Elementary, 2015 - 2019
• Taught pupils`
    expect(roles(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Bilingual Teacher, Grade 1', 'Lincoln Elementary'],
      ['Teacher, Grade 3', 'Adams Elementary'],
    ])
    expect(read(text).seniority).toBe('senior')
  })

  test('bullets that lost their marks do not head the next role', () => {
    const text = `Ana Test
EXPERIENCE
Charge Nurse\tMar 2021 — Present
Riverbend Medical Center
Trained 14 nurses in ventilator care
Registered Nurse\tJun 2018 — Feb 2021
Maplewood Hospital
Moved 40 patients to new wards
Nursing Assistant\tSep 2016 — May 2018
Golden Years Home Care`
    expect(roles(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Charge Nurse', 'Riverbend Medical Center'],
      ['Registered Nurse', 'Maplewood Hospital'],
      ['Nursing Assistant', 'Golden Years Home Care'],
    ])
  })

  test('the newest role may leave out its end', () => {
    const text = `Ana Test
EXPERIENCE
Riverbend Hotel | Concierge\tMar 2021
Kept the desk
Maplewood Hotel | Porter\tJun 2018 — Feb 2021
Carried bags`
    expect(roles(text).map(([, , , start, end]) => [start, end])).toEqual([
      ['2021-03', 'now'],
      ['2018-06', '2021-02'],
    ])
  })

  test('name and title share a line, the address is broken at the margin', () => {
    const reading = read(`Philippa Oyelaran-Reyes, Intensive Care Nurse
philippa.oyelaran@mailb
ox.example
Columbus Ohio 43215
SKILLS
Wound care`)
    expect(reading).toMatchObject({
      name: 'Philippa Oyelaran-Reyes',
      emails: ['philippa.oyelaran@mailbox.example'],
      location: 'Columbus Ohio 43215',
    })
  })

  test('a hotel with numeric dates is no telephone', () => {
    expect(read('Ana Test\nEXPERIENCE\nHotel Itsaso\t02/2015 - 03/2019\nCook').phones).toEqual([])
  })

  test('labels over parts of a list are no skills, items parted by spaces alone are', () => {
    const reading = read(`Ana Test
SKILLS
Databases
Tools
Wound care Pigeon handling IV therapy Kelp pressing Epic`)
    expect(reading.skills.map((skill) => skill.written)).toEqual(
      expect.arrayContaining(['Wound care', 'Pigeon handling', 'IV therapy', 'Kelp pressing', 'Epic']),
    )
    expect(reading.skills.map((skill) => skill.written)).not.toContain('Tools')
  })
})
