import { describe, expect, test } from 'vitest'
import { FACE_BOX, smileCurve } from './smile-curve.ts'

describe('the smile', () => {
  test.each([
    [0, 'M25.05 75.69A238.73 238.73 0 0 0 74.95 75.69'],
    [12, 'M19.91 72.59A104.84 104.84 0 0 0 80.09 72.59'],
    [47, 'M8.61 58.65A55.85 55.85 0 0 0 91.39 58.65'],
    [71, 'M5.37 46.22A47.75 47.75 0 0 0 94.63 46.22'],
    [93, 'M6.26 34.19A43.75 43.75 0 0 0 93.74 34.19'],
    [100, 'M7.34 30.45A42.82 42.82 0 1 0 92.66 30.45'],
  ])('for %i is the drawn one', (value, path) => {
    expect(smileCurve(value)).toBe(path)
  })

  test.each([
    [12, 'M8.21 17.64A13.21 13.21 0 0 0 15.79 17.64'],
    [93, 'M6.49 12.81A5.51 5.51 0 0 0 17.51 12.81'],
  ])('in the disc for %i is the same curve, smaller', (value, path) => {
    expect(smileCurve(value, FACE_BOX)).toBe(path)
  })

  test('does not leave its ends', () => {
    expect(smileCurve(-5)).toBe(smileCurve(0))
    expect(smileCurve(140)).toBe(smileCurve(100))
  })
})
