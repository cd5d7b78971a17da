import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Every pair that may stand on each other. A pair that is missing here is not allowed on a screen. */
const TEXT: Record<string, string[]> = {
  ink: [
    'paper',
    'sunk',
    'surface',
    'raised',
    'brand-soft',
    'action-soft',
    'locked-soft',
    'track',
    'good-soft',
    'warn-soft',
    'bad-soft',
  ],
  'ink-soft': ['paper', 'sunk', 'surface', 'raised', 'brand-soft', 'action-soft'],
  action: ['paper', 'sunk', 'surface', 'raised', 'action-soft', 'brand-soft', 'locked-soft'],
  surface: ['ink', 'bad'],
  'action-hover': ['surface'],
  'action-ink': ['action', 'action-hover'],
  'brand-ink': ['brand'],
  good: ['paper', 'surface', 'raised', 'good-soft'],
  warn: ['paper', 'surface', 'raised', 'warn-soft'],
  bad: ['paper', 'surface', 'raised', 'bad-soft'],
  locked: ['paper', 'surface', 'raised', 'locked-soft'],
}
const MARKS: Record<string, string[]> = {
  'line-strong': ['surface', 'paper', 'raised'],
  'brand-edge': ['paper', 'surface', 'raised', 'brand-soft'],
  focus: ['paper', 'surface', 'raised', 'brand-soft'],
  data: ['surface', 'paper', 'track'],
  'data-2': ['surface', 'raised'],
}

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')
const light = colours(css.slice(0, css.indexOf('[data-theme="dark"]')))
const dark = { ...light, ...colours(css.slice(css.indexOf('[data-theme="dark"]'))) }

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, theme) => {
  test.each(pairs(TEXT))('%s can be read on %s', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(pairs(MARKS))('%s can be seen on %s', (mark, ground) => {
    expect(contrast(theme[mark], theme[ground])).toBeGreaterThanOrEqual(3)
  })
})

test('the measure agrees with a known pair', () => {
  expect(contrast(light.ink, light.paper)).toBeCloseTo(14.86, 2)
  expect(contrast(dark.ink, dark.paper)).toBeCloseTo(16.1, 2)
})

function pairs(table: Record<string, string[]>): [string, string][] {
  return Object.entries(table).flatMap(([mark, grounds]) => grounds.map((ground): [string, string] => [mark, ground]))
}

function colours(rules: string): Record<string, string> {
  return Object.fromEntries(
    [...rules.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]),
  )
}

/** WCAG 2.2, relative luminance. */
function contrast(one: string | undefined, other: string | undefined): number {
  if (!one || !other) throw new Error('A token of this pair is not in tokens.css.')
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
