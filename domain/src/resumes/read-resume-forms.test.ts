import { describe, expect, test } from 'vitest'
import type { ResumeDocument, TextRun } from './document.ts'
import { readResume } from './read-resume.ts'

const today = '2026-11-20'
const read = (text: string) => readResume({ text, today })
const bare = `Odile Marchetti
Sous Chef
Portland, OR | (503) 555-0128 | odile.marchetti@mailbox.example

Sous Chef, The Gilded Radish, Portland, OR
April 2019 – Present
• Led a line of nine cooks through 180 covers
Line Cook, Harbor Street Bistro, Seattle, WA
January 2016 – March 2019
• Kept the HACCP records
Diploma in Culinary Arts, Cascade Culinary Institute, 2012 – 2014
Menu planning, Food safety, HACCP, Pastry, Inventory management
Languages: English (native), Italian B2`

describe('a résumé without any heading', () => {
  const reading = read(bare)

  test('has its roles, and its studies are none of them', () => {
    expect(reading.roles.map(({ title, employer, start, end }) => [title, employer, start, end])).toEqual([
      ['Sous Chef', 'The Gilded Radish', '2019-04', null],
      ['Line Cook', 'Harbor Street Bistro', '2016-01', '2019-03'],
    ])
    expect(reading.education.map(({ text }) => text)).toEqual([
      'Diploma in Culinary Arts, Cascade Culinary Institute, 2012 – 2014',
    ])
    expect(reading.yearsExperience).toBe(10.9)
  })

  test('has its list of skills, with those no list of ours holds, and its languages', () => {
    expect(reading.skills.map(({ written }) => written)).toEqual(
      expect.arrayContaining(['Menu planning', 'Food safety', 'HACCP', 'Pastry', 'Inventory management']),
    )
    expect(reading.languages).toEqual(['English', 'Italian'])
  })

  test('has no section with a name', () => {
    expect(reading.sections.map(({ kind, heading }) => [kind, heading])).toEqual([
      ['contact', null],
      ['education', null],
      ['skills', null],
      ['languages', null],
    ])
  })
})

describe('a résumé of a teacher without any heading, in a language of its own', () => {
  const reading = read(`Solène Kerguelen
Professeure des écoles
02 98 55 01 42 · solene.kerguelen@courriel.example · 8 rue des Hortensias, 29000 Quimper
École Jules Verne, Quimper\tseptembre 2017 – aujourd'hui
Professeure des écoles
• Classe de CE2 de 26 élèves
Mairie de Brest, Brest\t2011 – 2013
Animatrice périscolaire
• Accueil de 40 enfants
Master MEEF, Université de Bretagne Occidentale\t2011 – 2013
Pédagogie différenciée · Gestion de classe · Premiers secours · Breton
Français (langue maternelle) · Anglais (B2)`)

  test('has the school as an employer and the degree among the studies', () => {
    expect(reading.roles.map(({ title, employer, place }) => [title, employer, place])).toEqual([
      ['Professeure des écoles', 'École Jules Verne', 'Quimper'],
      ['Animatrice périscolaire', 'Mairie de Brest', 'Brest'],
    ])
    expect(reading.education).toHaveLength(1)
  })

  test('has the row of skills that no list of ours holds, and the row of languages', () => {
    expect(reading.skills.map(({ written }) => written)).toEqual(
      expect.arrayContaining(['Pédagogie différenciée', 'Gestion de classe', 'Premiers secours', 'Breton']),
    )
    expect(reading.languages).toEqual(['French', 'English'])
  })
})

describe('languages behind a label', () => {
  test.each([
    ['Languages: German (native), English C1', ['German', 'English']],
    ['Sprachen: Deutsch (Muttersprache), Englisch', ['German', 'English']],
    ['Spoken languages – Tamil and Hindi', ['Tamil', 'Hindi']],
    ['Driving licence B | Languages: Polish, English', ['Polish', 'English']],
    ['Languages: Python, Java', []],
    ['Taught English to adults', []],
  ])('%s', (line, languages) => {
    expect(read(`Jo Bell\nSKILLS\nCooking, Baking\n${line}`).languages).toEqual(languages)
  })
})

describe('roles', () => {
  const role = (header: string) => read(`Jo Bell\n\nEXPERIENCE\n${header}\n• Kept the records`).roles[0]

  test('a name in brackets behind each employer is the town, known to us or not', () => {
    const { roles } = read(
      `Jo Bell\n\nEXPERIENCE\n01/2019 - Present\nBaker, Corner Oven (Tudela)\n• Baked bread\n06/2015 - 12/2018\nCook, Fonda Blava (Estella)\n• Cooked`,
    )
    expect(roles.map(({ employer, place }) => [employer, place])).toEqual([
      ['Corner Oven', 'Tudela'],
      ['Fonda Blava', 'Estella'],
    ])
  })

  test('a town in Colorado is no company', () => {
    expect(role('Marketing Manager\nTallgrass Software, Denver, CO\nMarch 2021 – Present')).toMatchObject({
      title: 'Marketing Manager',
      employer: 'Tallgrass Software',
      place: 'Denver, CO',
    })
  })

  test('a word of work in the name of a firm does not make it a title', () => {
    expect(role('Data Analyst, Riverside Health Partners\n2018 – 2021 | Houston, TX')).toMatchObject({
      title: 'Data Analyst',
      employer: 'Riverside Health Partners',
      place: 'Houston, TX',
    })
  })

  test('under period and town comes the title, under the title the employer, be its name known or not', () => {
    expect(role('04/2019 – Present\nPortland, OR\nSous Chef\nThe Gilded Radish')).toMatchObject({
      title: 'Sous Chef',
      employer: 'The Gilded Radish',
      place: 'Portland, OR',
    })
  })
})

test('a town in the cell beside a list belongs to the role and is none of what was done', () => {
  const run = (text: string, x: number, y: number): TextRun => ({
    text,
    x,
    y,
    width: text.length * 5,
    size: 11,
    bold: false,
    turned: false,
  })
  const runs = [
    run('Jo Bell', 50, 40),
    run('EXPERIENCE', 50, 80),
    run('June 2017 – July 2018', 50, 110),
    run('Reporting Intern, Gulf Analytics', 200, 110),
    run('• Cleaned survey data in Excel', 200, 126),
    run('Houston, TX', 50, 142),
    run('• Wrote the weekly report', 200, 142),
  ]
  const document: ResumeDocument = {
    format: 'pdf',
    pageCount: 1,
    content: { kind: 'pages', pages: [{ width: 612, height: 792, runs }] },
    hidden: [],
    links: [],
    characters: { total: 100, unmapped: 0 },
    scannedPages: { recognized: 0, unread: 0 },
  }
  expect(readResume({ document, today }).roles).toMatchObject([
    {
      title: 'Reporting Intern',
      employer: 'Gulf Analytics',
      place: 'Houston, TX',
      bullets: ['Cleaned survey data in Excel', 'Wrote the weekly report'],
    },
  ])
})

test('the city may stand at the very end, in a row with the address', () => {
  expect(
    read(
      'Jo Bell\n\nEXPERIENCE\nCook, Acme Inc\n2019 – 2021\n• Made soup every day\n\nDenver, CO | (303) 555-0100 | jo@bell.example',
    ).location,
  ).toBe('Denver, CO')
})
