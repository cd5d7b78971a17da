import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findDateRanges, findDates, withoutDates } from './dates.ts'

const written = (text: string) =>
  findDateRanges(text).map((range) => `${range.start} ${range.isCurrent ? 'now' : range.end}`)

describe('periods', () => {
  test.each([
    ['Mar 2021 - Present', '2021-03 now'],
    ['Mar, 2021 – Current', '2021-03 now'],
    ['Oct. 2015 – May 2019', '2015-10 2019-05'],
    ['2021-03-01 - Present', '2021-03 now'],
    ['2021-03-01 —', '2021-03 now'],
    ['01/2018 – 12/2020', '2018-01 2020-12'],
    ['2018/01 - 2019/03', '2018-01 2019-03'],
    ['8/2011 to 5/2014', '2011-08 2014-05'],
    ['01.02.2018 - 31.12.2020', '2018-02 2020-12'],
    ['12/15/2018 - 01/20/2020', '2018-12 2020-01'],
    ['05/19 - 08/20', '2019-05 2020-08'],
    ["Sept '19 – Jan '21", '2019-09 2021-01'],
    ['Jun - Aug 2020', '2020-06 2020-08'],
    ['Nov – Feb 2020', '2019-11 2020-02'],
    ['Q1 2020 - Q3 2021', '2020-01 2021-07'],
    ['20 March 2018 - 5 May 2019', '2018-03 2019-05'],
    ['2015-18', '2015-01 2018-01'],
    ['2017 - 2019', '2017-01 2019-01'],
    ['2018 – 2018', '2018-01 2018-12'],
    ['2020 –', '2020-01 now'],
    ['2019 onwards', '2019-01 now'],
    ['since 2018', '2018-01 now'],
    ['from May 2018 until now', '2018-05 now'],
    ['2015 bis heute', '2015-01 now'],
    ['seit März 2020', '2020-03 now'],
    ['janv. 2018 à déc. 2020', '2018-01 2020-12'],
    ['depuis septembre 2019', '2019-09 now'],
    ['Enero 2018 - actualidad', '2018-01 now'],
    ['van 2015 tot heden', '2015-01 now'],
    ['sep 2016 – dec 2020', '2016-09 2020-12'],
    ['02/2017 – in corso', '2017-02 now'],
    ['dal 2015 al 2018', '2015-01 2018-01'],
  ])('%s', (text, expected) => {
    expect(written(text)).toEqual([expected])
  })

  test.each(['(555) 123-2019', 'ISO 9001-2015', 'served 2000 - 3000 guests', 'Room 2019', 'version 2.2019.1'])(
    '%s is none',
    (text) => {
      expect(written(text)).toEqual([])
    },
  )

  test('two periods in a line are both found', () => {
    expect(written('2021 - 2022, 2018 - 2019')).toEqual(['2021-01 2022-01', '2018-01 2019-01'])
  })

  test('any month and year is found again, whatever the way of writing', () => {
    const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
    const month = fc.integer({ min: 1, max: 12 })
    const year = fc.integer({ min: 1960, max: 2035 })
    fc.assert(
      fc.property(month, year, fc.integer({ min: 0, max: 3 }), (m, y, way) => {
        const two = String(m).padStart(2, '0')
        const start = [`${names[m - 1]} ${y}`, `${two}/${y}`, `${y}-${two}`, `${two}.${y}`][way]
        expect(findDateRanges(`${start} - Present`)[0]).toMatchObject({ start: `${y}-${two}`, isCurrent: true })
      }),
    )
  })
})

describe('single dates', () => {
  test('a month is one month, a year a whole year, a season three months', () => {
    const spans = ['March 2018', '2018', 'Summer 2022'].map((text) => findDates(text).map((at) => [at.start, at.end]))
    expect(spans).toEqual([[['2018-03', '2018-03']], [['2018-01', '2018-12']], [['2022-06', '2022-08']]])
  })

  test('percentages, money and decimals are no years', () => {
    expect(findDates('grew 2019% to $2,000')).toEqual([])
  })
})

test('taking a period out leaves the words and no stray marks', () => {
  const without = (text: string) => withoutDates(text, findDateRanges(text))
  expect(without('Engineer | Acme | 2019 - 2021')).toBe('Engineer | Acme')
  expect(without('Acme Works (Jan 2019 – Feb 2021)')).toBe('Acme Works')
  expect(without('Jun, 2018 - Feb, 2021 2 years 9 months')).toBe('')
})
