import { expect, test } from 'vitest'
import { type RecognizedLine, readsAsWords, toRuns } from './recognized-runs.ts'

/** A line of words twenty pixels wide, ten apart unless `at` says where they begin. */
function line(
  y: number,
  text: string,
  more: Partial<RecognizedLine> & { at?: number[]; slope?: number } = {},
): RecognizedLine {
  const words = text.split(' ').map((word, place) => {
    const x0 = more.at?.[place] ?? 100 + place * 30
    return { text: word, confidence: 90, x0, x1: x0 + 20 }
  })
  const end = words.at(-1)?.x1 ?? 100
  return {
    confidence: 90,
    height: 18.6,
    baseline: { x0: 100, y0: y, x1: end, y1: y + (end - 100) * (more.slope ?? 0) },
    words,
    ...more,
  }
}
const texts = (lines: RecognizedLine[]) => toRuns(lines, 0.5).map(({ text }) => text)

test('words of a line are one run, in points', () => {
  expect(toRuns([line(200, 'Charge Nurse')], 0.5)).toEqual([
    { text: 'Charge Nurse', x: 50, y: 100, width: 25, size: 10, bold: false, turned: false },
  ])
})

test('a wide gap parts them', () => {
  expect(texts([line(200, 'Charge Nurse 2021', { at: [100, 130, 400] })])).toEqual(['Charge Nurse', '2021'])
})

test('a sheet that lay askew is straightened', () => {
  const slope = Math.tan(Math.PI / 90)
  const runs = toRuns(
    [0, 1, 2].map((at) => line(200 + at * 40, 'Charge Nurse 2021', { at: [100, 130, 900], slope })),
    0.5,
  )
  expect(runs.map(({ y }) => y)).toEqual([0, 0, 1, 1, 2, 2].map((at) => expect.closeTo((runs[0]?.y ?? 0) + at * 20, 0)))
})

test('signs at the head of a line are bullets, letters only where several lines begin so', () => {
  expect(texts([line(200, '+ Trained nurses'), line(240, 'e Cared for patients'), line(280, 'Nurse')])).toEqual([
    '• Trained nurses',
    '• Cared for patients',
    'Nurse',
  ])
  expect(texts([line(200, 'e Cared for patients'), line(240, 'Nurse')])[0]).toBe('e Cared for patients')
})

test('stains are no words, but an unsure bullet stays', () => {
  const stained = line(200, '~ Trained nurses')
  for (const [at, word] of stained.words.entries()) if (at !== 1) word.confidence = 10
  expect(texts([stained])).toEqual(['• Trained'])
  expect(texts([line(200, 'xq vv', { confidence: 20 })])).toEqual([])
})

test('letters of nearly one height are of one size, a headline is not', () => {
  const sizes = toRuns(
    [line(100, 'Philippa', { height: 37.2 }), line(200, 'one two three'), line(240, 'four five', { height: 20 })],
    0.5,
  )
  expect(sizes.map(({ size }) => size)).toEqual([20, 10, 10])
})

test('shreds are not words', () => {
  expect(readsAsWords([line(200, 'Charge Nurse 2021 |')])).toBe(true)
  expect(readsAsWords([line(200, '0 z> 22 J 3• Am0 Jpg Q 8882')])).toBe(false)
  expect(readsAsWords([])).toBe(false)
})
