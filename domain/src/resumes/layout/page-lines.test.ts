import { describe, expect, test } from 'vitest'
import type { ResumePage, TextRun } from '../document.ts'
import { pageLines } from './page-lines.ts'

type Piece = [x: number, y: number, text: string, size?: number, bold?: boolean]

const run = ([x, y, text, size = 10, bold = false]: Piece): TextRun => ({
  text,
  x,
  y,
  size,
  bold,
  width: text.length * size * 0.5,
  turned: false,
})
const page = (...pieces: Piece[]): ResumePage => ({ width: 612, height: 792, runs: pieces.map(run) })
const texts = (...pages: ResumePage[]) => pageLines(pages).map((line) => line.text)

const sidebar: Piece[] = [
  [40, 100, 'SKILLS', 12, true],
  [40, 118, 'Welding'],
  [40, 132, 'Blueprints'],
  [40, 146, 'Forklift'],
  [40, 180, 'LANGUAGES', 12, true],
  [40, 198, 'English'],
]
const main: Piece[] = [
  [220, 104, 'EXPERIENCE', 12, true],
  [220, 121, 'Welder at Acme Works in Ohio'],
  [220, 135, 'Joined frames of trucks and checked every seam'],
  [220, 149, 'Taught two apprentices to read drawings'],
  [220, 163, 'Kept the station clean and safe'],
]

describe('reading order', () => {
  test('a sidebar is read to its end before the main column, in whatever order the page was drawn', () => {
    const mixed = [...main, ...sidebar].toSorted((a, b) => a[2].localeCompare(b[2]))
    expect(texts(page(...mixed))).toEqual([...sidebar, ...main].map((piece) => piece[2]))
  })

  test('a sidebar over two pages stays together', () => {
    const second = page(
      ...sidebar.map(([x, y, text]): Piece => [x, y, `${text} 2`]),
      ...main.map(([x, y, text]): Piece => [x, y, `${text} 2`]),
    )
    const order = texts(page(...sidebar, ...main), second)
    expect(order.indexOf('English 2')).toBeLessThan(order.indexOf('EXPERIENCE'))
  })

  test('a header over both columns comes first and is not cut', () => {
    const name: Piece = [40, 50, 'Amara Nwosu, Registered Nurse in Portland and beyond', 18]
    expect(texts(page(name, ...sidebar, ...main))[0]).toBe(name[2])
  })

  test('dates at the right edge stay on the line of their role', () => {
    const lines = texts(
      page(
        [40, 100, 'Charge Nurse'],
        [480, 100, '2021 – Present'],
        [40, 114, 'Led nights'],
        [40, 130, 'Staff Nurse'],
        [480, 130, '2018 – 2021'],
        [40, 144, 'Cared for six'],
        [40, 160, 'Aide'],
        [480, 160, '2016 – 2018'],
        [40, 174, 'Helped out'],
        [40, 190, 'Clerk'],
        [480, 190, '2014 – 2016'],
      ),
    )
    expect(lines).toEqual([
      'Charge Nurse\t2021 – Present',
      'Led nights',
      'Staff Nurse\t2018 – 2021',
      'Cared for six',
      'Aide\t2016 – 2018',
      'Helped out',
      'Clerk\t2014 – 2016',
    ])
  })

  test('labels in a narrow column stay beside their text', () => {
    const lines = texts(
      page(
        [40, 100, 'Experience', 13, true],
        [40, 120, '2019 – now'],
        [180, 120, 'Project lead, Bouwgroep Midden'],
        [180, 134, 'Built 120 homes'],
        [40, 150, '2015 – 2019'],
        [180, 150, 'Planner, Van Dam Bouw'],
        [180, 164, 'Planned and bought'],
        [40, 190, 'Skills', 13, true],
        [40, 208, 'Software'],
        [180, 208, 'AutoCAD, Revit'],
      ),
    )
    expect(lines).toContain('2015 – 2019\tPlanner, Van Dam Bouw')
    expect(lines).toContain('Software\tAutoCAD, Revit')
  })
})

describe('lines', () => {
  test('a wrapped line runs on, a short one does not', () => {
    const lines = pageLines([
      page(
        [40, 100, '• Cut missed-dose reports from nine to two a quarter by moving the'],
        [48, 114, 'check to the bedside'],
        [40, 128, '• Short'],
        [48, 142, 'Next statement that is long enough to fill the line up to its right end'],
      ),
    ])
    expect(lines.map((line) => line.continues)).toEqual([false, true, false, false])
  })

  test('letters set wide apart are one word', () => {
    expect(texts(page([40, 100, 'E X P E R I E N C E']))).toEqual(['EXPERIENCE'])
  })

  test('text printed twice for boldness is read once', () => {
    expect(texts(page([40, 100, 'Skills', 12], [40.3, 100, 'Skills', 12]))).toEqual(['Skills'])
  })

  test('a number raised behind a word stays on its line', () => {
    expect(texts(page([40, 100, 'On the 1', 10], [81, 96.5, 'st', 6], [90, 100, 'floor', 10]))).toEqual([
      'On the 1st floor',
    ])
  })

  test('every kind of bullet is one bullet', () => {
    const marks = ['•', '●', '▪', '-', '–', '*', '➢', '✓', 'o']
    const lines = pageLines([page(...marks.map((mark, at): Piece => [40, 100 + at * 20, `${mark} Led the team`]))])
    expect(new Set(lines.map((line) => line.text))).toEqual(new Set(['• Led the team']))
  })
})
